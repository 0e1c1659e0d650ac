import { findComponent, findOwner, VERSION } from './components';
import type { Document } from './document';
import { reasons } from './reasons';

// A script of the reference, or another mention of its host. AMD loaders add the file extension themselves, so it may be missing.
const mentionPattern =
  /(?:https?:)?(?:\/\/)?\bjs\.braintreegateway\.com(?:\/web\/(\d+\.\d+\.\d+)\/js\/([a-z-]+?)((?:\.min)?(?:\.js|(?=["'`]))))?/g;
/** Copies on public hosts that serve npm packages. */
const copyPattern =
  /(?:https?:)?\/\/(?:[\w-]+\.)*(?:jsdelivr\.net|unpkg\.com|esm\.sh|esm\.run|skypack\.dev|jspm\.io|cloudflare\.com)\/(?:[\w.:@-]+\/)*braintree-web(-drop-in)?(?![\w-])[^\s"'`<>)]*/g;
const integrityPattern = /(\bintegrity\s*=\s*["'])(sha\d+-[^"']+)(["'])/;

/** Points script URLs to the asset host, or reports why they are left. @param offset index of the text in the document */
export function changeScriptUrls(document: Document, offset: number, text: string): void {
  for (const found of text.matchAll(mentionPattern)) {
    const [url, version, module, extension] = found;
    const at = offset + found.index;
    if (!version || !module || extension === undefined) {
      document.leave(at, url, explainMention(text.slice(found.index + url.length)));
      continue;
    }
    const reason = explainScript(document, module, version);
    if (reason) document.leave(at, url, reason);
    else changeUrl(document, at, url, `js/${module}${extension}`);
  }
  for (const { 0: url, 1: dropIn, index } of text.matchAll(copyPattern))
    document.leave(offset + index, url, dropIn ? reasons.dropIn : reasons.copy);
}

/** @param path what follows the host */
function explainMention(path: string): string {
  if (path.startsWith('/web/dropin/')) return reasons.dropIn;
  return path.startsWith('/web/') ? reasons.computed : reasons.policy;
}

function explainScript({ options }: Document, module: string, version: string): string | undefined {
  const component = findComponent(module);
  if (!component) return 'not a script that Tender has';
  if (findOwner(component) === 'reference')
    return `${component} ${reasons.stays}${version === VERSION ? '' : `, and load it as ${VERSION}`}`;
  return options.assets ? undefined : 'say where your asset host is: --assets <origin>';
}

/** Replaces a URL, and the `integrity` hash of its tag. */
function changeUrl(document: Document, at: number, url: string, path: string): void {
  const { assets, integrity: hashes } = document.options;
  const tag = findTag(document.source, at, url.length);
  const held = tag && integrityPattern.exec(tag.text);
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

function findTag(source: string, at: number, length: number): { start: number; text: string } | undefined {
  const start = source.lastIndexOf('<', at);
  const end = source.indexOf('>', at + length);
  const text = source.slice(start, end);
  return start >= 0 && end > at && /^<(script|link)\b[^<>]*$/i.test(text) ? { start, text } : undefined;
}
