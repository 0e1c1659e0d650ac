// A local registry for rehearsals: Verdaccio in its own process. It stores packages under `@tender` in a folder and forwards all other requests to
// the registry that npm is configured with.
import { execFileSync, fork } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runServer } from 'verdaccio';

function createConfiguration(/** @type {string} */ folder) {
  const readSetting = (/** @type {string} */ key) =>
    execFileSync('npm', ['config', 'get', key], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const authorities = /^(null|undefined)?$/.test(readSetting('cafile')) ? {} : { ca: readFileSync(readSetting('cafile'), 'utf8') };
  const open = { access: '$all', publish: '$all', unpublish: '$all' };
  return {
    storage: join(folder, 'storage'),
    self_path: folder,
    auth: { htpasswd: { file: join(folder, 'users'), max_users: -1 } },
    uplinks: { outside: { url: readSetting('registry'), timeout: '60s', ...authorities } },
    packages: { '@tender/*': open, '**': { ...open, proxy: 'outside' } },
    max_body_size: '100mb',
    web: { enable: false },
    log: { type: 'stdout', format: 'pretty', level: 'fatal' },
  };
}

/**
 * @param {string} folder of the stored packages
 * @returns {Promise<{ environment: Record<string, string>, stop: () => void }>} `environment` makes npm and pnpm use the registry
 */
export async function startRegistry(folder) {
  mkdirSync(folder, { recursive: true });
  const child = fork(import.meta.filename, [folder]); // it ends with this process
  const url = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (status) => reject(new Error(`The registry ended with status ${status}.`)));
  });
  const settings = join(folder, 'npmrc');
  const token = `${url.replace('http:', '')}:_authToken=none`; // npm publishes only with a token, even if the registry requires none
  writeFileSync(
    settings,
    [`registry=${url}`, token, 'noproxy=127.0.0.1', 'audit=false', 'fund=false', 'loglevel=error', 'ignore-scripts=true'].join('\n'),
  );
  return { environment: { NPM_CONFIG_USERCONFIG: settings, npm_config_registry: url }, stop: () => child.kill() };
}

if (process.argv[1] === import.meta.filename) {
  const app = await runServer(createConfiguration(process.argv[2]));
  app.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${app.address().port}/`));
  process.once('disconnect', () => process.exit());
}
