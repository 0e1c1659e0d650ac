// Checks and runs shell blocks, and compares the output of commands. Our own tools must have the flags, and run in a temporary folder; all other commands
// have to name existing packages, scripts of package.json, or files.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listPackages, root } from '../../workspace.mjs';
/** @import { Block } from '../code-blocks.mjs' */

const packages = listPackages('packages');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const FROM_REGISTRY = ['braintree', 'axios', 'react', 'react-dom', '@playwright/test', '@testing-library/react'];
const OTHERS = /^(curl .*|npm test|npm audit signatures|npm uninstall braintree-web-drop-in|npm create vite@latest .*|cd \w+)$/;
/** It would publish a sandbox until it is stopped. */
const NOT_RUN = /public --assets/;

/** A small shop for the codemod. */
const SOURCES = {
  'package.json': '{ "dependencies": { "braintree-web": "3.118.2" } }\n',
  'pay.js': "import braintree from 'braintree-web';\nexport const create = () => braintree.client.create({});\n",
};

/** The commands of a block, with the numbers of their lines. */
const listCommands = (/** @type {Block} */ { line, code }) =>
  code
    .split('\n')
    .map((text, index) => ({ line: line + index, command: text.replace(/(^|\s)#.*$/, '').trim() }))
    .filter(({ command }) => command !== '');

/** The file and arguments of a command that is one of our tools. */
function findTool(/** @type {string} */ command) {
  const [name, ...args] = command.replace(/^npx /, '').split(/\s+/);
  for (const { json, directory } of packages) {
    const bins = typeof json.bin === 'string' ? { [json.name]: json.bin } : (json.bin ?? {});
    const path = bins[name] ?? (json.name === name ? Object.values(bins)[0] : undefined);
    if (path) return [join(directory, path), ...args];
  }
  return undefined;
}

/** @type {Map<string, string>} */
const helps = new Map();

function readHelp(/** @type {string} */ tool) {
  const help = helps.get(tool) ?? spawnSync(process.execPath, [tool, '--help'], { encoding: 'utf8' }).stdout;
  helps.set(tool, help);
  return help;
}

/** @returns {string | undefined} what is wrong with a command */
function checkCommand(/** @type {string} */ command) {
  if (OTHERS.test(command)) return undefined;
  const [tool, ...options] = findTool(command) ?? [];
  if (tool) {
    const help = readHelp(tool);
    const unknown = options.flatMap((option) => option.match(/^--[\w-]+/) ?? []).filter((flag) => !help.match(/--[\w-]+/g)?.includes(flag));
    return unknown.length > 0 ? `${command}: there is no flag ${unknown.join(', ')}` : undefined;
  }
  const words = command.split(/\s+/).filter((word) => !/^[A-Z_]+=/.test(word));
  const [program, ...args] = words;
  if (/^(pnpm add|npm install)( |$)/.test(words.join(' '))) {
    const isKnown = (/** @type {string} */ name) =>
      name.startsWith('-') || FROM_REGISTRY.includes(name) || packages.some((each) => each.name === name);
    const unknown = args.slice(1).filter((name) => !isKnown(name));
    return unknown.length > 0 ? `there is no package ${unknown.join(', ')}` : undefined;
  }
  const script = program === 'npm' && args[0] === 'run' ? args[1] : program === 'pnpm' ? args[0] : undefined;
  if (script) return scripts[script] ? undefined : `package.json has no script ${script}`;
  const file = program === 'node' ? args[0] : program;
  return existsSync(join(root, file)) ? undefined : `there is no ${file}`;
}

/** Runs a tool in the folder of a small shop. The sandbox has succeeded when it prints its URL, every other tool when it ends with status 0. */
async function runTool(/** @type {string} */ command) {
  const cwd = mkdtempSync(join(tmpdir(), 'tender-docs-'));
  for (const [name, text] of Object.entries(SOURCES)) writeFileSync(join(cwd, name), text);
  const child = spawn(process.execPath, findTool(command) ?? [], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let [output, errors] = ['', ''];
  child.stderr.on('data', (chunk) => (errors += chunk));
  child.stdout.on('data', (chunk) => {
    output += chunk;
    if (/sandbox/.test(command.split(/\s/).slice(0, 2).join()) && /http:\/\//.test(output)) child.kill();
  });
  const status = await new Promise((resolve) => child.on('close', resolve)); // null when it was stopped
  rmSync(cwd, { recursive: true, force: true });
  return { defects: status ? [`${command}: ${errors || output}`] : [], output };
}

/** @returns {string[]} defects of a block of commands */
export const checkCommands = (/** @type {Block} */ block) =>
  listCommands(block).flatMap(({ line, command }) => {
    const defect = checkCommand(command);
    return defect ? [`${block.document}:${line}: ${defect}`] : [];
  });

/** @returns {Promise<{ lookedUp: string[], defects: string[] }>} outcome of a block of commands */
export async function runCommands(/** @type {Block} */ block) {
  /** @type {Record<'lookedUp' | 'defects', string[]>} */
  const { lookedUp, defects } = { lookedUp: [], defects: [] };
  for (const { line, command } of listCommands(block)) {
    if (!findTool(command) || NOT_RUN.test(command)) lookedUp.push(command);
    else defects.push(...(await runTool(command)).defects.map((defect) => `${block.document}:${line}: ${defect}`));
  }
  return { lookedUp, defects };
}

/** @returns {Promise<string[]>} a defect if a block differs from the output of its command, ignoring line breaks */
export async function compareOutput(/** @type {Block} */ { document, line, code, outputOf }) {
  const place = `${document}:${line}`;
  if (!outputOf) return [`${place}: there is no comment with the command that prints it`];
  const { output, defects } = await runTool(outputOf);
  const plain = (/** @type {string} */ text) => text.replace(/\s+/g, ' ').trim();
  if (defects.length === 0 && plain(output) !== plain(code)) defects.push(`\`${outputOf}\` prints\n${output}`);
  return defects.map((defect) => `${place}: ${defect}`);
}
