// What a fresh machine needs before anything runs: dependencies, a browser, a Postgres server for the tests. Node and npm are assumed.
import { execFileSync, spawnSync } from 'node:child_process';
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
  const found = spawnSync('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'], {
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
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const { status } = spawnSync(command, args, {
    cwd,
    stdio: ['inherit', quiet ? 'ignore' : 'inherit', 'inherit'],
    env: { ...process.env, ...env, PATH: path },
  });
  if (status !== 0 && !mayFail) process.exit(status ?? 1);
  return status ?? 1;
}

function fromPlaywright() {
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH || join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache', 'ms-playwright');
  if (!existsSync(cache)) return undefined;
  const places = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-win/chrome.exe',
  ];
  return readdirSync(cache)
    .filter((name) => name.startsWith('chromium-'))
    .flatMap((name) => places.map((place) => join(cache, name, place)))
    .find(existsSync);
}

const searchPath = () => ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(has).find(Boolean);

/** Installs Debian packages as root, where that is possible. */
function fromDebian(packages) {
  if (!isRoot || !has('apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

/** A Chromium to drive: `CHROMIUM_PATH`, the PATH, Playwright's cache, Debian's package, Playwright's download. */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, which does not exist.`);
    return given;
  }
  const found =
    searchPath() ||
    fromPlaywright() ||
    (fromDebian(['chromium', 'fonts-dejavu-core']) && searchPath()) ||
    (run('playwright', ['install', 'chromium'], { cwd: join(root, 'e2e'), mayFail: true }) === 0 && fromPlaywright());
  if (!found) throw new Error('No Chromium was found: install Chromium or Chrome, or name one in CHROMIUM_PATH.');
  return found;
}

/**
 * A Postgres server for the tests, with the function that stops it: `TEST_DATABASE_URL`, else one of its own from the installed (or, as root
 * on Debian, freshly installed) package, run as the `postgres` user in a temporary folder. Undefined where there is none.
 */
export function startPostgres() {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop() {} };
  const binaries = () => {
    const base = '/usr/lib/postgresql';
    const version = existsSync(base)
      ? readdirSync(base)
          .sort((a, b) => Number(b) - Number(a))
          .find((name) => existsSync(join(base, name, 'bin/initdb')))
      : undefined;
    if (version) return join(base, version, 'bin');
    const onPath = has('initdb');
    return onPath ? join(onPath, '..') : undefined;
  };
  const bin = binaries() ?? (fromDebian(['postgresql']) ? binaries() : undefined);
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
