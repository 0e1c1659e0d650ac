import type { Policy } from '@tender/csp';

/** What a policy leaves to the shop, its own files and its server; and the policy by which Tender loads scripts. */
const ofTheShop = ["'self'", "'none'", "'script'", "'unsafe-inline'", 'data:', 'tender'];

/** The hosts of a policy, each with its directive: `connect-src https://api.example`. */
export function sourcesOf({ directives }: Policy): string[] {
  return Object.entries(directives).flatMap(([directive, sources]) =>
    sources.filter((source) => !ofTheShop.includes(source)).map((source) => `${directive} ${source}`),
  );
}

/** Whether a source takes in an origin, both with their directives or both without. */
export function covers(source: string, origin: string): boolean {
  if (source.endsWith(' https:')) return origin.startsWith(`${source}//`);
  const [before, site] = source.split('*.');
  return site === undefined ? source === origin : origin.startsWith(before ?? '') && origin.endsWith(`.${site}`);
}
