import type { Policy } from './content-security-policy';

export const FORMATS = ['header', 'meta', 'json', 'nginx', 'helmet'] as const;

export type Format = (typeof FORMATS)[number];

export function isFormat(name: string): name is Format {
  return FORMATS.some((format) => format === name);
}

/** The policy as it is written where it goes. */
export function formatPolicy({ directives, header }: Policy, format: Format): string {
  switch (format) {
    case 'header':
      return `Content-Security-Policy: ${header}`;
    case 'meta': // browsers heed `frame-ancestors` in the header only, and complain of it elsewhere
      return `<meta http-equiv="Content-Security-Policy" content="${header.replace(/; frame-ancestors [^;]*/, '')}">`;
    case 'json':
      return JSON.stringify(directives, undefined, 2);
    case 'nginx':
      return `add_header Content-Security-Policy "${header}" always;`;
    case 'helmet':
      return `helmet({ contentSecurityPolicy: ${JSON.stringify({ useDefaults: false, directives: helmetDirectives(directives) }, undefined, 2)} })`;
  }
}

/** Helmet's own list has no Trusted Types under a name in camel case of its own, but takes any directive so. */
function helmetDirectives(directives: Policy['directives']): Record<string, readonly string[]> {
  const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(directives).map(([name, sources]) => [camel(name), sources]));
}
