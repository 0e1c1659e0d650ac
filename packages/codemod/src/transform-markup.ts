import type { Document } from './document';
import { blank } from './enclosed';
import { createIntegrityFinder, type Range } from './integrity';
import { SourceError } from './report';
import { changeScriptUrls, leaveHashes } from './script-urls';
import { transformScript, type Script } from './script/transform-script';
import { listRegions, listTags } from './tags';
import { hideComments } from './template-comments';

/**
 * Transforms pages, templates and single-file components: script addresses outside comments, and imports inside script elements. A template language
 * may put expressions into a script so that it no longer parses; the imports of such a script are left.
 * @throws SourceError when a script of a single-file component does not parse
 */
export function transformMarkup(document: Document, extension: string): void {
  const text = hideComments(document.source, extension);
  const isComponent = /^(vue|svelte|astro)$/.test(extension);
  const tags = listTags(text);
  const scripts = listBodies(text, tags);
  const done = [...(extension === 'astro' ? findFrontMatter(text) : []), ...scripts].filter(changeBody);
  const visible = blank(text, done);
  const integrity = createIntegrityFinder(visible, 0, () => [...tags, ...listRegions(visible)]);
  changeScriptUrls(document, visible, { start: 0, end: visible.length }, integrity);
  leaveHashes(document, integrity);

  /** Transforms the body of a script element. Returns whether nothing is left to change in it as a part of the page: it parses as a script. */
  function changeBody(script: Script): boolean {
    if (!isComponent && !/braintree|\bsha\d/i.test(text.slice(script.start, script.end))) return true;
    try {
      transformScript(document, script);
      return true;
    } catch (error) {
      if (isComponent || !(error instanceof SourceError)) throw error;
      return false;
    }
  }
}

/** Lists the scripts that follow opening tags. Links, and elements with JSON, a template or an import map, have none. */
function listBodies(text: string, tags: readonly Range[]): Script[] {
  const closing = /<\/script\s*>/gi;
  const scripts: Script[] = [];
  let close: number | undefined = -1;
  for (const { start, end } of tags) {
    if (start < (scripts.at(-1)?.end ?? 0)) continue; // in a string of a script
    const tag = text.slice(start, end);
    const language = /^<script\b/i.test(tag) ? readLanguage(tag) : undefined;
    if (!language) continue;
    closing.lastIndex = end;
    if (close !== undefined && close < end) close = closing.exec(text)?.index;
    if (close === undefined) break;
    if (close > end) scripts.push({ start: end, end: close, language });
  }
  return scripts;
}

/** The script at the top of an Astro component, between two lines of dashes. */
function findFrontMatter(text: string): Script[] {
  const { 0: all, 1: fence = '' } = /^(\s*---\r?\n)[^]*?\n(?=---)/.exec(text) ?? [''];
  return all ? [{ start: fence.length, end: all.length, language: 'ts' }] : [];
}

/** The language of a script element. Undefined for JSON, a template or an import map. */
function readLanguage(tag: string): string | undefined {
  const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(tag)?.[1];
  if (type && !/^(module|(text|application)\/(javascript|ecmascript|babel|typescript))$/i.test(type)) return undefined;
  return /\blang\s*=\s*["']?(tsx?|jsx)\b/i.exec(tag)?.[1]?.toLowerCase() ?? 'js';
}
