import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const shop = process.env.SHOP_URL ?? 'http://localhost:4800';
const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const pages: Record<string, string> = { index: file('index.html'), gift: file('gift.html') };
const server: Record<string, string> = { 'start-shop': file('server/start-shop.ts'), 'render-gift': file('src/gift/render.tsx') };

/** Adds links to `index.html`, so that the browser loads the scripts of `main.tsx` beside `start.ts`, which imports them. */
const preloadMain: Plugin = {
  name: 'preload-main',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {}, chunk }) {
      const main = Object.values(bundle).find((each) => each.type === 'chunk' && each.isDynamicEntry && each.name === 'main');
      if (main?.type !== 'chunk' || !chunk?.dynamicImports.includes(main.fileName)) return [];
      const names = [main.fileName, ...main.imports].filter((name) => name !== chunk.fileName && !chunk.imports.includes(name));
      return names.map((name) => ({ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}` }, injectTo: 'head' }));
    },
  },
};

/** Without `--ssr` the pages; with it the server, and what it renders with. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), preloadMain],
  resolve: { conditions: ['@tender/source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['@tender/source', 'module', 'node', 'development|production'] } },
  build: {
    outDir: 'dist/page',
    target: 'es2022',
    sourcemap: true,
    // Nothing inline: the page is served with a policy that refuses it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: isSsrBuild ? server : pages,
    },
  },
  // The gift card page is the server's own, as it was built.
  server: { host: 'localhost', strictPort: true, proxy: { '/api': shop, '/gift': shop, '/assets': shop } },
}));
