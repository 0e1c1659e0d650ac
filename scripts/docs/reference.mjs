// Creates the API reference with TypeDoc: a page for each entry point, from the types and comments of the sources.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import {
  Application,
  Converter,
  DeclarationReflection,
  IntrinsicType,
  OptionDefaults,
  ParameterReflection,
  ReferenceType,
  ReflectionFlag,
  ReflectionKind,
  SignatureReflection,
} from 'typedoc';
import { listPackages, root } from '../workspace.mjs';
import { listEntries } from './entries.mjs';

/** @type {import('typedoc').Configuration.TypeDocOptions & Record<string, unknown>} */
const OPTIONS = {
  tsconfig: join(root, 'scripts/docs/tsconfig.json'),
  plugin: ['typedoc-plugin-markdown'],
  router: 'module',
  readme: 'none',
  blockTags: [...OptionDefaults.blockTags, '@remedy'],
  groupOrder: ['Variables', 'Functions', 'Interfaces', 'Type Aliases'],
  sort: ['source-order'],
  disableSources: true,
  excludeInternal: true,
  excludeExternals: true,
  skipErrorChecking: true, // `tsc -b` checks the types
  logLevel: 'Error',
  entryFileName: 'index',
  hidePageHeader: true,
  hideBreadcrumbs: true,
  hidePageTitle: true,
  tableColumnSettings: { hideInherited: true, hideModifiers: true },
  ...Object.fromEntries(
    ['parameters', 'interfaceProperties', 'typeAliasProperties', 'propertyMembers', 'typeDeclaration'].map((each) => [
      `${each}Format`,
      'table',
    ]),
  ),
};

/** The types of schemas and error catalogues repeat at length what the types and the list of errors say. Their names are enough. */
const LONG_TYPES = /^(Zod|Factories$)/;

function shorten(/** @type {import('typedoc').DeclarationReflection} */ reflection) {
  const { type } = reflection;
  if (type instanceof ReferenceType && LONG_TYPES.test(type.name)) type.typeArguments = undefined;
}

/** Shows a property of the type `Method<[options: X], R>` as the method that it is. */
function showAsMethod(/** @type {import('typedoc').DeclarationReflection} */ reflection) {
  const { type } = reflection;
  if (!(type instanceof ReferenceType) || !/^(Sync)?Method$/.test(type.name) || !type.typeArguments) return;
  const [parameters, result] = type.typeArguments;
  const signature = new SignatureReflection(reflection.name, ReflectionKind.CallSignature, reflection);
  /** @type {any[]} */
  const elements = 'elements' in parameters ? parameters.elements : [];
  signature.parameters = elements.map((element, index) => {
    const parameter = new ParameterReflection(element.name ?? `value${index || ''}`, ReflectionKind.Parameter, signature);
    parameter.type = element.element ?? element;
    parameter.flags.setFlag(ReflectionFlag.Optional, Boolean(element.isOptional));
    return parameter;
  });
  signature.type = type.name === 'Method' ? ReferenceType.createBrokenReference('Promise', reflection.project, 'typescript') : result;
  if (signature.type instanceof ReferenceType && type.name === 'Method')
    signature.type.typeArguments = [result ?? new IntrinsicType('void')];
  signature.comment = reflection.comment;
  reflection.kind = ReflectionKind.Method;
  reflection.signatures = [signature];
  reflection.type = undefined;
  reflection.comment = undefined;
}

const codes = new Set(readFileSync(join(root, 'docs/errors.md'), 'utf8').match(/(?<=^### )\w+$/gm));

/** Joins the errors that a method throws in one list, and links their codes to the list of all errors. */
const joinThrows = (/** @type {string} */ text, /** @type {string} */ errors) =>
  text.replace(/(?:(?<!#)#+ Throws\n\n(?:[^#\n].*\n)+\n?)+/g, (sections) => {
    const [heading] = sections.split('\n');
    const items = sections.split(heading).flatMap(
      (item) =>
        item
          .split('\n')
          .flatMap((line) => line.trim() || [])
          .join(' ') || [],
    );
    const list = items.map(
      (item) =>
        `- ${item.replace(/\b[A-Z]+(?:_[A-Z\d]+)+\b/g, (code) => (codes.has(code) ? `[${code}](${errors}#${code.toLowerCase()})` : code))}`,
    );
    return `${heading}\n\n${list.join('\n')}\n\n`;
  });

/** Creates the page that links to all others. */
function createIndexPage(/** @type {import('./entries.mjs').Entry[]} */ entries) {
  const sections = listPackages('packages').map(({ name, json }) => {
    const list = entries
      .filter((entry) => entry.package === name)
      .map((entry) => `- [\`${entry.name}\`](${entry.path.slice('api/'.length)})`);
    return `## ${name}\n\n${json.description}\n\n${list.join('\n')}`;
  });
  const text = `# API reference\n\nWhat each package exports, generated from the types and comments of its sources.\n\n${sections.join('\n\n')}\n`;
  return { source: 'docs/api/index.md', path: 'api/index.md', title: 'API reference', text };
}

/** @returns {Promise<import('./pages.mjs').Page[]>} */
export async function createReferencePages() {
  const entries = new Map(listEntries().map((entry) => [join(entry.directory, entry.source), entry]));
  const folder = mkdtempSync(join(tmpdir(), 'tender-reference-'));
  const app = await Application.bootstrapWithPlugins({ ...OPTIONS, entryPoints: [...entries.keys()], out: folder });
  app.converter.on(Converter.EVENT_RESOLVE, (_, reflection) => {
    if (!(reflection instanceof DeclarationReflection)) return;
    shorten(reflection);
    showAsMethod(reflection);
  });
  const points = app.getEntryPoints() ?? [];
  for (const point of points) point.displayName = entries.get(point.sourceFile.fileName)?.path.replace(/\.md$/, '') ?? '';
  try {
    await app.generateOutputs(app.converter.convert(points));
    const pages = [...entries.values()].map(({ name, path }) => {
      const written = readFileSync(join(folder, path), 'utf8')
        .replace(/<a id="[^"]*"><\/a> /g, '')
        .replace(/\[([^[\]]*)\]\([^()#]*#property-[^()]*\)/g, '$1'); // rows of tables have no anchors
      const text = joinThrows(written, posix.relative(posix.dirname(path), 'errors.md'));
      return { source: `docs/${path}`, path, title: name, text: `---\npageClass: reference\n---\n\n# ${name}\n\n${text}` };
    });
    return [createIndexPage([...entries.values()]), ...pages];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
