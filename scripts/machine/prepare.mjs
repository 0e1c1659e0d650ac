// Prepares a new machine that has Node and npm: dependencies, browsers, and a Postgres server for the tests.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from '../workspace.mjs';

/** Installs the dependencies with the pnpm that package.json names, if the lockfile has changed since the last time. */
export function installDependencies() {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  const installed = join(root, 'node_modules/.installed-lock.yaml');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lockfile) return;
  const options = ['--frozen-lockfile', '--prefer-offline', '--reporter=append-only'];
  const found = spawnSync('npx', ['--yes', packageManager, 'install', ...options], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (found.status !== 0) throw new Error('The dependencies could not be installed.');
  writeFileSync(installed, lockfile);
}

/**
 * Runs a tool of the workspace with node_modules/.bin first on the PATH, and returns its status. `quiet` hides its output.
 * @throws when it fails, unless `mayFail` is set
 */
export function run(
  /** @type {string} */ command,
  /** @type {string[]} */ args = [],
  /** @type {{ env?: NodeJS.ProcessEnv, cwd?: string, mayFail?: boolean, quiet?: boolean }} */ {
    env = {},
    cwd = root,
    mayFail,
    quiet,
  } = {},
) {
  const { status } = spawnSync(command, args, {
    cwd,
    stdio: ['inherit', quiet ? 'ignore' : 'inherit', 'inherit'],
    env: { ...createEnvironment(), ...env },
  });
  if (status !== 0 && !mayFail) throw new Error(`${[command, ...args].join(' ')} ended with status ${status}.`);
  return status ?? 1;
}

/**
 * Starts a tool of the workspace and resolves with its status and output when it has ended. With `visible` the output is printed at once instead.
 * @returns {Promise<{ status: number, output: string }>}
 */
export function start(/** @type {string} */ command, /** @type {string[]} */ args = [], { env = {}, visible = false } = {}) {
  return new Promise((resolve, reject) => {
    const shown = visible ? 'inherit' : 'pipe';
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', shown, shown], env: { ...createEnvironment(), ...env } });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
    child.once('error', reject);
    child.once('close', (status) => resolve({ status: status ?? 1, output }));
  });
}

const createEnvironment = () => ({ ...process.env, PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter) });

/**
 * What tests need of a machine besides Node: how it is found, and the packages of Debian with which root installs it.
 * @typedef {{ packages: string[], find: () => string | undefined }} Requirement
 */

/** Finds the first of these commands, or of the files that match these patterns of the shell. */
function find(/** @type {string[]} */ ...candidates) {
  const script = candidates.map((candidate) => `command -v ${candidate}`).join(' || ');
  return spawnSync('sh', ['-c', script], { encoding: 'utf8' }).stdout.split('\n')[0] || undefined;
}

/** The path in an environment variable. @throws when the path does not exist */
function readPath(/** @type {string} */ variable) {
  const path = process.env[variable];
  if (path && !existsSync(path)) throw new Error(`${variable} names ${path}, which does not exist.`);
  return path || undefined;
}

const isRoot = process.getuid?.() === 0;
const cache = process.platform === 'darwin' ? 'Library/Caches' : '.cache';
/** Where Playwright stores the browsers that it downloads. */
const downloads = `'${process.env.PLAYWRIGHT_BROWSERS_PATH || join(homedir(), cache, 'ms-playwright')}'`;

/** @type {Requirement} */
const chromium = {
  packages: ['chromium', 'fonts-dejavu-core'],
  find: () =>
    readPath('CHROMIUM_PATH') ??
    find(
      ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
      ...['chrome-linux*/chrome', 'chrome-mac*/*.app/Contents/MacOS/*'].map((file) => `${downloads}/chromium-*/${file}`),
    ),
};

/** @type {Requirement} */
const headlessShell = {
  packages: ['chromium-headless-shell'],
  find: () =>
    readPath('HEADLESS_SHELL_PATH') ??
    find('chromium-headless-shell', 'chrome-headless-shell', `${downloads}/chromium_headless_shell-*/*/*headless[-_]shell`),
};

/** Engines other than Chromium. WebKit needs its driver, a screen, and a window manager, because its windows get no focus without one. */
/** @type {Record<string, Requirement & { title: string, variable: string }>} */
export const engines = {
  firefox: {
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
    packages: ['firefox-esr'],
    find: () => readPath('FIREFOX_PATH') ?? find('firefox-esr', 'firefox'),
  },
  webkit: {
    title: 'WebKit',
    variable: 'WEBKIT_PATH',
    packages: ['webkit2gtk-driver', 'xvfb', 'openbox'],
    find() {
      if (!['WebKitWebDriver', 'Xvfb', 'openbox'].every((command) => find(command))) return undefined;
      return readPath('WEBKIT_PATH') ?? find(...['4.1', '6.0', '4.0'].map((version) => `/usr/lib/*/webkit2gtk-${version}/MiniBrowser`));
    },
  },
};

/** `initdb`; the other programs of the server are beside it. */
/** @type {Requirement} */
const postgres = {
  packages: ['postgresql'],
  find: () => find('/usr/lib/postgresql/*/bin/initdb', 'initdb'),
};

/** The Python that has the provider's official SDK. Debian's packages belong to Debian's own Python, which need not be the first on the PATH. */
/** @type {Requirement} */
const python = {
  packages: ['python3-braintree'],
  find: () => ['/usr/bin/python3', 'python3'].find((file) => spawnSync(file, ['-c', 'import braintree']).status === 0),
};

/** Installs Debian packages, if this process is root on Debian. Returns whether that succeeded. */
function installFromDebian(/** @type {string[]} */ packages) {
  if (!isRoot || !find('apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (/** @type {string[]} */ ...args) => spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

const findOrInstall = (/** @type {Requirement} */ requirement) =>
  requirement.find() ?? (installFromDebian(requirement.packages) ? requirement.find() : undefined);

/** @throws when the engine is not installed and cannot be */
export function findEngine(/** @type {string} */ name) {
  const { title, packages, variable } = engines[name];
  const found = findOrInstall(engines[name]);
  if (!found) throw new Error(`${title} was not found: install ${packages.join(', ')}, or name its browser in ${variable}.`);
  return found;
}

/** Finds Chromium, or has Playwright download it. @throws when there is none */
export function findChromium() {
  const found =
    findOrInstall(chromium) ??
    (run('playwright', ['install', 'chromium'], { cwd: join(root, 'e2e'), mayFail: true }) === 0 ? chromium.find() : undefined);
  if (!found) throw new Error('No Chromium was found: install Chromium or Chrome, or name one in CHROMIUM_PATH.');
  return found;
}

/**
 * Chromium's headless shell, which runs the same pages in less than half of the time but has no windows' trimmings, the popup blocker among
 * them; where there is none, the whole browser.
 */
export const findHeadlessShell = () => findOrInstall(headlessShell) ?? findChromium();

export const findPython = python.find;

/** Starts the database, and finds the rest. Tests that need Postgres or Python are skipped where these are missing, and fail under CI. */
export function prepareMachine() {
  startPostgres();
  if (!findOrInstall(python)) console.log(`skipped: the sandbox with the official SDK for Python: install ${python.packages.join()}.`);
  process.env.CHROMIUM_PATH = findChromium();
  process.env.HEADLESS_SHELL_PATH = findHeadlessShell();
  console.log(`${process.env.CHROMIUM_PATH}, ${process.env.HEADLESS_SHELL_PATH}`);
}

/**
 * Starts a Postgres server for the tests, which stops when this process ends, and sets `TEST_DATABASE_URL`, unless that names a server already. The
 * server is that of the installed package (which root installs on Debian), run in a temporary folder, by root as the user `postgres`.
 * @throws under CI when there is no Postgres; otherwise the tests that need it are skipped
 */
function startPostgres() {
  if (process.env.TEST_DATABASE_URL) return;
  const initdb = findOrInstall(postgres);
  if (!initdb || (isRoot && !find('runuser'))) {
    const missing = 'There is no Postgres server for the tests of the sandbox: install one, or name one in TEST_DATABASE_URL.';
    if (process.env.CI) throw new Error(missing);
    console.log(`skipped: ${missing}`);
    return;
  }
  const asPostgres = isRoot ? ['runuser', '-u', 'postgres', '--'] : [];
  const exec = (/** @type {string[]} */ ...command) => {
    const [file, ...args] = [...asPostgres, ...command];
    return execFileSync(file, args, { stdio: ['ignore', 'pipe', 'inherit'], cwd: '/tmp', encoding: 'utf8' });
  };
  const folder = exec('mktemp', '-d', '/tmp/tender-postgres-XXXXXX').trim();
  const [data, port] = [join(folder, 'data'), 40_000 + (process.pid % 20_000)];
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`;
  const pgCtl = join(initdb, '../pg_ctl');
  exec(initdb, '-D', data, '-U', 'tender', '-A', 'trust', '--no-sync');
  exec(pgCtl, '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start');
  process.once('exit', () => {
    exec(pgCtl, '-D', data, '-m', 'immediate', 'stop');
    exec('rm', '-rf', folder);
  });
  exec(join(initdb, '../createdb'), '-h', '127.0.0.1', '-p', String(port), '-U', 'tender', 'tender');
  process.env.TEST_DATABASE_URL = `postgres://tender@127.0.0.1:${port}/tender`;
}

/** Run by itself, this script installs what is missing in one step, without dependencies of the workspace: `npm test` does so while it installs these. */
if (process.argv[1] === import.meta.filename) {
  const wanted = [chromium, headlessShell, python, ...(process.env.TEST_DATABASE_URL ? [] : [postgres])];
  const missing = wanted.filter((each) => !each.find()).flatMap(({ packages }) => packages);
  if (missing.length > 0) installFromDebian(missing);
}
