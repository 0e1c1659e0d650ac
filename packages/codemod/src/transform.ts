import { basename, extname } from 'node:path';
import type { TransformOptions, TransformResult } from './report';
import { transformScript } from './script/transform-script';
import { transformManifest } from './transform-manifest';
import { transformMarkup } from './transform-markup';

const scripts = /^[mc]?[jt]sx?$/;
const markup =
  /^(html?|xhtml|vue|svelte|ejs|erb|php|phtml|hbs|handlebars|mustache|njk|twig|liquid|cshtml|jsp|tmpl|tpl|pug|jade|haml|slim)$/;

function endingOf(file: string): string {
  return extname(file).slice(1).toLowerCase();
}

/** Whether a file of this name is one that `transform` reads. */
export function isReadable(file: string): boolean {
  const ending = endingOf(file);
  return basename(file) === 'package.json' || scripts.test(ending) || markup.test(ending);
}

/**
 * Moves one source from `braintree-web` to Tender. Everything but the edits stays as it is, to the byte; what comes back is taken in
 * without a change.
 * @throws SourceError when the source cannot be read as what the name of the file says
 */
export function transform(source: string, options: TransformOptions): TransformResult {
  if (!/braintree-web|js\.braintreegateway\.com/.test(source)) return { code: source, changes: [], left: [] };
  if (basename(options.file) === 'package.json') return transformManifest(source, options);
  const ending = endingOf(options.file);
  if (scripts.test(ending)) return transformScript(source, ending, options);
  return markup.test(ending) ? transformMarkup(source, ending, options) : { code: source, changes: [], left: [] };
}
