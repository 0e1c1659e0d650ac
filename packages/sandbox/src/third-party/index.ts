import { Hono } from 'hono';
import { type AppEnvironment } from '../server/app-environment';

/** The text of each stand-in by its file name; a new one is one file and one entry here. */
const SCRIPTS: ReadonlyMap<string, string> = new Map<string, string>();

/** Mounted at `/third-party`: stand-ins of the scripts that partners serve. */
export function thirdPartyRoutes(): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.get('/:name{[\\w.-]+}', (c) => {
    const script = SCRIPTS.get(c.req.param('name'));
    if (script === undefined) return c.text('There is no such stand-in', 404);
    return c.body(script, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });
  return app;
}
