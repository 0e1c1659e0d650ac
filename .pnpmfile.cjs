// Completes a manifest when pnpm packs it. A package.json under packages/ holds only what differs between packages, and what tools read in the
// workspace. pnpm-lock.yaml records a hash of this file: run `pnpm install` after a change.
const { existsSync } = require('node:fs');
const { basename, join, parse } = require('node:path');
const { engines, license, repository } = require('./package.json');

/** The files that the build creates from the source of an entry point. Stylesheets and package.json are published as they are. */
function createTargets(target) {
  if (typeof target === 'string') return target;
  const { name } = parse(target['@tender/source']);
  return {
    import: { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` },
    require: { types: `./dist/cjs/${name}.d.ts`, default: `./dist/cjs/${name}.js` },
  };
}

/**
 * The same for tools that do not read `exports`, such as webpack 4 and Jest 27: relative paths from the folder of a package.json to the files of an
 * entry point. Packages for Node alone have one kind of ES modules.
 */
function createOldTargets(base, name, directory) {
  const modules = isForPages(directory) ? 'dist/legacy' : 'dist';
  return { main: `${base}/dist/cjs/${name}.js`, module: `${base}/${modules}/${name}.js`, types: `${base}/dist/${name}.d.ts` };
}

const isForPages = (directory) => existsSync(join(directory, 'dist/legacy'));

function beforePacking(manifest, directory) {
  const folders = Object.keys(manifest.exports).filter((subpath) => /^\.\/[^.]+$/.test(subpath));
  const published = {
    ...manifest,
    // scripts/build/pack.mjs writes a folder for each subpath, for tools that do not read `exports`.
    files: [...(manifest.files ?? ['dist']), ...new Set(folders.map((subpath) => subpath.split('/')[1]))],
    license,
    repository: { ...repository, directory: `packages/${basename(directory)}` },
    // Yarn 1 refuses to install a package for a newer Node, and the old tools of a shop run on an old one.
    ...(isForPages(directory) ? {} : { engines }),
    exports: Object.fromEntries(Object.entries(manifest.exports).map(([subpath, target]) => [subpath, createTargets(target)])),
    ...createOldTargets('.', 'index', directory),
    publishConfig: { access: 'public' },
  };
  // pnpm lists dependencies in random order. Sorted, two builds of the same sources give the same tarball.
  for (const kind of ['dependencies', 'devDependencies', 'peerDependencies'])
    if (published[kind]) published[kind] = Object.fromEntries(Object.entries(published[kind]).sort());
  return published;
}

module.exports = { hooks: { beforePacking }, createOldTargets };
