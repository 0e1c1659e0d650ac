import { join, normalize } from 'node:path';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { type AppEnvironment } from '../../core/http/app-environment';
import { isProviderHost } from '../../core/http/provider-hosts';
import { methods } from '../../methods/index';
import { addSheetScript } from '../../methods/payment-request/add-sheet-script';
import { allowInPolicy } from './allow-in-policy';
import { decodePath, sendFile } from './send-file';

/** The SDK version whose files the sandbox has. */
const RELEASE = '3.118.2';
/** Newer releases of the reference SDK work with the same files. */
const OTHER_RELEASE = /^3\.\d+\.\d+\//;

/** Pages that run a partner's script. */
const ISOLATED_PAGES = new RegExp(`/(${methods.flatMap(({ isolatedPage }) => isolatedPage ?? []).join('|')})(\\.min)?\\.html$`);
/** Gives a page an opaque origin. A page cannot request this itself. */
const ISOLATION = 'sandbox allow-scripts';

/** The only page that opens a browser's payment sheet. */
const SHEET_PAGE = /\/payment-request-frame(\.min)?\.html$/;

const NOT_FOUND = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Not found</title>
<h1>Not found</h1>
<p>The asset host has no such file.</p>
</html>
`;

/** Serves `/web/...` from the document root, compressed as by the provider. */
export function createAssetHost(root: string): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.use('/web/*', compress({ contentTypeFilter: /^text\// })); // not JSON, which the request log reads
  app.get('/web/*', async (c) => {
    const path = decodePath(c.req.path.slice('/web/'.length)).replace(OTHER_RELEASE, `${RELEASE}/`);
    const found = await sendFile(c, root, path, { cacheControl: chooseCacheControl(root), editPage: createPageEditor(c, path) });
    if (ISOLATED_PAGES.test(path)) found?.headers.set('Content-Security-Policy', ISOLATION);
    return found ?? c.html(NOT_FOUND, 404);
  });
  return app;
}

/** Edits pages for a development environment. Under the provider's host names a page stays as it was released. */
function createPageEditor(c: Context<AppEnvironment>, path: string): (html: string) => string {
  const { origin, hostname } = new URL(c.req.url);
  if (isProviderHost(hostname)) return (html) => html;
  return (html) => allowInPolicy(SHEET_PAGE.test(path) ? addSheetScript(html, origin) : html, origin);
}

/**
 * In the published package files never change. In the repository they change while their version stays the same, but not within seconds: the five frames
 * of a form then load their page once, as they do with the provider.
 */
function chooseCacheControl(root: string): string {
  return normalize(root).endsWith(join('dist', 'web')) ? 'public, max-age=5' : 'public, max-age=31536000, immutable';
}
