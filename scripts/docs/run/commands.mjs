// Runs shell blocks and compares the output of commands. Our own tools run in a temporary folder; all other commands are only checked for existence.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTool } from '../check-commands.mjs';

/** A small shop for the codemod. */
const SOURCES = {
  'package.json': '{ "dependencies": { "braintree-web": "3.118.2" } }\n',
  'pay.js': "import braintree from 'braintree-web';\nexport const create = () => braintree.client.create({});\n",
};

/**
 * @template T
 * @param {(folder: string) => T | Promise<T>} use
 */
function inScratchFolder(use) {
  const folder = mkdtempSync(join(tmpdir(), 'tender-docs-'));
  for (const [name, text] of Object.entries(SOURCES)) writeFileSync(join(folder, name), text);
  return Promise.resolve(use(folder)).finally(() => rmSync(folder, { recursive: true, force: true }));
}

const splitWords = (/** @type {string} */ line) =>
  line
    .replace(/\s#.*$/, '')
    .trim()
    .replace(/^npx /, '')
    .split(/\s+/);

/** Runs a tool. The sandbox has succeeded when it prints its URL, every other tool when it ends with status 0. */
/** @returns {{ defect?: string, stdout: string } | Promise<{ defect?: string, stdout: string }>} */
function runTool(/** @type {string} */ line, /** @type {string} */ cwd) {
  const [name, ...args] = splitWords(line);
  const file = findTool(name);
  if (!/sandbox$/.test(name)) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], { cwd, encoding: 'utf8' });
    return { defect: status === 0 ? undefined : `${line}: ${stderr || stdout}`, stdout };
  }
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [file, ...args], { cwd });
    const end = (/** @type {string | undefined} */ defect) => {
      child.kill();
      resolve({ defect, stdout: '' });
    };
    child.stdout.on('data', (chunk) => /http:\/\//.test(chunk) && end(undefined));
    child.on('exit', (status) => end(status ? `${line}: status ${status}` : undefined));
  });
}

const isOurs = (/** @type {string} */ line) => Boolean(findTool(splitWords(line)[0]));

/** @returns {Promise<{ ran: number, lookedUp: string[], defects: string[] }>} outcome of a block of commands */
export async function runCommands(/** @type {import('../code-blocks.mjs').Block} */ { document, line, code }) {
  const lines = code.split('\n').filter((each) => /^[^#\s]/.test(each));
  const ours = lines.filter(isOurs).filter((each) => !/public --assets/.test(each));
  /** @type {string[]} */
  const defects = [];
  await inScratchFolder(async (folder) => {
    for (const each of ours) {
      const { defect } = await runTool(each, folder);
      if (defect) defects.push(`${document}:${line}: ${defect}`);
    }
  });
  return { ran: ours.length, lookedUp: lines.filter((each) => !ours.includes(each)), defects };
}

/** @returns {Promise<string[]>} a defect if a block differs from the output of its command, ignoring line breaks */
export async function compareOutput(/** @type {import('../code-blocks.mjs').Block} */ { document, line, code, outputOf }) {
  const { stdout, defect } = await inScratchFolder((folder) => runTool(outputOf ?? '', folder));
  const plain = (/** @type {string} */ text) => text.replace(/\s+/g, ' ').trim();
  if (defect) return [`${document}:${line}: ${defect}`];
  return plain(stdout) === plain(code) ? [] : [`${document}:${line}: \`${outputOf}\` prints\n${stdout}`];
}
