import { closeDocument, openDocument } from './document';
import { SourceError, type TransformOptions, type TransformResult } from './report';
import { transformScript } from './script/transform-script';
import { changeScriptUrls } from './script-urls';
import { leaveNames } from './transform-settings';

const comment = /<!--[^]*?-->|<%--[^]*?--%>|<%#[^]*?%>|\{\{!--[^]*?--\}\}|\{#[^]*?#\}/;
const script = /<script\b((?:"[^"]*"|'[^']*'|<\?[^]*?\?>|<%[^]*?%>|[^>"'])*)>([^]*?)<\/script\s*>/;
const parts = new RegExp(`(?:${comment.source})|(${script.source})`, 'gi');

/**
 * Pages, templates and single-file components: addresses of scripts anywhere but in comments, and imports inside script elements. What a
 * template language adds to a script may make it no script any more; then its imports are left.
 * @throws SourceError in a single-file component only
 */
export function transformMarkup(source: string, ending: string, options: TransformOptions): TransformResult {
  const document = openDocument(source, options);
  const component = ending === 'vue' || ending === 'svelte';
  let outside = 0;
  for (const found of source.matchAll(parts)) {
    const [whole, element, attributes = '', body = ''] = found;
    lookAt(outside, found.index);
    outside = found.index + whole.length;
    if (element === undefined) continue; // a comment
    const start = found.index + whole.lastIndexOf(body, whole.lastIndexOf('</'));
    lookAt(found.index, body ? start : outside);
    if (!body) continue;
    if (isScript(attributes) && changeBody(start, body, attributes)) continue;
    if (/\bimportmap\b/i.test(attributes)) leaveNames(document, start, body);
    lookAt(start, start + body.length);
  }
  lookAt(outside, source.length);
  return closeDocument(document);

  function lookAt(start: number, end: number): void {
    changeScriptUrls(document, start, source.slice(start, end));
  }

  /** Whether the body could be read as a script. */
  function changeBody(start: number, body: string, attributes: string): boolean {
    const language = /\blang\s*=\s*["']?(tsx?|jsx)\b/i.exec(attributes)?.[1]?.toLowerCase() ?? 'js';
    const before = document.lineOf(start) - 1;
    try {
      const result = transformScript(body, language, options);
      if (result.code !== body) document.edits.update(start, start + body.length, result.code);
      document.changes.push(...result.changes.map((change) => ({ ...change, line: change.line + before })));
      document.left.push(...result.left.map((left) => ({ ...left, line: left.line + before })));
      return true;
    } catch (error) {
      if (component || !(error instanceof SourceError)) throw error;
      if (body.includes('braintree-web')) document.leave(start, 'braintree-web', `a script that does not parse: ${error.message}`);
      return false;
    }
  }
}

/** JSON, templates and import maps are scripts in name only. */
function isScript(attributes: string): boolean {
  const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1];
  return !type || /^(module|(text|application)\/(javascript|ecmascript|babel|typescript))$/i.test(type);
}
