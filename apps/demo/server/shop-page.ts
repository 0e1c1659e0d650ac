import type { Hono } from 'hono';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Serves the shop's page with the sandbox's script that replaces Apple Pay, which only Apple's devices have. The script is part of the page, because
 * the checkout asks for Apple Pay when it is shown.
 */
export function serveTestPage(app: Hono, folder: string, sandboxOrigin: string): void {
  const script = `<script src="${sandboxOrigin}/third-party/apple-pay.js"></script>`;
  for (const path of ['/', '/index.html']) {
    app.get(path, async (context, next) => {
      const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
      if (html === undefined) return next();
      context.header('cache-control', 'no-cache');
      return context.html(html.replace('<head>', `<head>${script}`));
    });
  }
}
