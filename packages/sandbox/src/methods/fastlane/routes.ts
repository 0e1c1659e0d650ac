import { Hono } from 'hono';
import { type AppEnvironment } from '../../core/http/app-environment';
import { FASTLANE_SCRIPT } from './script';
import { FASTLANE_TEXTS } from './texts';

/** Path of the script's folder at its own host, for browsers that map that host to this machine. */
export const FASTLANE_PATH = '/connect-boba';

/** The script, minified or not, and its texts. Mounted at `/third-party/connect-boba`, and at the folder's own path. */
export function createFastlaneRoutes(): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.get('/:name{axo(\\.min)?\\.js}', (c) =>
    c.body(FASTLANE_SCRIPT, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }),
  );
  app.get('/locales/:file{\\w+\\.json}', (c) => {
    const texts = new Map(Object.entries(FASTLANE_TEXTS)).get(c.req.param('file').replace('.json', ''));
    return texts ? c.json(texts) : c.text('There is no such locale', 404);
  });
  return app;
}
