// What a fresh machine needs before anything runs: dependencies, a browser, a Postgres server for the tests. Node and npm are assumed.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from './workspace.mjs';

const has = (command) => spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' }).stdout.trim();
const isRoot = process.getuid?.() === 0;

/** Installs the dependencies when the lockfile or a manifest has changed since the last time, with the pnpm that package.json names. */
export function installDependencies() {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const stamp = join(root, 'node_modules/.cache/tender/installed');
  const now = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  // What the applications of e2e/consumers need is large, and installed with them.
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
 * Runs a tool of the workspace with node_modules/.bin first on the PATH. Exits with its status when it fails, unless it may; `quiet` keeps its
 * output to itself.
 */
export function run(command, args = [], { env = {}, cwd = root, mayFail = false, quiet = false } = {}) {
  const { status } = spawnSync(command, args, {
    cwd,
    stdio: ['inherit', quiet ? 'ignore' : 'inherit', 'inherit'],
    env: { ...withTools(), ...env },
  });
  if (status !== 0 && !mayFail) process.exit(status ?? 1);
  return status ?? 1;
}

/**
 * Starts a tool of the workspace and resolves when it has ended, with its status and, unless it was `visible` at once, with what it printed.
 */
export function start(command, args = [], { env = {}, visible = false } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = ['ignore', ...(visible ? ['inherit', 'inherit'] : ['pipe', 'pipe'])];
    const child = spawn(command, args, { cwd: root, stdio, env: { ...withTools(), ...env } });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
    child.once('error', reject);
    child.once('close', (status) => resolve({ status: status ?? 1, output }));
  });
}

const withTools = () => ({ ...process.env, PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter) });

const wholeBrowser = {
  commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  folder: 'chromium-',
  files: ['chrome-linux/chrome', 'chrome-linux64/chrome', 'chrome-mac/Chromium.app/Contents/MacOS/Chromium', 'chrome-win/chrome.exe'],
};
const headlessShell = {
  commands: ['chromium-headless-shell', 'chrome-headless-shell'],
  folder: 'chromium_headless_shell-',
  files: ['linux', 'linux64', 'mac', 'mac-arm64', 'win64'].flatMap((system) => [
    `chrome-${system}/headless_shell`,
    `chrome-headless-shell-${system}/chrome-headless-shell`,
  ]),
};

const onPath = ({ commands }) => commands.map(has).find(Boolean);

/** What Playwright has downloaded, if it has. */
function inPlaywrightCache({ folder, files }) {
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH || join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache', 'ms-playwright');
  if (!existsSync(cache)) return undefined;
  return readdirSync(cache)
    .filter((name) => name.startsWith(folder))
    .flatMap((name) => files.map((file) => join(cache, name, file)))
    .find(existsSync);
}

const installed = (browser) => onPath(browser) || inPlaywrightCache(browser);

/** Installs Debian packages as root, where that is possible. */
function fromDebian(packages) {
  if (!isRoot || !has('apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

/**
 * Installs Debian's packages of whatever is missing, both browsers and Postgres, in one go; does nothing elsewhere. It needs no dependencies of
 * the workspace, so `npm test` runs it beside their installation.
 */
export function installSystemPackages() {
  const missing = [
    ...(process.env.CHROMIUM_PATH || installed(wholeBrowser) ? [] : ['chromium', 'fonts-dejavu-core']),
    ...(process.env.HEADLESS_SHELL_PATH || installed(headlessShell) ? [] : ['chromium-headless-shell']),
    ...(process.env.TEST_DATABASE_URL || postgresPrograms() ? [] : ['postgresql']),
  ];
  if (missing.length > 0) fromDebian(missing);
}

/** The path in an environment variable. @throws when there is nothing at that path */
function fromVariable(name) {
  const path = process.env[name];
  if (path && !existsSync(path)) throw new Error(`${name} names ${path}, which does not exist.`);
  return path;
}

/** A Chromium to drive: `CHROMIUM_PATH`, the PATH, Playwright's cache, Debian's package, Playwright's download. */
export function findChromium() {
  const found =
    fromVariable('CHROMIUM_PATH') ||
    installed(wholeBrowser) ||
    (fromDebian(['chromium', 'fonts-dejavu-core']) && onPath(wholeBrowser)) ||
    (run('playwright', ['install', 'chromium'], { cwd: join(root, 'e2e'), mayFail: true }) === 0 && inPlaywrightCache(wholeBrowser));
  if (!found) throw new Error('No Chromium was found: install Chromium or Chrome, or name one in CHROMIUM_PATH.');
  return found;
}

/**
 * Chromium's headless shell, which runs the same pages in less than half of the time but has no windows' trimmings, the popup blocker among
 * them: `HEADLESS_SHELL_PATH`, the PATH, Playwright's cache, Debian's package; where there is none, the whole browser.
 */
export function findHeadlessShell() {
  return (
    fromVariable('HEADLESS_SHELL_PATH') ||
    installed(headlessShell) ||
    (fromDebian(['chromium-headless-shell']) && onPath(headlessShell)) ||
    findChromium()
  );
}

/** The Firefox to drive: `FIREFOX_PATH`, the PATH, Debian's package. @throws where there is none */
function findFirefox() {
  const commands = { commands: ['firefox-esr', 'firefox'] };
  const found = fromVariable('FIREFOX_PATH') || onPath(commands) || (fromDebian(['firefox-esr']) && onPath(commands));
  if (!found) throw new Error('No Firefox was found: install it, or name it in FIREFOX_PATH.');
  return found;
}

/** What WebKit needs around it: its driver, a screen, and a window manager, without which its windows do not get the focus. */
const webKitPackages = ['webkit2gtk-driver', 'xvfb', 'openbox'];
const hasWebKitTools = () => ['WebKitWebDriver', 'Xvfb', 'openbox'].every(has);

/** WebKit's own browser: `WEBKIT_PATH`, the folder of Debian's package, the package freshly installed. @throws where there is none */
function findWebKit() {
  const inFolder = () =>
    readdirSync('/usr/lib')
      .flatMap((folder) => ['4.1', '6.0', '4.0'].map((version) => `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`))
      .find(existsSync);
  const installed = () => existsSync('/usr/lib') && hasWebKitTools() && inFolder();
  const found = (hasWebKitTools() && fromVariable('WEBKIT_PATH')) || installed() || (fromDebian(webKitPackages) && installed());
  if (!found) throw new Error(`No WebKit was found: install ${webKitPackages.join(', ')}, or name its MiniBrowser in WEBKIT_PATH.`);
  return found;
}

/** Engines beside Chromium: how each is found, and the environment variable that tells its tests where it is. */
export const engines = {
  firefox: { title: 'Firefox', variable: 'FIREFOX_PATH', find: findFirefox },
  webkit: { title: 'WebKit', variable: 'WEBKIT_PATH', find: findWebKit },
};

/** Where `initdb` and `pg_ctl` are; undefined without Postgres. */
function postgresPrograms() {
  const base = '/usr/lib/postgresql';
  const version = existsSync(base)
    ? readdirSync(base)
        .sort((a, b) => Number(b) - Number(a))
        .find((name) => existsSync(join(base, name, 'bin/initdb')))
    : undefined;
  if (version) return join(base, version, 'bin');
  const initdb = has('initdb');
  return initdb ? join(initdb, '..') : undefined;
}

/**
 * A Postgres server for the tests, with the function that stops it: `TEST_DATABASE_URL`, else one of its own from the installed (or, as root
 * on Debian, freshly installed) package, run as the `postgres` user in a temporary folder. Undefined where there is none.
 */
export function startPostgres() {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop() {} };
  const bin = postgresPrograms() ?? (fromDebian(['postgresql']) ? postgresPrograms() : undefined);
  if (!bin || (isRoot && !has('runuser'))) return undefined;
  const as = (...command) => (isRoot ? ['runuser', ['-u', 'postgres', '--', ...command]] : [command[0], command.slice(1)]);
  const exec = (...command) => execFileSync(...as(...command), { stdio: ['ignore', 'pipe', 'pipe'], cwd: '/tmp', encoding: 'utf8' });
  try {
    const folder = exec('mktemp', '-d', '/tmp/tender-postgres-XXXXXX').trim();
    exec(join(bin, 'initdb'), '-D', join(folder, 'data'), '-U', 'tender', '-A', 'trust', '--no-sync');
    const port = 40_000 + (process.pid % 20_000);
    exec(
      join(bin, 'pg_ctl'),
      '-D',
      join(folder, 'data'),
      '-w',
      '-l',
      join(folder, 'log'),
      '-o',
      `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`,
      'start',
    );
    exec(join(bin, 'createdb'), '-h', '127.0.0.1', '-p', String(port), '-U', 'tender', 'tender');
    const stop = () => {
      exec(join(bin, 'pg_ctl'), '-D', join(folder, 'data'), '-m', 'immediate', 'stop');
      exec('rm', '-rf', folder);
    };
    return { url: `postgres://tender@127.0.0.1:${port}/tender`, stop };
  } catch (error) {
    console.error(`Postgres could not be started: ${error.stderr || error.message}`);
    return undefined;
  }
}

if (process.argv[1] === import.meta.filename) installSystemPackages();
