import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type Context } from 'hono';
import { findEntry } from '../../core/find-entry';
import { type AppEnvironment } from '../../core/http/app-environment';

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

export interface SendOptions {
  readonly cacheControl: string;
  /** Applied to HTML files before they are sent. */
  readonly editPage?: (html: string) => string;
}

/**
 * Sends a file below `root`. Resolves with undefined when there is no file with exactly this path: each file has one path, by which callers can decide
 * about its headers.
 * @param path decoded, such as `html/page.html`
 */
export async function sendFile(
  c: Context<AppEnvironment>,
  root: string,
  path: string,
  { cacheControl, editPage }: SendOptions,
): Promise<Response | undefined> {
  const file = await findExactly(root, path);
  const found = file === undefined ? undefined : await stat(file).catch(() => undefined);
  if (file === undefined || !found?.isFile()) return undefined;
  const etag = `"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"`;
  const headers = {
    ETag: etag,
    'Cache-Control': cacheControl,
    'Content-Type': findEntry(TYPES, extname(file)) ?? 'application/octet-stream',
    // Pages of other origins load these frames and scripts, isolated pages included.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
  // The tag of a compressed file comes back as a weak one.
  if (c.req.header('if-none-match')?.replace(/^W\//, '') === etag) return c.body(null, 304, headers);
  const content = await readFile(file);
  const isPage = editPage !== undefined && extname(file) === '.html';
  return c.body(isPage ? editPage(content.toString('utf8')) : new Uint8Array(content), 200, headers);
}

/**
 * Finds a file or folder whose names are spelled exactly as in the path. Some file systems also find it by other cases of letters, a dot at the end, a
 * backslash or a short name. No folder lists `..`, so the file is below `root`.
 */
async function findExactly(root: string, path: string): Promise<string | undefined> {
  let found = root;
  for (const name of path.split('/')) {
    const names = await readdir(found).catch((): string[] => []);
    if (!names.includes(name)) return undefined;
    found = join(found, name);
  }
  return found;
}

/** Decodes the path of a URL. A path that cannot be decoded stays as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
