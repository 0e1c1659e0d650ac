import { findComponent, VERSION } from './components';
import type { Document } from './document';
import type { Integrity, IntegrityFinder, Range } from './integrity';
import { explainPath, explainComputed } from './mentions';
import { explainMissingScript } from './missing-parts';
import { reasons } from './reasons';

// A script of the reference, or another mention of its host. AMD loaders add the file extension themselves, so it may be missing.
// The slashes may be escaped, as in JSON. The provider's other host also serves the scripts.
const mentionPattern =
  /(?:https?:)?(?:\\?\/\\?\/)?(?:js|assets(?=\.braintreegateway\.com\\?\/web\\?\/[\d.]+\\?\/js\\?\/))\.braintreegateway\.com(?:\\?\/web\\?\/(\d+\.\d+\.\d+)\\?\/js\\?\/([a-z\d-]+?)((?:\.min)?(?:\.js|(?=["'`]))))?/g;
/** Copies on public hosts that serve npm packages. */
const copyPattern =
  /(?:https?:)?\/\/(?:[\w-]+\.)*(?:jsdelivr\.net|unpkg\.com|esm\.sh|esm\.run|skypack\.dev|jspm\.io|cloudflare\.com)\/(?:[\w.:@-]+\/)*braintree-web(-drop-in)?(?![\w-])(@[12]\b)?[^\s"'`<>)]*/g;

/**
 * Points the script addresses in a part of a document to the asset host, with their integrity hashes, or reports why they are left.
 * @param visible the document, in which comments may be blank
 */
export function changeScriptUrls(document: Document, visible: string, { start, end }: Range, { find }: IntegrityFinder): void {
  const text = visible.slice(start, end);
  for (const found of text.matchAll(mentionPattern)) {
    const [url, version, module, extension] = found;
    const at = start + found.index;
    if (version && module && extension !== undefined) changeUrl(document, { at, url, module, extension, integrity: find(at) });
    else leaveUrl(document, at, text.slice(found.index + url.length, found.index + url.length + LONGEST_PATH));
  }
  for (const { 0: url, 1: dropIn, 2: second, index } of text.matchAll(copyPattern)) {
    document.leave(start + index, url, dropIn ? reasons.dropIn : second ? reasons.version2 : reasons.copy);
  }
}

/** Long enough to tell what an address is. */
const LONGEST_PATH = 500;

function leaveUrl(document: Document, at: number, rest: string): void {
  const reason = explainPath(/^[^\s"'`<>)]*/.exec(rest)?.[0] ?? '');
  const line = document.readLine(at);
  document.leave(at, line, reason === reasons.computed ? explainComputed(line) : reason);
}

interface ScriptUrl {
  readonly at: number;
  readonly url: string;
  readonly module: string;
  readonly extension: string;
  readonly integrity: Integrity;
}

function changeUrl(document: Document, { at, url, module, extension, integrity }: ScriptUrl): void {
  const { assets, integrity: hashes, shop } = document.options;
  const component = findComponent(module);
  if (!component) return document.leave(at, url, explainMissingScript(module) ?? reasons.script);
  document.components.add(component);
  const path = `js/${module}${extension}`;
  const hash = hashes?.[path] ?? hashes?.[`${path}.js`];
  if (!assets) return document.leave(at, url, reasons.assets);
  if (shop?.movedScripts?.has(module) === false) return document.leave(at, url, reasons.expected);
  if (integrity === 'unclear') return document.leave(at, url, reasons.unclearHash);
  if (integrity && !hash) return document.leave(at, url, reasons.hash);
  const address = `${assets.replace(/\/$/, '')}/web/${VERSION}/${path}`;
  document.replace(at, at + url.length, url.includes('\\/') ? address.replaceAll('/', '\\/') : address);
  if (integrity && hash) document.replace(integrity.start, integrity.end, hash);
}

/** Reports the hashes whose script is named elsewhere: a changed address in another file may be the one. */
export function leaveHashes(document: Document, { strays }: IntegrityFinder): void {
  const { assets, integrity = {} } = document.options;
  const hashes = Object.values(integrity);
  if (!assets || !/braintree/i.test(document.source)) return;
  for (const at of strays) {
    const line = document.readLine(at);
    if (!hashes.some((hash) => document.source.startsWith(hash, at))) document.leave(at, line, reasons.strayHash);
  }
}
