// Reads the code blocks of the documents, each with the comments above it:
// <!-- run: card page --> the block is the page of the payment "card"; the other parts are `server` and `markup`
// <!-- declare: declare const total: string; --> declares, for type-checking, what the surrounding text has introduced
// <!-- setup: const total = '10.00'; --> defines it when the block runs
// <!-- defines: gateway --> defines `gateway` of the server SDK, and the `sandbox` to which it belongs, when the block runs in Node
// <!-- then: await collect(authorization); --> runs after the block, and calls what it defines
// <!-- runs in: node --> the block runs in Node instead of a page
// <!-- customer: scans the code of Venmo --> the customer who uses the page meanwhile, from scripts/docs/customers.mjs
// <!-- output of: npx @tender/csp --methods paypal --> the command that prints it
// <!-- file: vue src/App.vue --> a file of the application "vue" in scripts/release/applications.mjs, where it runs; several are possible
// <!-- not run: reason --> for the few blocks that cannot run
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPackages, root } from '../workspace.mjs';

/** Every document whose blocks are tested. */
export function listDocuments() {
  const guides = readdirSync(join(root, 'docs/guides')).map((name) => `docs/guides/${name}`);
  const readmes = listPackages('packages').map(({ folder }) => `packages/${folder}/README.md`);
  return ['README.md', 'CONTRIBUTING.md', ...readmes, ...guides].filter((file) => file.endsWith('.md') && existsSync(join(root, file)));
}

const BLOCK = /((?:^<!--[\s\S]*?-->\n\s*)*)^```(\w*)(?:[^\w\n][^\n]*)?\n([\s\S]*?)^```$/gm;

/** Reads `vue src/App.vue svelte src/App.svelte` as `{ vue: 'src/App.vue', svelte: 'src/App.svelte' }`. */
function readPairs(text = '') {
  const words = text.split(' ');
  return Object.fromEntries(words.flatMap((word, index) => (index % 2 === 1 ? [[words[index - 1], word]] : [])));
}

/**
 * `line` is the number of the first line of code, counted from 1; `files` are the files of applications that consist of the block, by application.
 * @typedef {ReturnType<typeof readBlocks>[number]} Block
 */
export function readBlocks(/** @type {string} */ document) {
  const text = readFileSync(join(root, document), 'utf8');
  return [...text.matchAll(BLOCK)].map(({ index, 0: all, 1: comments, 2: language, 3: code }) => {
    const read = (/** @type {string} */ name) => comments.match(new RegExp(`<!-- ${name}:?\\s([\\s\\S]*?)-->`))?.[1].trim();
    const [payment, part] = read('run')?.split(' ') ?? [];
    return {
      document,
      line: text.slice(0, index + all.lastIndexOf(code)).split('\n').length,
      language,
      code,
      payment,
      part,
      declarations: read('declare') ?? '',
      setup: read('setup') ?? '',
      defines: read('defines'),
      then: read('then') ?? '',
      runsIn: read('runs in') ?? 'page',
      customer: read('customer'),
      outputOf: read('output of'),
      files: readPairs(read('file')),
      notRun: read('not run'),
    };
  });
}

export const locate = (/** @type {Block} */ { document, line }) => `${document}:${line}`;
