import { type Context } from 'hono';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { type AppEnvironment } from '../server/app-environment';
import { findEntry } from '../find-entry';

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

/** Sends a file below `root` by the path of a URL. Resolves with undefined when it does not exist or is outside of `root`. */
export async function sendFile(
  c: Context<AppEnvironment>,
  root: string,
  path: string,
  { cacheControl, editPage }: SendOptions,
): Promise<Response | undefined> {
  const decoded = decode(path);
  const file = normalize(join(root, decoded));
  if (decoded.includes('\0') || !file.startsWith(normalize(root + sep))) return undefined;
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return undefined;
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

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
