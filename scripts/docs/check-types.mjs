// Type-checks code blocks as modules against the built packages: TypeScript as strictly as in most shops, JavaScript as in an editor.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { root } from '../workspace.mjs';

const folder = join(root, 'docs/.vitepress/blocks/types'); // here the packages are found in docs/node_modules
const shopTypes = join(root, 'scripts/docs/shop.d.ts');

const common = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  noEmit: true,
  skipLibCheck: true,
  types: ['node', 'jest'],
  typeRoots: [join(root, 'docs/node_modules/@types')],
};
const kinds = [
  { languages: ['ts', 'tsx'], options: { ...common, strict: true, noImplicitAny: false } },
  { languages: ['js', 'jsx'], options: { ...common, strict: false, allowJs: true, checkJs: true } },
];

/** Creates the module of a block, and counts the lines before the block's own. */
function createModule(/** @type {import('./code-blocks.mjs').Block} */ { code, declarations }) {
  const head = declarations ? `${declarations}\n` : '';
  return { text: `${head}${code}\nexport {};\n`, linesBefore: head.split('\n').length - 1 };
}

function check(/** @type {import('./code-blocks.mjs').Block[]} */ blocks, /** @type {import('typescript').CompilerOptions} */ options) {
  const files = new Map();
  for (const block of blocks) {
    // Declarations are in TypeScript, so a JavaScript block that has some is checked as TypeScript, but not strictly.
    const extension = block.declarations ? block.language.replace('js', 'ts') : block.language;
    const file = join(folder, block.document.replace(/[/.]/g, '-'), `line-${block.line}.${extension}`);
    const { text, linesBefore } = createModule(block);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    files.set(file, { block, linesBefore });
  }
  const program = ts.createProgram([shopTypes, ...files.keys()], options);
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const text = ts.flattenDiagnosticMessageText(messageText, '\n');
    const found = file && files.get(file.fileName);
    if (!found) return `${file?.fileName ?? 'types'}: ${text}`;
    const line = file.getLineAndCharacterOfPosition(start ?? 0).line - found.linesBefore + found.block.line;
    return `${found.block.document}:${line}: ${text}`;
  });
}

export const isTyped = (/** @type {import('./code-blocks.mjs').Block} */ { language }) =>
  kinds.some(({ languages }) => languages.includes(language));

/**
 * @param {import('./code-blocks.mjs').Block[]} blocks
 * @returns {string[]} defects
 */
export function checkTypes(blocks) {
  rmSync(folder, { recursive: true, force: true });
  return kinds.flatMap(({ languages, options }) => {
    const mine = blocks.filter(({ language }) => languages.includes(language));
    return mine.length > 0 ? check(mine, options) : [];
  });
}
