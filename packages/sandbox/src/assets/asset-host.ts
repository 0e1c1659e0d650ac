import { Hono, type Context } from 'hono';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { type AppEnvironment } from '../server/app-environment';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** The fraud script's stand-in: it is loaded, and does nothing. */
const FRAUD_SCRIPT = '// stand-in of the fraud script: collects nothing\n';

/** `/web/...` out of the document root, and the stand-ins of the scripts a page loads from elsewhere. */
export function assetHost(root: string | undefined): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.get('/web/*', (c) => (root === undefined ? missing(c) : sendFile(c, root, c.req.path.slice('/web/'.length))));
  app.get('/da/r/fb.js', (c) => c.body(FRAUD_SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }));
  return app;
}

async function sendFile(c: Context<AppEnvironment>, root: string, path: string): Promise<Response> {
  const file = normalize(join(root, decode(path)));
  if (!file.startsWith(normalize(root + sep)) || file.includes('\0')) return missing(c);
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return missing(c);
  const etag = `"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"`;
  const headers = {
    ETag: etag,
    'Cache-Control': isWorkspace(root) ? 'no-cache' : 'public, max-age=31536000, immutable',
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    // Frames and scripts are for other origins' pages, isolated ones included.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
  return c.body(new Uint8Array(await readFile(file)), 200, headers);
}

/** In the repository the files change under the same version; in the published package they never do. */
const isWorkspace = (root: string) => normalize(root).endsWith(join('dist', 'web'));

function missing(c: Context<AppEnvironment>): Response {
  return c.html(
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Not found</title><h1>Not found</h1><p>The asset host has no such file.</p></html>',
    404,
  );
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
