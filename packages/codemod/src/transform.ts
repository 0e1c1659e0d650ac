import { basename, extname } from 'node:path';
import { openDocument, type Document } from './document';
import { findType } from './find-type';
import { isMention } from './mentions';
import type { TransformOptions, TransformResult } from './report';
import { leaveSecondVersion } from './second-version';
import { transformScript } from './script/transform-script';
import { transformManifest } from './transform-manifest';
import { transformMarkup } from './transform-markup';
import { leaveVersionParts } from './version-notes';

const scripts = /^[mc]?[jt]sx?$/;
/** Pages, single-file components, templates, and layouts in XML, such as those of Magento. */
const markup = new RegExp(
  '^(?:s?html?|xhtml|xml|vue|svelte|astro|riot|marko|mjml|ejs|eta|erb|rhtml|php|phtml|ctp|inc|module|theme|latte|volt|tpl|tmpl|tt|hbs|handlebars|' +
    'mustache|dust|edge|njk|j2|jinja2?|mako|twig|liquid|(?:cs|vb)html|razor|asp|as[cp]x|master|cfm|jsp[fx]?|tag|gsp|ftlh?|vm|[hl]?eex|pug|jade|haml|slim)$',
);

/** The global types of the reference need no import, so a file that uses them may not name the package. */
const globalType = /\bbraintree\.[A-Z]|\btypeof braintree\b|\b(?:namespace|module)\s+braintree\b(?!-)/;

/**
 * Moves one source file from `braintree-web` to Tender. Everything except the edits stays the same, byte for byte. Transforming the result again
 * changes nothing. A file of an unknown kind is only searched for what names `braintree-web`.
 * @example const { code, changes, left } = transform(source, { file: 'pay.js' });
 * @throws SourceError when the source does not parse as the language that the file name stands for
 */
export function transform(source: string, options: TransformOptions): TransformResult {
  const document = openDocument(source, options);
  const extension = extname(options.file).slice(1).toLowerCase();
  const language = /\.d\.[mc]?ts$/.test(options.file) ? 'd.ts' : extension;
  leaveVersionParts(document);
  leaveSecondVersion(document);
  const hasTypes = /^[mc]?tsx?$/.test(extension) && globalType.test(source);
  const hasHash = options.assets !== undefined && /\bsha(256|384|512)-/.test(source) && /braintree/i.test(source);
  const hasNeeds = (options.project?.needs.length ?? 0) > 0;
  if (!isMention(source) && !hasTypes && !hasHash && !hasNeeds) return document.close();
  if (basename(options.file) === 'package.json') transformManifest(document);
  else if (scripts.test(extension)) transformScript(document, { language, start: 0, end: source.length });
  else if (markup.test(extension)) transformMarkup(document, extension);
  return document.close();
}

/** Searches a source for what names `braintree-web`, and changes nothing. @param why the reason to give in the report */
export function search(source: string, options: TransformOptions, why: string): TransformResult {
  const document = openDocument(source, options);
  leaveSecondVersion(document);
  if (/\.[mc]?tsx?$/.test(options.file)) leaveGlobalTypes(document, why);
  return document.close(why);
}

/** Reports the global types of the reference in a file that is not changed. Packages for servers have a namespace of the same name, with other types. */
function leaveGlobalTypes(document: Document, why: string): void {
  for (const { 0: what, 1: name = '', index } of document.source.matchAll(/\bbraintree\.([A-Z]\w*)/g)) {
    if (findType(name, 'web')) document.leave(index, what, why);
  }
}
