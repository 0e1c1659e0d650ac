import type { Document } from './document';
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
  const scripts = tags.map((tag) => findBody(text, tag)).filter((body) => body !== undefined);
  const done = [...(extension === 'astro' ? findFrontMatter(text) : []), ...scripts].filter(changeBody);
  const visible = blank(text, done);
  const integrity = createIntegrityFinder(visible, 0, () => [...tags, ...listRegions(visible)]);
  changeScriptUrls(document, visible, { start: 0, end: visible.length }, integrity);
  leaveHashes(document, integrity);

  /** Transforms the body of a script element. Returns whether it parses as a script. */
  function changeBody(script: Script): boolean {
    try {
      transformScript(document, script);
      return true;
    } catch (error) {
      if (isComponent || !(error instanceof SourceError)) throw error;
      return false;
    }
  }
}

const closing = /<\/script\s*>/gi;

/** Finds the script that follows an opening tag. Undefined for links, and for elements with JSON, a template or an import map. */
function findBody(text: string, { start, end }: Range): Script | undefined {
  const tag = text.slice(start, end);
  const language = /^<script\b/i.test(tag) ? readLanguage(tag) : undefined;
  if (!language) return undefined;
  closing.lastIndex = end;
  const close = closing.exec(text)?.index ?? end;
  return close > end ? { start: end, end: close, language } : undefined;
}

/** The script at the top of an Astro component, between two lines of dashes. */
function findFrontMatter(text: string): Script[] {
  const { 0: all, 1: fence = '' } = /^(\s*---\r?\n)[^]*?\n(?=---)/.exec(text) ?? [''];
  return all ? [{ start: fence.length, end: all.length, language: 'ts' }] : [];
}

/** Replaces parts of a text with spaces. */
function blank(text: string, parts: readonly Range[]): string {
  let at = 0;
  const kept = parts.map(({ start, end }) => {
    const before = text.slice(at, start);
    at = end;
    return before + text.slice(start, end).replace(/[^\n]/g, ' ');
  });
  return kept.join('') + text.slice(at);
}

/** The language of a script element. Undefined for JSON, a template or an import map. */
function readLanguage(tag: string): string | undefined {
  const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(tag)?.[1];
  if (type && !/^(module|(text|application)\/(javascript|ecmascript|babel|typescript))$/i.test(type)) return undefined;
  return /\blang\s*=\s*["']?(tsx?|jsx)\b/i.exec(tag)?.[1]?.toLowerCase() ?? 'js';
}
