// Reads the code blocks of the documents, each with the comments above it:
// <!-- run: card page --> the block is the page of the payment "card"; the other parts are `server` and `markup`
// <!-- declare: declare const total: string; --> declares, for type-checking, what the surrounding text has introduced
// <!-- setup: const total = '10.00'; --> defines it when the block runs
// <!-- defines: gateway --> defines `gateway` of the server SDK, and the `sandbox` to which it belongs, when the block runs in Node
// <!-- then: await collect(authorization); --> runs after the block, and calls what it defines
// <!-- runs in: node --> where it runs: `node`, `jest`, `jest-node` or `playwright`; by default in a page
// <!-- hosts: provider --> the sandbox has the provider's own host names
// <!-- customer: scans the code of Venmo --> the customer who uses the page meanwhile, from scripts/docs/customers.mjs
// <!-- ends in: AbortError --> name of the error with which it ends
// <!-- output of: npx @tender/csp --methods paypal --> the command that prints it
// <!-- file: vue src/App.vue --> a file of the new application "vue", which scripts/release/generated.mjs makes; several are possible
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
const readComment = (/** @type {string} */ comments, /** @type {string} */ name) =>
  comments.match(new RegExp(`<!-- ${name}:?\\s([\\s\\S]*?)-->`))?.[1].trim();

/**
 * @typedef {{ document: string, line: number, language: string, code: string, declarations: string, setup: string, defines?: string, then: string, runsIn: string, outputOf?: string, hosts?: string, customer?: string, endsIn?: string, notRun?: string, file?: string, payment?: string, part?: string }} Block
 * @param {string} document
 * @returns {Block[]} `line` is the line of the first line of code, counted from 1
 */
export function readBlocks(document) {
  const text = readFileSync(join(root, document), 'utf8');
  return [...text.matchAll(BLOCK)].map(({ index, 0: all, 1: comments, 2: language, 3: code }) => {
    const [payment, part] = readComment(comments, 'run')?.split(' ') ?? [];
    const line = text.slice(0, index + all.lastIndexOf(code)).split('\n').length;
    const read = (/** @type {string} */ name) => readComment(comments, name);
    const run = { runsIn: read('runs in') ?? 'page', hosts: read('hosts'), customer: read('customer'), endsIn: read('ends in') };
    const others = { defines: read('defines'), outputOf: read('output of'), notRun: read('not run'), file: read('file') };
    return {
      document,
      line,
      language,
      code,
      declarations: read('declare') ?? '',
      setup: read('setup') ?? '',
      then: read('then') ?? '',
      ...run,
      ...others,
      payment,
      part,
    };
  });
}
