import { findComponent } from './components';
import { explainMissingScript } from './missing-parts';
import { reasons } from './reasons';

// Not `@other/braintree-web`, and not a file of the shop, `./braintree-web`.
const name =
  /(?<quote>["'`^]|node_modules\/)?(?<![\w-]|\.\/)(?<!@(?!types\/)[\w.-]+\/)braintree-web(?<dropIn>-drop-in(?:-react)?)?(?![\w-])/;
const host =
  /(?:\bjs|(?<=2F)js|\bassets(?=\.braintreegateway\.com\\?\/web\\?\/[^\s"'`<>)]{0,100}\/js\b))\.braintreegateway\.com(?<path>[^\s"'`<>)]*)/;
/** The end of an address whose host, and perhaps whose version, is put together. Version 3 brought the folder; Tender's scripts have another version. */
const tail =
  /\/web\/(?!3\.118\.2\/)(?:[3-9]\.\d+\.\d+|\/?[$<{%#"'`+][^\n/]{0,80}(?:\/[^\n/]{0,40})?)\/js\/(?<script>[a-z\d-]+)(?=(?:\.min)?(?:\.js|["'`]))/;
const pattern = new RegExp(`${name.source}|${host.source}|${tail.source}`, 'g');

/** A place in a text that names the reference. */
export interface Mention {
  readonly index: number;
  readonly reason: string;
}

export function isMention(text: string): boolean {
  return text.search(pattern) >= 0;
}

/** Lists the lines of a text with other names that contain `braintree-web`, such as `./braintree-web` or `braintree-webhooks`. */
export function findSimilarNames(text: string): number[] {
  if (!text.includes('braintree-web')) return [];
  const rest = text.replace(pattern, '');
  return rest.includes('braintree-web') ? rest.split('\n').flatMap((line, at) => (line.includes('braintree-web') ? [at + 1] : [])) : [];
}

/** Whether a text names the package itself. Drop-in is another package, which brings its own copy. */
export function namesReference(text: string): boolean {
  return findMentions(text).some(({ reason }) => reason !== reasons.dropIn);
}

/** Finds every place of a text that names the package, its types, Drop-in, or the host of their scripts. */
export function findMentions(text: string): Mention[] {
  return [...text.matchAll(pattern)].map(({ index, groups }) => ({
    index: index + (groups?.['quote']?.length ?? 0),
    reason: explain(groups ?? {}),
  }));
}

function explain({ dropIn, path, quote, script }: Record<string, string | undefined>): string {
  if (dropIn) return reasons.dropIn;
  if (script) return explainComputed(script);
  if (path !== undefined) return explainPath(path);
  return quote ? reasons.string : reasons.mention;
}

/** Explains an address that is left. @param path what follows the host, as far as it is known */
export function explainPath(path: string): string {
  const text = path.replaceAll('\\/', '/');
  if (text.startsWith('/web/dropin/')) return reasons.dropIn;
  if (/^\/(v[12]|js\/braintree-[12])\b/.test(text)) return reasons.version2;
  if (!/^\/web(?:\/|$)/.test(text)) return reasons.policy;
  const missing = explainMissingScript(/\/js\/([a-z\d-]+?)(?:\.min)?(?:\.js|$)/.exec(text)?.[1] ?? '');
  if (missing) return missing;
  return /^\/web\/\d+\.\d+\.\d+\/js\/[a-z-]+(\.min)?\.js/.test(text) ? reasons.address : reasons.computed;
}

/** Whether a reason says that the code puts an address or a name together. The component may follow. */
export function isComputed(reason: string): boolean {
  return reason.startsWith(reasons.computed);
}

/** Explains an address or a name that is put together at run time, and names the components that its line names. */
export function explainComputed(line: string): string {
  const modules = line.match(/[a-z]+(?:-[a-z\d]+)*/g) ?? [];
  const found = new Set(modules.flatMap((module) => findComponent(module) ?? []));
  const missing = modules.flatMap((module) => explainMissingScript(module) ?? []);
  if (found.size === 0 && missing[0]) return missing[0];
  const names = found.size > 0 ? `; it names ${[...found].join(', ')}` : '';
  return reasons.computed + names + (missing[0] ? `; and ${missing[0]}` : '');
}
