// Checks that commands in documents name existing packages, tools with existing flags, scripts of package.json, and files.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPackages, root } from '../workspace.mjs';

const packages = listPackages('packages');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const FROM_REGISTRY = ['braintree', 'axios', 'react', 'react-dom', '@playwright/test', '@testing-library/react'];
const OTHERS = [
  'npm test',
  'npm audit signatures',
  'npm uninstall braintree-web-drop-in',
  'npm create vite@latest shop -- --template vanilla --no-interactive',
  'cd shop',
];

export const findTool = (/** @type {string} */ name) =>
  packages.flatMap(({ json, directory }) => {
    const bins = typeof json.bin === 'string' ? { [json.name]: json.bin } : (json.bin ?? {});
    const path = bins[name] ?? (json.name === name ? Object.values(bins)[0] : undefined);
    return path ? [join(directory, path)] : [];
  })[0];

const helps = new Map();
function readHelp(/** @type {string} */ file) {
  if (!helps.has(file)) helps.set(file, spawnSync(process.execPath, [file, '--help'], { encoding: 'utf8' }).stdout);
  return helps.get(file);
}

function checkTool(/** @type {string} */ name, /** @type {string[]} */ args) {
  const file = findTool(name);
  if (!file) return [`no package has a command ${name}`];
  const help = readHelp(file);
  const flags = args.flatMap((arg) => arg.match(/^--[\w-]+/) ?? []);
  return flags.filter((flag) => !new RegExp(`${flag}(?![\\w-])`).test(help)).map((flag) => `${name} has no flag ${flag}`);
}

const checkAddedPackages = (/** @type {string[]} */ names) =>
  names
    .filter((name) => !name.startsWith('-') && !FROM_REGISTRY.includes(name) && !packages.some((each) => each.name === name))
    .map((name) => `there is no package ${name}`);

function checkCommand(/** @type {string} */ line) {
  const words = line.split(/\s+/).filter((word) => !/^[A-Z_]+=/.test(word));
  const [command, ...args] = words;
  if (command === 'curl' || OTHERS.includes(words.join(' '))) return [];
  if (command === 'npx') return checkTool(args[0], args.slice(1));
  if (command === 'pnpm' && args[0] === 'add') return checkAddedPackages(args.slice(1));
  if (command === 'npm' && args[0] === 'install') return checkAddedPackages(args.slice(1));
  const script = command === 'npm' && args[0] === 'run' ? args[1] : command === 'pnpm' ? args[0] : undefined;
  if (script) return scripts[script] ? [] : [`package.json has no script ${script}`];
  if (command === 'node') return existsSync(join(root, args[0])) ? [] : [`there is no ${args[0]}`];
  if (command.startsWith('.')) return existsSync(join(root, command)) ? [] : [`there is no ${command}`];
  return checkTool(command, args);
}

/** @returns {string[]} defects of one block of shell commands */
export function checkCommands(/** @type {import('./code-blocks.mjs').Block} */ { document, line, code }) {
  return code.split('\n').flatMap((text, index) => {
    const command = text.replace(/\s#.*$/, '').trim();
    if (command === '' || command.startsWith('#')) return [];
    return checkCommand(command).map((defect) => `${document}:${line + index}: ${defect}`);
  });
}
