const { copyFileSync, mkdirSync } = require('node:fs');
const webpack = require('webpack');

mkdirSync('dist', { recursive: true });
copyFileSync('index.html', 'dist/index.html');

webpack({ mode: 'production', entry: './main.js', performance: { hints: 'error', maxAssetSize: 80_000 } }, (error, stats) => {
  if (!error && !stats.hasErrors()) return;
  console.error(error ?? stats.toString());
  process.exitCode = 1;
});
