import { basename, extname } from 'node:path';
import type { TransformOptions, TransformResult } from './report';
import { transformScript } from './script/transform-script';
import { transformManifest } from './transform-manifest';
import { transformMarkup } from './transform-markup';
import { transformSettings } from './transform-settings';

const scripts = /^[mc]?[jt]sx?$/;
const markup =
  /^(html?|xhtml|vue|svelte|ejs|erb|php|phtml|hbs|handlebars|mustache|njk|twig|liquid|cshtml|jsp|tmpl|tpl|pug|jade|haml|slim)$/;

/** Manifests, and settings that say where modules or types are. */
const settings = /^(package|bower|deno|import-?map|[tj]sconfig(\..+)?|jest\.config)\.json$/;
/** A type of the reference's that is there without an import names the package nowhere. */
const globalType = /\bbraintree\.[A-Z]/;

function endingOf(file: string): string {
  return extname(file).slice(1).toLowerCase();
}

/** Whether a file of this name is one that `transform` reads. */
export function isReadable(file: string): boolean {
  const ending = endingOf(file);
  return settings.test(basename(file)) || scripts.test(ending) || markup.test(ending);
}

/**
 * Moves one source from `braintree-web` to Tender. Everything but the edits stays as it is, to the byte; what comes back is taken in
 * without a change.
 * @throws SourceError when the source cannot be read as what the name of the file says
 */
export function transform(source: string, options: TransformOptions): TransformResult {
  const ending = endingOf(options.file);
  const named = /braintree-web|js\.braintreegateway\.com/.test(source) || (/^[mc]?tsx?$/.test(ending) && globalType.test(source));
  if (!named) return { code: source, changes: [], left: [] };
  if (basename(options.file) === 'package.json') return transformManifest(source, options);
  if (ending === 'json') return transformSettings(source, options);
  if (scripts.test(ending)) return transformScript(source, ending, options);
  return markup.test(ending) ? transformMarkup(source, ending, options) : { code: source, changes: [], left: [] };
}
