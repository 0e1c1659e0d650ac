// webpack 4 with Babel for the shop's own sources: what is installed must be in a syntax that its parser knows.
const { createHash } = require('node:crypto');
const { copyFileSync, mkdirSync } = require('node:fs');

// It uses a hash that Node's OpenSSL no longer has, as in `NODE_OPTIONS=--openssl-legacy-provider`.
require('node:crypto').createHash = (algorithm) => createHash(algorithm === 'md4' ? 'md5' : algorithm);
const webpack = require('webpack');

mkdirSync('dist', { recursive: true });
copyFileSync('index.html', 'dist/index.html');

const loader = { loader: 'babel-loader', options: { presets: [['@babel/preset-env', { targets: 'defaults' }]] } };
const rules = [{ test: /\.js$/, include: `${__dirname}/src`, use: loader }];
webpack({ mode: 'production', entry: './src/main.js', module: { rules }, performance: false }, (error, stats) => {
  if (!error && !stats.hasErrors() && !stats.hasWarnings()) return;
  console.error(error || stats.toString({ all: false, errors: true, warnings: true }));
  process.exitCode = 1;
});
