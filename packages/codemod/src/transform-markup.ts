import type { Document } from './document';
import { createIntegrityFinder, type Range } from './integrity';
import { SourceError } from './report';
import { changeScriptUrls } from './script-urls';
import { transformScript } from './script/transform-script';
import { hideComments } from './template-comments';

/**
 * Transforms pages, templates and single-file components: script addresses outside comments, and imports inside script elements. A template language
 * may put expressions into a script so that it no longer parses; the imports of such a script are left.
 * @throws SourceError when a script of a single-file component does not parse
 */
export function transformMarkup(document: Document, extension: string): void {
  let visible = hideComments(document.source, extension);
  const isComponent = extension === 'vue' || extension === 'svelte';
  const tags = listTags(visible);
  for (const { start, end } of tags) {
    if (!/^<script\b/i.test(visible.slice(start, end))) continue;
    const close = visible.slice(end).search(/<\/script\s*>/i);
    const language = readLanguage(visible.slice(start, end));
    if (close <= 0 || !language) continue;
    const body = { start: end, end: end + close };
    if (changeBody(body, language)) visible = blank(visible, body);
  }
  const findIntegrity = createIntegrityFinder(visible, 0, () => [...tags, ...listRegions(visible)]);
  changeScriptUrls(document, visible, { start: 0, end: visible.length }, findIntegrity);

  /** Transforms the body of a script element. Returns whether it parses as a script. */
  function changeBody(body: Range, language: string): boolean {
    try {
      transformScript(document, { ...body, language });
      return true;
    } catch (error) {
      if (isComponent || !(error instanceof SourceError)) throw error;
      return false;
    }
  }
}

function blank(text: string, { start, end }: Range): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end);
}

/** The language of a script element. Undefined for JSON, a template or an import map. */
function readLanguage(tag: string): string | undefined {
  const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(tag)?.[1];
  if (type && !/^(module|(text|application)\/(javascript|ecmascript|babel|typescript))$/i.test(type)) return undefined;
  return /\blang\s*=\s*["']?(tsx?|jsx)\b/i.exec(tag)?.[1]?.toLowerCase() ?? 'js';
}

/** Lists the opening tags of scripts and links. A tag ends at the first `>` outside quotes, braces and expressions of a template language. */
function listTags(text: string): Range[] {
  const tags: Range[] = [];
  for (const { index } of text.matchAll(/<(?:script|link)\b/gi)) {
    if (index < (tags.at(-1)?.end ?? 0)) continue;
    const end = findTagEnd(text, index + 1);
    if (end > index) tags.push({ start: index, end });
  }
  return tags;
}

const closers: Readonly<Record<string, string>> = { '"': '"', "'": "'", '<?': '?>', '<%': '%>', '{': '}' };

function findTagEnd(text: string, from: number): number {
  const stops = /["'{>]|<[?%]/g;
  for (stops.lastIndex = from; ;) {
    const opener = stops.exec(text)?.[0];
    if (opener === undefined) return -1;
    if (opener === '>') return stops.lastIndex;
    const closer = closers[opener] ?? '';
    const end = text.indexOf(closer, stops.lastIndex);
    if (end < 0) return -1;
    stops.lastIndex = end + closer.length;
  }
}

/** Lists what may hold an address together with its hash in a template: expressions, calls and lines. */
function listRegions(text: string): Range[] {
  const regions = text.matchAll(/<%[^]*?%>|<\?[^]*?\?>|\{\{[^]*?\}\}|\{%[^]*?%\}|\([^()]*\)|\{[^{}]*\}/g);
  const lines = text.matchAll(/[^\n]+/g);
  return [...regions, ...lines].map(({ 0: region, index }) => ({ start: index, end: index + region.length }));
}
