import { componentOf, ownerOf, VERSION } from './components';
import type { Document } from './document';
import { reasons } from './reasons';

// A script of the reference's, or another mention of the host that serves them. AMD loaders add the ending themselves.
const mention =
  /(?:https?:)?(?:\/\/)?\bjs\.braintreegateway\.com(?:\/web\/(\d+\.\d+\.\d+)\/js\/([a-z-]+?)((?:\.min)?(?:\.js|(?=["'`]))))?/g;
/** Hosts of what is on npm. */
const copy =
  /(?:https?:)?\/\/(?:[\w-]+\.)*(?:jsdelivr\.net|unpkg\.com|esm\.sh|esm\.run|skypack\.dev|jspm\.io|cloudflare\.com)\/(?:[\w.:@-]+\/)*braintree-web(-drop-in)?(?![\w-])[^\s"'`<>)]*/g;
const integrity = /(\bintegrity\s*=\s*["'])(sha\d+-[^"']+)(["'])/;

/** Script addresses in a stretch of text, which begins at `offset`: to your asset host, or left with the reason. */
export function changeScriptUrls(document: Document, offset: number, text: string): void {
  for (const found of text.matchAll(mention)) {
    const [url, version, module, ending] = found;
    const at = offset + found.index;
    if (!version || !module || ending === undefined) {
      document.leave(at, url, reasonFor(text.slice(found.index + url.length)));
      continue;
    }
    const reason = whyLeft(document, module, version);
    if (reason) document.leave(at, url, reason);
    else changeOne(document, at, url, `js/${module}${ending}`);
  }
  for (const { 0: url, 1: dropIn, index } of text.matchAll(copy))
    document.leave(offset + index, url, dropIn ? reasons.dropIn : reasons.copy);
}

/** @param path that follows the host */
function reasonFor(path: string): string {
  if (path.startsWith('/web/dropin/')) return reasons.dropIn;
  return path.startsWith('/web/') ? reasons.computed : reasons.policy;
}

function whyLeft({ options }: Document, module: string, version: string): string | undefined {
  const component = componentOf(module);
  if (!component) return 'not a script that Tender has';
  if (ownerOf(component) === 'theirs') return `${component} ${reasons.stays}${version === VERSION ? '' : `, and load it as ${VERSION}`}`;
  return options.assets ? undefined : 'say where your asset host is: --assets <origin>';
}

/** The address, and with it the hash that its tag holds it to. */
function changeOne(document: Document, at: number, url: string, path: string): void {
  const { assets, integrity: hashes } = document.options;
  const tag = tagAround(document.source, at, url.length);
  const held = tag && integrity.exec(tag.text);
  const hash = hashes?.[path];
  if (held && !hash) {
    document.leave(at, url, 'its tag holds an integrity hash: give the new ones with --integrity <integrity.json of your asset host>');
    return;
  }
  document.replace(at, at + url.length, `${assets?.replace(/\/$/, '')}/web/${VERSION}/${path}`);
  if (!tag || !held || !hash) return;
  const start = tag.start + held.index + (held[1]?.length ?? 0);
  document.replace(start, start + (held[2]?.length ?? 0), hash);
}

function tagAround(source: string, at: number, length: number): { start: number; text: string } | undefined {
  const start = source.lastIndexOf('<', at);
  const end = source.indexOf('>', at + length);
  const text = source.slice(start, end);
  return start >= 0 && end > at && /^<(script|link)\b[^<>]*$/i.test(text) ? { start, text } : undefined;
}
