import { Hono, type Context } from 'hono';
import { join, normalize } from 'node:path';
import { putSheet } from '../payment-sheet/put-sheet';
import { type AppEnvironment } from '../server/app-environment';
import { isProviderHost } from '../server/provider-hosts';
import { openPolicy } from './open-policy';
import { sendFile } from './send-file';

/** The fraud script's stand-in: it is loaded, and does nothing. */
const FRAUD_SCRIPT = '// stand-in of the fraud script: collects nothing\n';

/** The one page that runs a partner's script. It does no more than lead its window to the partner. */
const ISOLATED_PAGE = /\/masterpass-loading-frame(\.min)?\.html$/;
/** An origin of its own, so that the script reaches no card field of the host that serves both. A page cannot ask for this itself. */
const ISOLATION = 'sandbox allow-scripts';

/** The one page that opens a sheet of the browser's. */
const SHEET_PAGE = /\/payment-request-frame(\.min)?\.html$/;

const NOT_FOUND = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Not found</title>
<h1>Not found</h1>
<p>The asset host has no such file.</p>
</html>
`;

/** `/web/...` out of the document root, and the fraud script. */
export function assetHost(root: string | undefined): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.get('/web/*', async (c) => {
    const path = c.req.path.slice('/web/'.length);
    const found =
      root === undefined ? undefined : await sendFile(c, root, path, { cacheControl: cacheControl(root), editPage: pageEditor(c) });
    if (ISOLATED_PAGE.test(path)) found?.headers.set('Content-Security-Policy', ISOLATION);
    return found ?? c.html(NOT_FOUND, 404);
  });
  app.get('/da/r/fb.js', (c) => c.body(FRAUD_SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }));
  return app;
}

/** Under the provider's own names a page stays as it was released. */
function pageEditor(c: Context<AppEnvironment>): (html: string) => string {
  const { origin, hostname, pathname } = new URL(c.req.url);
  if (isProviderHost(hostname)) return (html) => html;
  return (html) => openPolicy(SHEET_PAGE.test(pathname) ? putSheet(html, origin) : html, origin);
}

/** In the repository the files change under the same version; in the published package they never do. */
function cacheControl(root: string): string {
  return normalize(root).endsWith(join('dist', 'web')) ? 'no-cache' : 'public, max-age=31536000, immutable';
}
