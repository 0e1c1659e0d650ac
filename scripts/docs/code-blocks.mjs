// The code blocks of the documents, each with what the comments in front of it say:
// <!-- run: card page --> makes it the page of the payment "card"; its other parts are `server` and `markup`
// <!-- given: declare const total: string; --> says what the text around it has introduced, for the types
// <!-- setup: const total = '10.00'; --> makes it, where the block is run
// <!-- then: await collect(authorization); --> calls what it defines
// <!-- runs in: node --> says where: `node`, `jest`, `jest-node`, `playwright`; otherwise in a page
// <!-- hosts: provider --> has it find the sandbox under the provider's own host names
// <!-- customer: scans the code of Venmo --> says who is at its page meanwhile, of scripts/docs/block-customers.mjs
// <!-- ends in: AbortError --> says by its name in which error it ends
// <!-- output of: npx @tender/csp --methods paypal --> says which command prints it
// <!-- not run: reason --> is for the few that cannot be run
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagesIn, root } from '../workspace.mjs';

/** Every document whose blocks are tested. */
export function documents() {
  const guides = readdirSync(join(root, 'docs/guides')).map((name) => `docs/guides/${name}`);
  const readmes = packagesIn('packages').map(({ folder }) => `packages/${folder}/README.md`);
  return ['README.md', 'CONTRIBUTING.md', ...readmes, ...guides].filter((file) => file.endsWith('.md') && existsSync(join(root, file)));
}

const BLOCK = /((?:^<!--[\s\S]*?-->\n\s*)*)^```(\w*)[^\n]*\n([\s\S]*?)^```$/gm;
const commentIn = (comments, name) => comments.match(new RegExp(`<!-- ${name}:?\\s([\\s\\S]*?)-->`))?.[1].trim();

/**
 * @typedef {{ document: string, line: number, language: string, code: string, given: string, setup: string, then: string, runsIn: string, outputOf?: string, hosts?: string, customer?: string, endsIn?: string, notRun?: string, payment?: string, part?: string }} Block
 * @param {string} document
 * @returns {Block[]} `line` is that of the first line of code, counted from 1
 */
export function blocksOf(document) {
  const text = readFileSync(join(root, document), 'utf8');
  return [...text.matchAll(BLOCK)].map(({ index, 0: all, 1: comments, 2: language, 3: code }) => {
    const [payment, part] = commentIn(comments, 'run')?.split(' ') ?? [];
    const line = text.slice(0, index + all.lastIndexOf(code)).split('\n').length;
    const said = (name) => commentIn(comments, name);
    const run = { runsIn: said('runs in') ?? 'page', hosts: said('hosts'), customer: said('customer'), endsIn: said('ends in') };
    const others = { outputOf: said('output of'), notRun: said('not run') };
    return {
      document,
      line,
      language,
      code,
      given: said('given') ?? '',
      setup: said('setup') ?? '',
      then: said('then') ?? '',
      ...run,
      ...others,
      payment,
      part,
    };
  });
}
