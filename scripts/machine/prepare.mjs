// Prepares a new machine that has Node and npm: dependencies, browsers, and a Postgres server for the tests.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from '../workspace.mjs';

const findCommand = (/** @type {string} */ command) => spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' }).stdout.trim();
const isRoot = process.getuid?.() === 0;

/** Installs the dependencies with the pnpm that package.json names, if the lockfile has changed since the last time. */
export function installDependencies() {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const stamp = join(root, 'node_modules/.cache/tender/installed');
  const now = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  // The dependencies of e2e/consumers are large and are installed with these applications.
  const options = ['--frozen-lockfile', '--prefer-offline', '--reporter=append-only', '--filter=!@tender/consumers'];
  const found = spawnSync('npx', ['--yes', packageManager, 'install', ...options], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (found.status !== 0) throw new Error('The dependencies could not be installed.');
  mkdirSync(join(stamp, '..'), { recursive: true });
  writeFileSync(stamp, now);
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
 * Browsers: the variable that names one, its commands, Debian's packages, and where Playwright stores those that it has downloaded.
 * @typedef {{ variable: string, commands: string[], packages: string[], folder?: string, files?: string[] }} Browser
 */
const wholeBrowser = {
  variable: 'CHROMIUM_PATH',
  commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  packages: ['chromium', 'fonts-dejavu-core'],
  folder: 'chromium-',
  files: ['chrome-linux/chrome', 'chrome-linux64/chrome', 'chrome-mac/Chromium.app/Contents/MacOS/Chromium', 'chrome-win/chrome.exe'],
};
const headlessShell = {
  variable: 'HEADLESS_SHELL_PATH',
  commands: ['chromium-headless-shell', 'chrome-headless-shell'],
  packages: ['chromium-headless-shell'],
  folder: 'chromium_headless_shell-',
  files: ['linux', 'linux64', 'mac', 'mac-arm64', 'win64'].flatMap((system) => [
    `chrome-${system}/headless_shell`,
    `chrome-headless-shell-${system}/chrome-headless-shell`,
  ]),
};
const firefox = { variable: 'FIREFOX_PATH', commands: ['firefox-esr', 'firefox'], packages: ['firefox-esr'] };

/** Finds a browser that Playwright has downloaded. */
function findInPlaywrightCache(/** @type {Browser} */ { folder, files = [] }) {
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH || join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache', 'ms-playwright');
  if (!folder || !existsSync(cache)) return undefined;
  return readdirSync(cache)
    .filter((name) => name.startsWith(folder))
    .flatMap((name) => files.map((file) => join(cache, name, file)))
    .find(existsSync);
}

const findInstalled = (/** @type {Browser} */ browser) => browser.commands.map(findCommand).find(Boolean) || findInPlaywrightCache(browser);

/** The path in an environment variable. @throws when the path does not exist */
function readPathVariable(/** @type {string} */ name) {
  const path = process.env[name];
  if (path && !existsSync(path)) throw new Error(`${name} names ${path}, which does not exist.`);
  return path;
}

/** Finds a browser: in its variable, on the PATH, in Playwright's cache, or by Debian's package. */
const findBrowser = (/** @type {Browser} */ browser) =>
  readPathVariable(browser.variable) || findInstalled(browser) || (installFromDebian(browser.packages) && findInstalled(browser));

/** Installs Debian packages, if this process is root on Debian. Returns whether that succeeded. */
function installFromDebian(/** @type {string[]} */ packages) {
  if (!isRoot || !findCommand('apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (/** @type {string[]} */ ...args) => spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

/**
 * Installs the Debian packages of missing browsers and Postgres in one step; does nothing on other systems. It needs no dependencies of the workspace,
 * so `npm test` runs it while these are being installed.
 */
export function installSystemPackages() {
  const browsers = [wholeBrowser, headlessShell].filter((browser) => !process.env[browser.variable] && !findInstalled(browser));
  const missing = browsers.flatMap(({ packages }) => packages);
  if (!process.env.TEST_DATABASE_URL && !findPostgresPrograms()) missing.push('postgresql');
  if (!findPython()) missing.push(pythonSdk);
  if (missing.length > 0) installFromDebian(missing);
}

/** Debian's package of the provider's official SDK for Python, with which the sandbox is tested beside the one for Node. */
const pythonSdk = 'python3-braintree';
/** Finds the Python that has the SDK. Debian's packages belong to Debian's own Python, which need not be the first on the PATH. */
export const findPython = () => ['/usr/bin/python3', 'python3'].find((file) => spawnSync(file, ['-c', 'import braintree']).status === 0);

/** Installs the SDK for Python where it is missing. Without it, the tests that need it are skipped, and fail under CI. */
export function findPythonSdk() {
  if (findPython() || (installFromDebian([pythonSdk]) && findPython())) return;
  console.log(`skipped: the sandbox with the official SDK for Python: install ${pythonSdk}, or the SDK for the Python on the PATH.`);
}

/** Finds Chromium, or has Playwright download it. @throws when there is none */
export function findChromium() {
  const found =
    findBrowser(wholeBrowser) ||
    (run('playwright', ['install', 'chromium'], { cwd: join(root, 'e2e'), mayFail: true }) === 0 && findInPlaywrightCache(wholeBrowser));
  if (!found) throw new Error('No Chromium was found: install Chromium or Chrome, or name one in CHROMIUM_PATH.');
  return found;
}

/**
 * Chromium's headless shell, which runs the same pages in less than half of the time but has no windows' trimmings, the popup blocker among
 * them; where there is none, the whole browser.
 */
export const findHeadlessShell = () => findBrowser(headlessShell) || findChromium();

/** @throws where there is no Firefox */
function findFirefox() {
  const found = findBrowser(firefox);
  if (!found) throw new Error('No Firefox was found: install it, or name it in FIREFOX_PATH.');
  return found;
}

/** Debian packages for WebKit: its driver, a screen, and a window manager, because its windows get no focus without one. */
const webKitPackages = ['webkit2gtk-driver', 'xvfb', 'openbox'];
const hasWebKitTools = () => ['WebKitWebDriver', 'Xvfb', 'openbox'].every(findCommand);

/** Finds WebKit's browser: in `WEBKIT_PATH`, in the folder of Debian's package, or by installing it. @throws when there is none */
function findWebKit() {
  const inFolder = () =>
    readdirSync('/usr/lib')
      .flatMap((folder) => ['4.1', '6.0', '4.0'].map((version) => `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`))
      .find(existsSync);
  const installed = () => existsSync('/usr/lib') && hasWebKitTools() && inFolder();
  const found = (hasWebKitTools() && readPathVariable('WEBKIT_PATH')) || installed() || (installFromDebian(webKitPackages) && installed());
  if (!found) throw new Error(`No WebKit was found: install ${webKitPackages.join(', ')}, or name its MiniBrowser in WEBKIT_PATH.`);
  return found;
}

/** Engines other than Chromium: how to find each, and the environment variable that passes its path to the tests. */
/** @type {Record<string, { title: string, variable: string, find: () => string }>} */
export const engines = {
  firefox: { title: 'Firefox', variable: 'FIREFOX_PATH', find: findFirefox },
  webkit: { title: 'WebKit', variable: 'WEBKIT_PATH', find: findWebKit },
};

/** The folder of `initdb` and `pg_ctl`. Undefined without Postgres. */
function findPostgresPrograms() {
  const base = '/usr/lib/postgresql';
  const version = existsSync(base)
    ? readdirSync(base)
        .sort((a, b) => Number(b) - Number(a))
        .find((name) => existsSync(join(base, name, 'bin/initdb')))
    : undefined;
  if (version) return join(base, version, 'bin');
  const initdb = findCommand('initdb');
  return initdb ? join(initdb, '..') : undefined;
}

/**
 * Starts a Postgres server for the tests, which stops when this process ends, and sets `TEST_DATABASE_URL`, unless that names a server already. The
 * server is that of the installed package (which root installs on Debian), run in a temporary folder, by root as the user `postgres`.
 * @throws under CI when there is no Postgres; otherwise the tests that need it are skipped
 */
export function startPostgres() {
  if (process.env.TEST_DATABASE_URL) return;
  const bin = findPostgresPrograms() ?? (installFromDebian(['postgresql']) ? findPostgresPrograms() : undefined);
  if (!bin || (isRoot && !findCommand('runuser'))) {
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
  exec(join(bin, 'initdb'), '-D', data, '-U', 'tender', '-A', 'trust', '--no-sync');
  exec(join(bin, 'pg_ctl'), '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start');
  process.once('exit', () => {
    exec(join(bin, 'pg_ctl'), '-D', data, '-m', 'immediate', 'stop');
    exec('rm', '-rf', folder);
  });
  exec(join(bin, 'createdb'), '-h', '127.0.0.1', '-p', String(port), '-U', 'tender', 'tender');
  process.env.TEST_DATABASE_URL = `postgres://tender@127.0.0.1:${port}/tender`;
}

if (process.argv[1] === import.meta.filename) installSystemPackages();
