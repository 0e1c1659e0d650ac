// A registry of our own for rehearsals: Verdaccio in a process of its own, with a folder of its own that goes with it. It keeps what is
// published under `@tender` and passes everything else on from the registry that npm is set to here.
import { execFileSync, fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { runServer } from 'verdaccio';

function configuration(folder) {
  const open = { access: '$all', publish: '$all', unpublish: '$all' };
  const set = (key) => execFileSync('npm', ['config', 'get', key], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const authorities = /^(null|undefined)?$/.test(set('cafile')) ? {} : { ca: readFileSync(set('cafile'), 'utf8') };
  return {
    storage: join(folder, 'storage'),
    self_path: folder,
    auth: { htpasswd: { file: join(folder, 'users'), max_users: -1 } },
    uplinks: { outside: { url: set('registry'), timeout: '60s', ...authorities } },
    packages: { '@tender/*': open, '**': { ...open, proxy: 'outside' } },
    max_body_size: '100mb',
    web: { enable: false },
    log: { type: 'stdout', format: 'pretty', level: 'fatal' },
  };
}

/** Where this process tells the registry which packages to refuse, and asks what came since. */
const CONTROL = '/-/rehearsal';

/**
 * @returns {Promise<{
 *   url: string,
 *   environment: Record<string, string | undefined>,
 *   refuse: (names: string[]) => Promise<string[]>,
 *   stop: () => void,
 * }>} `environment` sets npm and pnpm to it, without the token and the identity that the release machine has; `refuse` has packages of these
 * names fail from now on, and no others, and resolves with those that came since it was last called, by the order of their names
 */
export async function startRegistry() {
  const folder = mkdtempSync(join(tmpdir(), 'tender-registry-'));
  const child = fork(import.meta.filename, [folder]);
  const stop = () => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', stop);
  const url = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (status) => reject(new Error(`The registry ended with status ${status}.`)));
  });
  // npm sends no package without a token, whatever the registry asks for.
  const settings = join(folder, 'npmrc');
  const lines = [
    `registry=${url}`,
    `${url.replace('http:', '')}:_authToken=none`,
    'noproxy=127.0.0.1',
    'audit=false',
    'fund=false',
    'ignore-scripts=true',
  ];
  writeFileSync(settings, lines.join('\n'));
  const identity = { ACTIONS_ID_TOKEN_REQUEST_URL: undefined, ACTIONS_ID_TOKEN_REQUEST_TOKEN: undefined, SIGSTORE_ID_TOKEN: undefined };
  const headers = { connection: 'close' }; // by the next question, this process may have been busy for a minute
  const refuse = async (names) => (await fetch(new URL(CONTROL, url), { method: 'POST', headers, body: JSON.stringify(names) })).json();
  return { url, environment: { ...identity, NPM_CONFIG_USERCONFIG: settings, npm_config_registry: url }, refuse, stop };
}

/** Has a server fail for some packages, and keep a list of the others that it was sent. */
function makeFallible(server) {
  const handlers = server.listeners('request');
  let refused = [];
  let sent = [];
  server.removeAllListeners('request');
  server.on('request', async (request, response) => {
    if (request.url === CONTROL) {
      refused = JSON.parse(await text(request));
      response.end(JSON.stringify(sent.sort()));
      sent = [];
      return;
    }
    const name = request.method === 'PUT' ? decodeURIComponent(request.url.slice(1)) : undefined;
    if (refused.includes(name)) {
      await text(request);
      response.writeHead(503, { 'content-type': 'application/json' }).end('{"error":"out of order"}');
      return;
    }
    if (name) sent.push(name);
    for (const handle of handlers) handle.call(server, request, response);
  });
}

if (process.argv[1] === import.meta.filename) {
  const app = await runServer(configuration(process.argv[2]));
  makeFallible(app);
  app.listen(0, '127.0.0.1', () => process.send(`http://127.0.0.1:${app.address().port}/`));
  process.once('disconnect', () => process.exit());
}
