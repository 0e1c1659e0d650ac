import react from '@vitejs/plugin-react';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build, defineConfig, type Plugin, type Rollup } from 'vite';

const shop = process.env.SHOP_URL ?? 'http://localhost:4800';
const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const pages: Record<string, string> = { index: file('index.html'), gift: file('gift.html') };
const compress = promisify(brotliCompress);
const TARGET = 'es2022';
const PAGE_CONDITIONS = ['@tender/source', 'module', 'browser', 'development|production'];
const server: Record<string, string> = { 'start-shop': file('server/start-shop.ts'), render: file('src/render.tsx') };

/** Bundles the first script on its own, for the HTML: as a file, it would have to arrive before it requests anything. */
async function bundleStart(): Promise<string> {
  const output = { format: 'iife', inlineDynamicImports: true } as const;
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: PAGE_CONDITIONS },
    build: { write: false, target: TARGET, modulePreload: false, rollupOptions: { input: file('src/start.ts'), output } },
  });
  const [{ code }] = (result as Rollup.RollupOutput).output;
  return code.replaceAll('</script', '<\\/script');
}

/**
 * Adds to `index.html` the files of the checkouts, and its first script, which loads them beside `main.tsx`. It stands before the stylesheet, for which scripts
 * wait.
 */
const addStart: Plugin = {
  name: 'add-start',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { path, bundle }) {
      if (path !== '/index.html') return html;
      const [stylesheet = ''] = /<link rel="stylesheet" crossorigin[^>]*>/.exec(html) ?? [];
      const chunks = Object.values(bundle ?? {}).filter((each) => each.type === 'chunk');
      const main = chunks.find(({ isEntry, name }) => isEntry && name === 'index');
      const files = chunks.flatMap(({ name, fileName, imports }) => {
        const [, page] = /^(checkout|express)-page$/.exec(name) ?? [];
        return page ? [[page, [fileName, ...imports].filter((each) => !main?.imports.includes(each)).map((each) => `/${each}`)]] : [];
      });
      const start = bundle ? `>${await bundleStart()}` : ' type="module" src="/src/start.ts">';
      const content = JSON.stringify(Object.fromEntries(files)).replaceAll('"', '&quot;');
      // Nothing is shown before the stylesheet has come: scripts share its connection.
      const first = `<meta name="page-files" content="${content}"><script${start}</script>${stylesheet}`;
      return html.replace(stylesheet, '').replace('<script type', () => `${first}<script type`);
    },
  },
};

/**
 * Has Chromium compile the functions of a script while it loads. Otherwise it compiles each when it is first called, and most of these are called before the
 * customer can pay. The code is minified by now, which removes comments.
 */
const compileEarly: Plugin = {
  name: 'compile-early',
  apply: ({ build }) => !build?.ssr,
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        // In the source map every line is one further down.
        else if (/\.js\.map$/.test(file.fileName)) file.source = String(file.source).replace('"mappings":"', '"mappings":";');
      }
    },
  },
};

/** Compresses the files once, as well as possible. The server would otherwise do it for each request. */
const compressAssets: Plugin = {
  name: 'compress-assets',
  apply: ({ build }) => !build?.ssr,
  async writeBundle({ dir = '' }, bundle) {
    const names = Object.keys(bundle).filter((each) => /\.(js|css)$/.test(each));
    await Promise.all(names.map(async (name) => writeFile(join(dir, `${name}.br`), await compress(await readFile(join(dir, name))))));
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

/** Names the file of what several pages need. Without it there would be many small ones, each of which takes a round trip. */
function joinShared(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  const isIn = (...paths: string[]): boolean => paths.every((path) => listImported(file(path), getModuleInfo).has(id));
  if (id.endsWith('.css') || id === file('src/main.tsx')) return undefined;
  const isOfGift = isIn('src/gift/main.tsx');
  if (isIn('src/main.tsx') || isIn('src/shop/shop-page.tsx')) return isOfGift ? 'base' : 'shop';
  if (isIn('src/checkout/express-page.tsx', 'src/checkout/checkout-page.tsx')) return isOfGift ? 'card' : 'payment';
  return isIn('src/checkout/express-page.tsx') ? 'express-page' : undefined; // the gallery of stories needs some of it too
}

/** Without `--ssr` the pages; with it the server, and what it renders with. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), addStart, compileEarly, compressAssets],
  resolve: { conditions: PAGE_CONDITIONS },
  ssr: { resolve: { conditions: ['@tender/source', 'module', 'node', 'development|production'] } },
  build: {
    outDir: 'dist/page',
    target: TARGET,
    sourcemap: true,
    // No assets inline: the page is served with a policy that refuses them.
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
