import { findComponent, VERSION } from './components';
import type { Document } from './document';
import type { Integrity, Range } from './integrity';
import { explainPath, nameComponent } from './mentions';
import { reasons } from './reasons';

// A script of the reference, or another mention of its host. AMD loaders add the file extension themselves, so it may be missing.
const mentionPattern =
  /(?:https?:)?(?:\/\/)?\bjs\.braintreegateway\.com(?:\/web\/(\d+\.\d+\.\d+)\/js\/([a-z-]+?)((?:\.min)?(?:\.js|(?=["'`]))))?/g;
/** Copies on public hosts that serve npm packages. */
const copyPattern =
  /(?:https?:)?\/\/(?:[\w-]+\.)*(?:jsdelivr\.net|unpkg\.com|esm\.sh|esm\.run|skypack\.dev|jspm\.io|cloudflare\.com)\/(?:[\w.:@-]+\/)*braintree-web(-drop-in)?(?![\w-])[^\s"'`<>)]*/g;

/**
 * Points the script addresses in a part of a document to the asset host, with their integrity hashes, or reports why they are left.
 * @param visible the document, in which comments may be blank
 */
export function changeScriptUrls(
  document: Document,
  visible: string,
  { start, end }: Range,
  findIntegrity: (at: number) => Integrity,
): void {
  const text = visible.slice(start, end);
  for (const found of text.matchAll(mentionPattern)) {
    const [url, version, module, extension] = found;
    const at = start + found.index;
    if (version && module && extension !== undefined) changeUrl(document, { at, url, module, extension, integrity: findIntegrity(at) });
    else leaveUrl(document, at, text.slice(found.index + url.length));
  }
  for (const { 0: url, 1: dropIn, index } of text.matchAll(copyPattern)) {
    document.leave(start + index, url, dropIn ? reasons.dropIn : reasons.copy);
  }
}

function leaveUrl(document: Document, at: number, rest: string): void {
  const reason = explainPath(/^[^\s"'`<>)]*/.exec(rest)?.[0] ?? '');
  const line = document.readLine(at);
  document.leave(at, line, reason === reasons.computed ? reason + nameComponent(line) : reason);
}

interface ScriptUrl {
  readonly at: number;
  readonly url: string;
  readonly module: string;
  readonly extension: string;
  readonly integrity: Integrity;
}

function changeUrl(document: Document, { at, url, module, extension, integrity }: ScriptUrl): void {
  const { assets, integrity: hashes } = document.options;
  const component = findComponent(module);
  if (!component) return document.leave(at, url, reasons.script);
  document.components.add(component);
  const path = `js/${module}${extension}`;
  const hash = hashes?.[path] ?? hashes?.[`${path}.js`];
  if (!assets) return document.leave(at, url, reasons.assets);
  if (integrity === 'unclear') return document.leave(at, url, reasons.unclearHash);
  if (integrity && !hash) return document.leave(at, url, reasons.hash);
  document.replace(at, at + url.length, `${assets.replace(/\/$/, '')}/web/${VERSION}/${path}`);
  if (integrity && hash) document.replace(integrity.start, integrity.end, hash);
}
