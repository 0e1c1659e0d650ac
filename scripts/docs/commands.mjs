// Runs the commands of documents that are our own, each in the folder of a small shop, and compares what they print with the document.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listPackages } from '../workspace.mjs';
/** @import { Block } from './code-blocks.mjs' */

const packages = listPackages('packages');

/** A small shop for the codemod. */
const SOURCES = {
  'package.json': '{ "dependencies": { "braintree-web": "3.118.2" } }\n',
  'pay.js': "import braintree from 'braintree-web';\nexport const create = () => braintree.client.create({});\n",
};

/** The file and arguments of a command such as `npx @tender/csp --help` or `tender-csp --help`. */
function findTool(/** @type {string} */ command) {
  const [name, ...args] = command.replace(/^npx /, '').split(/\s+/);
  for (const { json, directory } of packages)
    for (const [bin, file] of Object.entries(json.bin ?? {})) if ([json.name, bin].includes(name)) return [join(directory, file), ...args];
  return undefined;
}

/** Runs a tool, and returns its output. The sandbox has succeeded when it prints its URL, every other tool when it ends with status 0. */
async function runTool(/** @type {string} */ command, /** @type {string[]} */ tool) {
  const cwd = mkdtempSync(join(tmpdir(), 'tender-docs-'));
  for (const [name, text] of Object.entries(SOURCES)) writeFileSync(join(cwd, name), text);
  const child = spawn(process.execPath, tool, { cwd });
  let [output, errors] = ['', ''];
  child.stderr.on('data', (chunk) => (errors += chunk));
  child.stdout.on('data', (chunk) => {
    output += chunk;
    if (/sandbox /.test(command) && output.includes('http://')) child.kill();
  });
  const status = await new Promise((resolve) => child.on('close', resolve)); // null when it was stopped
  rmSync(cwd, { recursive: true, force: true });
  if (status) throw new Error(`${command}: ${errors || output}`);
  return output;
}

/** Runs a block of commands. What is not a command of ours is not run. */
async function runCommands(/** @type {Block} */ { code }) {
  for (const line of code.split('\n')) {
    const command = line.replace(/(^|\s)#.*$/, '').trim();
    const tool = findTool(command);
    if (tool) await runTool(command, tool);
  }
}

/** Compares a block with the output of its command, ignoring line breaks. */
async function compareOutput(/** @type {Block} */ { code, outputOf }) {
  const tool = findTool(outputOf ?? '');
  if (!outputOf || !tool) throw new Error('there is no comment with the command that prints it');
  const output = await runTool(outputOf, tool);
  const plain = (/** @type {string} */ text) => text.replace(/\s+/g, ' ').trim();
  if (plain(output) !== plain(code)) throw new Error(`\`${outputOf}\` prints\n${output}`);
}

/** Runs a block of commands or of output. */
export const runShellBlock = (/** @type {Block} */ block) => (block.language === 'sh' ? runCommands(block) : compareOutput(block));
