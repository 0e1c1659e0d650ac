import type { Policy } from './content-security-policy';
import { formatDirectives } from './format-directives';

/** The formats of `formatPolicy`. */
export const FORMATS = ['header', 'meta', 'json', 'nginx', 'helmet'] as const;

/** Where the policy is written: an HTTP header, a meta element, JSON, an nginx configuration, or the options of helmet. */
export type PolicyFormat = (typeof FORMATS)[number];

export function isFormat(name: string): name is PolicyFormat {
  return FORMATS.some((format) => format === name);
}

/**
 * Writes the directives of a policy in the syntax of their destination. You may have added directives and sources of your own.
 * @throws CSP_INVALID_SOURCE when one of them has a character that would end a directive, a header, an attribute or a string
 * @example formatPolicy(contentSecurityPolicy({ methods: ['venmo'] }), 'nginx');
 */
export function formatPolicy({ directives }: Pick<Policy, 'directives'>, format: PolicyFormat): string {
  const header = formatDirectives(directives);
  switch (format) {
    case 'header':
      return `Content-Security-Policy: ${header}`;
    case 'meta': // browsers ignore `frame-ancestors` outside the header and log a warning
      return `<meta http-equiv="Content-Security-Policy" content="${formatDirectives(omitHeaderOnly(directives)).replaceAll('&', '&amp;')}">`;
    case 'json':
      return JSON.stringify(directives, undefined, 2);
    case 'nginx':
      return `add_header Content-Security-Policy "${header}" always;`;
    case 'helmet':
      return `helmet({ contentSecurityPolicy: ${JSON.stringify({ useDefaults: false, directives: toHelmetDirectives(directives) }, undefined, 2)} })`;
  }
}

/** Helmet accepts every directive in camel case, including those of Trusted Types, which its documentation does not list. */
function toHelmetDirectives(directives: Policy['directives']): Record<string, readonly string[]> {
  const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(directives).map(([name, sources]) => [camel(name), sources]));
}

function omitHeaderOnly({ 'frame-ancestors': _, ...rest }: Policy['directives']): Policy['directives'] {
  return rest;
}
