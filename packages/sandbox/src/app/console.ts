import { Hono, type Context } from 'hono';
import { decodePath, sendFile } from '../apis/assets/send-file';
import { type AppEnvironment } from '../core/http/app-environment';
import { refuseForeignPages } from '../core/http/foreign-pages';
import { findConsoleFolder } from './console-folder';

/** The console shows data from untrusted requests: only its own script may run, and no page may frame it. */
const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
};

/** Mounted at `/_console`: a page that calls the control API of the same origin. */
export function createConsoleRoutes(): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.use('*', refuseForeignPages(isFollowedLink));
  app.get('/*', async (c) => {
    const path = c.req.path.slice('/_console'.length);
    // Without the trailing slash the page would resolve its script against the parent folder.
    if (path === '') return c.redirect('/_console/');
    const folder = await findConsoleFolder();
    if (folder === undefined) return c.text('The console has not been built: run `pnpm build` in the repository.', 404);
    const response =
      (await sendFile(c, folder, path === '/' ? 'index.html' : decodePath(path.slice(1)), { cacheControl: 'no-cache' })) ??
      c.text('Not found', 404);
    for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
    return response;
  });
  return app;
}

/** Whether the browser navigates to the console in a tab. The page with the link can neither read the console nor send data to it. */
function isFollowedLink(c: Context<AppEnvironment>): boolean {
  return c.req.method === 'GET' && c.req.header('sec-fetch-mode') === 'navigate' && c.req.header('sec-fetch-dest') === 'document';
}
