// Type-checks code blocks as modules against the built packages: TypeScript as strictly as in most shops, JavaScript as in an editor.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from '../machine/prepare.mjs';
import { root, typeChecker } from '../workspace.mjs';

const folder = join(root, 'docs/.vitepress/blocks/types'); // here the packages are found in docs/node_modules

/** Each block is a file in which it has the line numbers of its document, so that the compiler's messages name the lines of the document. */
function writeModule(/** @type {import('./code-blocks.mjs').Block} */ { document, line, language, code, declarations }) {
  // Declarations are in TypeScript, so a JavaScript block that has some becomes a file of TypeScript. It is checked as loosely as other JavaScript.
  const extension = declarations ? language.replace('js', 'ts') : language;
  const file = join(folder, language.startsWith('ts') ? 'typescript' : 'javascript', document, `${line}.${extension}`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${declarations.padEnd(declarations.length + line - declarations.split('\n').length, '\n')}${code}\nexport {};\n`);
}

/** Whether to check a block here. Files of applications are checked by the compilers of their frameworks, except tests, which run unchecked. */
export function isTyped(/** @type {import('./code-blocks.mjs').Block} */ { language, payment, files }) {
  const isChecked = !payment && Object.values(files).some((file) => !/\.(test|spec)\./.test(file));
  return /^[jt]sx?$/.test(language) && !isChecked;
}

/** @throws when the compiler finds an error, after it has printed it */
export function checkTypes(/** @type {import('./code-blocks.mjs').Block[]} */ blocks) {
  rmSync(folder, { recursive: true, force: true });
  blocks.forEach(writeModule);
  for (const kind of ['typescript', 'javascript'])
    run(process.execPath, [typeChecker, '-p', join(root, `scripts/docs/${kind}.tsconfig.json`)]);
}
