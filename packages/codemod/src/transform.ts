import { basename, extname } from 'node:path';
import type { TransformOptions, TransformResult } from './report';
import { transformScript } from './script/transform-script';
import { transformManifest } from './transform-manifest';
import { transformMarkup } from './transform-markup';
import { transformSettings } from './transform-settings';

const scripts = /^[mc]?[jt]sx?$/;
const markup =
  /^(html?|xhtml|vue|svelte|ejs|erb|php|phtml|hbs|handlebars|mustache|njk|twig|liquid|cshtml|jsp|tmpl|tpl|pug|jade|haml|slim)$/;

/** Manifests, and settings files in which modules or types are named. */
const settings = /^(package|bower|deno|import-?map|[tj]sconfig(\..+)?|jest\.config)\.json$/;
/** The global types of the reference need no import, so a file that uses them may not name the package. */
const globalType = /\bbraintree\.[A-Z]/;

function readExtension(file: string): string {
  return extname(file).slice(1).toLowerCase();
}

/** Whether `transform` reads files of this name. */
export function isReadable(file: string): boolean {
  const extension = readExtension(file);
  return settings.test(basename(file)) || scripts.test(extension) || markup.test(extension);
}

/**
 * Moves one source file from `braintree-web` to Tender. Everything except the edits stays the same, byte for byte. Transforming the result again
 * changes nothing.
 * @example const { code, changes, left } = transform(source, { file: 'pay.js' });
 * @throws SourceError when the source does not parse as the language that the file name stands for
 */
export function transform(source: string, options: TransformOptions): TransformResult {
  const extension = readExtension(options.file);
  const mentionsReference =
    /braintree-web|js\.braintreegateway\.com/.test(source) || (/^[mc]?tsx?$/.test(extension) && globalType.test(source));
  if (!mentionsReference) return { code: source, changes: [], left: [] };
  if (basename(options.file) === 'package.json') return transformManifest(source, options);
  if (extension === 'json') return transformSettings(source, options);
  if (scripts.test(extension)) return transformScript(source, extension, options);
  return markup.test(extension) ? transformMarkup(source, extension, options) : { code: source, changes: [], left: [] };
}
