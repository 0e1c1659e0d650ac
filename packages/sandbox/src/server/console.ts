import { Hono, type Context } from 'hono';
import { sendFile } from '../assets/send-file';
import { type AppEnvironment } from './app-environment';
import { consoleFolder } from './console-folder';
import { refuseForeignPages } from './foreign-pages';

/** The page shows what strangers sent, so nothing runs in it but its own script, and nobody frames its buttons. */
const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
};

/** Mounted at `/_console`: the console, a page of this origin that talks to the control API. */
export function consoleRoutes(): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.use('*', refuseForeignPages(isFollowedLink));
  app.get('/*', async (c) => {
    const path = c.req.path.slice('/_console'.length);
    // Without the slash the page would look for its script beside the folder.
    if (path === '') return c.redirect('/_console/');
    const folder = await consoleFolder();
    if (folder === undefined) return c.text('The console has not been built: run `pnpm build` in the repository.', 404);
    const response =
      (await sendFile(c, folder, path === '/' ? 'index.html' : path.slice(1), { cacheControl: 'no-cache' })) ?? c.text('Not found', 404);
    for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
    return response;
  });
  return app;
}

/** The browser leaves a page for the console in a tab of its own: the page that linked to it can neither read nor send anything. */
function isFollowedLink(c: Context<AppEnvironment>): boolean {
  return c.req.method === 'GET' && c.req.header('sec-fetch-mode') === 'navigate' && c.req.header('sec-fetch-dest') === 'document';
}
