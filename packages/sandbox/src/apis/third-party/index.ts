import { Hono, type Context } from 'hono';
import { type AppEnvironment } from '../../core/http/app-environment';
import { methods } from '../../methods/index';

const scripts = methods.flatMap((method) => method.scripts ?? []);
/** The scripts that the sandbox serves in place of partners' scripts, by file name. */
const SCRIPTS: ReadonlyMap<string, string> = new Map(scripts.map(({ name, source }) => [name, source]));

/** Paths at the partners' hosts, for browsers that map those hosts to this machine. */
export const PARTNER_PATHS: ReadonlyMap<string, string> = new Map(
  scripts.flatMap(({ name, partnerPath }) => (partnerPath === undefined ? [] : [[partnerPath, name]])),
);

/** Mounted at `/third-party`: scripts that replace those of partners. */
export function createThirdPartyRoutes(): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.get('/:name{[\\w.-]+}', (c) => send(c, c.req.param('name')));
  return app;
}

/** Mounted at `/`: the same scripts at the partners' own paths. */
export function createPartnerRoutes(): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  for (const [path, name] of PARTNER_PATHS) app.get(path, (c) => send(c, name));
  return app;
}

function send(c: Context, name: string): Response {
  const script = SCRIPTS.get(name);
  if (script === undefined) return c.text('There is no such script', 404);
  return c.body(script, 200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
}
