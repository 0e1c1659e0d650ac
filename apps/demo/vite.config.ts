import react from '@vitejs/plugin-react';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { defineConfig, type Plugin, type Rollup } from 'vite';

const shop = process.env.SHOP_URL ?? 'http://localhost:4800';
const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const pages: Record<string, string> = { start: file('src/start.ts'), index: file('index.html'), gift: file('gift.html') };
const server: Record<string, string> = { 'start-shop': file('server/start-shop.ts'), render: file('src/render.tsx') };

/**
 * Adds to `index.html` its first script, below the page that a server may have rendered, and the files of the checkouts, which that script loads beside
 * `main.tsx`. The script is `async` because others wait for the stylesheet.
 */
const addStart: Plugin = {
  name: 'add-start',
  transformIndexHtml: {
    order: 'post',
    handler(_, { path, bundle }) {
      if (path !== '/index.html') return [];
      const chunks = Object.values(bundle ?? {}).filter((each) => each.type === 'chunk');
      const start = chunks.find(({ isEntry, name }) => isEntry && name === 'start');
      if (start?.imports.length)
        throw new Error(`The first script must not wait for others: ${start.imports.join(', ')}. See USED_BY_START.`);
      const main = chunks.find(({ isEntry, name }) => isEntry && name === 'index');
      const files = chunks.flatMap(({ name, fileName, imports }) => {
        const [, page] = /^(checkout|express)-page$/.exec(name) ?? [];
        return page ? [[page, [fileName, ...imports].filter((each) => !main?.imports.includes(each)).map((each) => `/${each}`)]] : [];
      });
      const src = start ? `/${start.fileName}` : '/src/start.ts';
      return [
        { tag: 'link', attrs: { rel: 'modulepreload', fetchpriority: 'high', crossorigin: true, href: src }, injectTo: 'head-prepend' },
        { tag: 'meta', attrs: { name: 'page-files', content: JSON.stringify(Object.fromEntries(files)) }, injectTo: 'head-prepend' },
        {
          tag: 'script',
          attrs: { type: 'module', async: true, crossorigin: true, src },
          injectTo: 'body',
        },
      ];
    },
  },
};

/** Compresses the files once, as well as possible. The server would otherwise do it for each request. */
const compressAssets: Plugin = {
  name: 'compress-assets',
  apply: ({ build }) => !build?.ssr,
  writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle).filter((each) => /\.(js|css)$/.test(each)))
      writeFileSync(join(dir, `${name}.br`), brotliCompressSync(readFileSync(join(dir, name))));
  },
};

type ReadModule = Rollup.ManualChunkMeta['getModuleInfo'];

/** Lists a module and what it imports at once. */
function listImported(entry: string, getModuleInfo: ReadModule, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found;
  found.add(entry);
  for (const id of getModuleInfo(entry)?.importedIds ?? []) listImported(id, getModuleInfo, found);
  return found;
}

/** What the first script uses of the packages. Their entry points, which it imports, export much more. */
const USED_BY_START =
  /hosted-fields\/src\/(preload|open-fields|constants|fields\/frames)\.ts$|react\/src\/.*\/(open-early-fields|frame-styles)\.ts$|\/(uuid|create-element|create-iframe|bus|attempt|records|report-errors)\.ts$/;

/** Names the file of what several pages need. Without it there would be many small ones, each of which takes a round trip. */
function joinShared(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  const isIn = (...paths: string[]): boolean => paths.every((path) => listImported(file(path), getModuleInfo).has(id));
  if (id.endsWith('.css') || id === file('src/main.tsx')) return undefined;
  if (isIn('src/start.ts') && (id.startsWith(file('src/')) || USED_BY_START.test(id))) return 'start';
  const isOfGift = isIn('src/gift/main.tsx');
  if (isIn('src/main.tsx') || isIn('src/shop/shop-page.tsx')) return isOfGift ? 'base' : 'shop';
  return isIn('src/checkout/express-page.tsx', 'src/checkout/checkout-page.tsx') ? (isOfGift ? 'card' : 'payment') : undefined;
}

/** Without `--ssr` the pages; with it the server, and what it renders with. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), addStart, compressAssets],
  resolve: { conditions: ['@tender/source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['@tender/source', 'module', 'node', 'development|production'] } },
  build: {
    outDir: 'dist/page',
    target: 'es2022',
    sourcemap: true,
    manifest: true,
    // Nothing inline: the page is served with a policy that refuses it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: isSsrBuild ? server : pages,
      ...(!isSsrBuild && { output: { manualChunks: joinShared } }),
    },
  },
  // The gift card page is the server's own, as it was built.
  server: { host: 'localhost', strictPort: true, proxy: { '/api': shop, '/gift': shop, '/assets': shop } },
}));
