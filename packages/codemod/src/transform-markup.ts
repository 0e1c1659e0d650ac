import { closeDocument, openDocument } from './document';
import { SourceError, type TransformOptions, type TransformResult } from './report';
import { transformScript } from './script/transform-script';
import { changeScriptUrls } from './script-urls';
import { leaveNames } from './transform-settings';

const comment = /<!--[^]*?-->|<%--[^]*?--%>|<%#[^]*?%>|\{\{!--[^]*?--\}\}|\{#[^]*?#\}/;
const script = /<script\b((?:"[^"]*"|'[^']*'|<\?[^]*?\?>|<%[^]*?%>|[^>"'])*)>([^]*?)<\/script\s*>/;
const parts = new RegExp(`(?:${comment.source})|(${script.source})`, 'gi');

/**
 * Transforms pages, templates and single-file components: script URLs outside comments, and imports inside script elements. A template language may
 * put expressions into a script so that it no longer parses; the imports of such a script are left.
 * @throws SourceError when a script of a single-file component does not parse
 */
export function transformMarkup(source: string, extension: string, options: TransformOptions): TransformResult {
  const document = openDocument(source, options);
  const component = extension === 'vue' || extension === 'svelte';
  let position = 0;
  for (const found of source.matchAll(parts)) {
    const [whole, element, attributes = '', body = ''] = found;
    changeUrls(position, found.index);
    position = found.index + whole.length;
    if (element === undefined) continue; // a comment
    const start = found.index + whole.lastIndexOf(body, whole.lastIndexOf('</'));
    changeUrls(found.index, body ? start : position);
    if (!body) continue;
    if (isScript(attributes) && changeBody(start, body, attributes)) continue;
    if (/\bimportmap\b/i.test(attributes)) leaveNames(document, start, body);
    changeUrls(start, start + body.length);
  }
  changeUrls(position, source.length);
  return closeDocument(document);

  function changeUrls(start: number, end: number): void {
    changeScriptUrls(document, start, source.slice(start, end));
  }

  /** Transforms the body of a script element. Returns whether it parses as a script. */
  function changeBody(start: number, body: string, attributes: string): boolean {
    const language = /\blang\s*=\s*["']?(tsx?|jsx)\b/i.exec(attributes)?.[1]?.toLowerCase() ?? 'js';
    const before = document.lineAt(start) - 1;
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

/** Whether a script element holds JavaScript or TypeScript, and not JSON, a template or an import map. */
function isScript(attributes: string): boolean {
  const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1];
  return !type || /^(module|(text|application)\/(javascript|ecmascript|babel|typescript))$/i.test(type);
}
