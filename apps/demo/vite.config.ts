import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@tender/source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist/page',
    target: 'es2022',
    // Nothing inline: the page is served with a policy that refuses it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { host: 'localhost', strictPort: true, proxy: { '/api': process.env.SHOP_URL ?? 'http://localhost:4800' } },
});
