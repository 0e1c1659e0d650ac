import { findComponent } from './components';
import { reasons } from './reasons';

// Not `@other/braintree-web`, and not a file of the shop, `./braintree-web`.
const name =
  /(?<quote>["'`^]|node_modules\/)?(?<![\w-]|\.\/)(?<!@(?!types\/)[\w.-]+\/)braintree-web(?<dropIn>-drop-in(?:-react)?)?(?![\w-])/;
const host = /\bjs\.braintreegateway\.com(?<path>[^\s"'`<>)]*)/;
/** The end of an address whose host is put together, with a version of the reference. Tender's scripts have another version. */
const tail = /(?<=["'`}>)\s])\/web\/(?!3\.118\.2\/)\d+\.\d+\.\d+\/js\/(?<script>[a-z-]+)/;
const pattern = new RegExp(`${name.source}|${host.source}|${tail.source}`, 'g');

/** A place in a text that names the reference. */
export interface Mention {
  readonly index: number;
  readonly reason: string;
}

export function isMention(text: string): boolean {
  return text.search(pattern) >= 0;
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
  if (script) return reasons.computed + nameComponent(script);
  if (path !== undefined) return explainPath(path);
  return quote ? reasons.string : reasons.mention;
}

/** Explains an address that is left. @param path what follows the host, as far as it is known */
export function explainPath(path: string): string {
  const text = path.replaceAll('\\/', '/');
  if (text.startsWith('/web/dropin/')) return reasons.dropIn;
  if (/^\/(v[12]|js\/braintree-[12])\b/.test(text)) return reasons.version2;
  if (!text.startsWith('/web/')) return reasons.policy;
  return /^\/web\/\d+\.\d+\.\d+\/js\/[a-z-]+(\.min)?\.js/.test(text) ? reasons.address : reasons.computed;
}

/** Names the component of an address that is put together at run time, if the line says it. */
export function nameComponent(line: string): string {
  const modules = line.match(/[a-z]+(?:-[a-z]+)*/g) ?? [];
  const found = new Set(modules.flatMap((module) => findComponent(module) ?? []));
  return found.size > 0 ? `; it names ${[...found].join(', ')}` : '';
}
