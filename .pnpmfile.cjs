// Completes a manifest when pnpm packs it. A package.json under packages/ holds only what differs between packages, and what tools read in the
// workspace. pnpm-lock.yaml records a hash of this file: run `pnpm install` after a change.
const { basename, parse } = require('node:path');
const { engines, license, repository } = require('./package.json');

/** The files that the build creates from the source of an entry point. Stylesheets and package.json are published as they are. */
function createTargets(target) {
  if (typeof target === 'string') return target;
  const { name } = parse(target['@tender/source']);
  return {
    import: { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` },
    require: { types: `./dist/${name}.d.cts`, default: `./dist/${name}.cjs` },
  };
}

function beforePacking(manifest, directory) {
  const published = {
    files: ['dist'],
    ...manifest,
    license,
    repository: { ...repository, directory: `packages/${basename(directory)}` },
    engines,
    exports: Object.fromEntries(Object.entries(manifest.exports).map(([subpath, target]) => [subpath, createTargets(target)])),
    main: './dist/index.cjs', // for tools that do not read `exports`
    module: './dist/index.js',
    types: './dist/index.d.ts',
    publishConfig: { access: 'public' },
  };
  // pnpm lists dependencies in random order. Sorted, two builds of the same sources give the same tarball.
  for (const kind of ['dependencies', 'devDependencies', 'peerDependencies'])
    if (published[kind]) published[kind] = Object.fromEntries(Object.entries(published[kind]).sort());
  return published;
}

module.exports = { hooks: { beforePacking } };
