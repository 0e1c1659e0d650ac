// Type-checks code blocks as modules against the packages as they are built. Blocks in TypeScript are checked as strictly as most shops check
// theirs, blocks in JavaScript as an editor does.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { root } from '../workspace.mjs';

const folder = join(root, 'docs/.vitepress/blocks/types'); // below docs/node_modules, where the packages are found
const given = join(root, 'scripts/docs/given.d.ts');

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

/** The module a block becomes, and how many lines stand before its own. */
function moduleOf({ code, given: declarations }) {
  const head = declarations ? `${declarations}\n` : '';
  return { text: `${head}${code}\nexport {};\n`, before: head.split('\n').length - 1 };
}

function check(blocks, options) {
  const files = new Map();
  for (const block of blocks) {
    // Declarations are TypeScript, in front of JavaScript as well; such a block is checked as TypeScript, loosely.
    const extension = block.given ? block.language.replace('js', 'ts') : block.language;
    const file = join(folder, block.document.replace(/[/.]/g, '-'), `line-${block.line}.${extension}`);
    const { text, before } = moduleOf(block);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    files.set(file, { block, before });
  }
  const program = ts.createProgram([given, ...files.keys()], options);
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const text = ts.flattenDiagnosticMessageText(messageText, '\n');
    const found = file && files.get(file.fileName);
    if (!found) return `${file?.fileName ?? 'types'}: ${text}`;
    const line = file.getLineAndCharacterOfPosition(start).line - found.before + found.block.line;
    return `${found.block.document}:${line}: ${text}`;
  });
}

export const isTyped = ({ language }) => kinds.some(({ languages }) => languages.includes(language));

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
