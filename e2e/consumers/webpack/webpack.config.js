const { copyFileSync, mkdirSync } = require('node:fs');

mkdirSync('dist', { recursive: true });
copyFileSync('index.html', 'dist/index.html');

module.exports = { mode: 'production', entry: './main.js', performance: { hints: 'error', maxAssetSize: 80_000 } };
