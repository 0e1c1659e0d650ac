// Copies an application of e2e/consumers out of the workspace and installs the packed packages into it.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPackages, root } from '../workspace.mjs';
import { installLocked, installOfOneDay } from './install.mjs';

/** Packages and their dependencies in the workspace. */
function withDependencies(/** @type {string[]} */ names) {
  const packages = new Map(listPackages('packages').map((each) => [each.name, each.json]));
  const found = new Set();
  const add = (/** @type {string} */ name) => {
    if (!packages.has(name) || found.has(name)) return;
    found.add(name);
    Object.keys(packages.get(name)?.dependencies ?? {}).forEach(add);
  };
  names.forEach(add);
  return [...found];
}

/** Adds packed packages to an application, and installs it with the versions of one day. */
export function addPacked(
  /** @type {string} */ folder,
  /** @type {string[]} */ names,
  /** @type {{ name: string, tarball: string }[]} */ packed,
  /** @type {string} */ day,
) {
  const file = join(folder, 'package.json');
  const json = JSON.parse(readFileSync(file, 'utf8'));
  const added = Object.fromEntries([...names, ...withDependencies(names)].map((name) => [name, '*']));
  writeFileSync(file, JSON.stringify({ ...json, dependencies: { ...json.dependencies, ...added } }, null, 2));
  installOfOneDay(folder, Object.fromEntries(packed.map(({ name, tarball }) => [name, `file:${tarball}`])), day);
}

/**
 * @param {{ name: string, tarball: string }[]} packed
 * `isOld`: its tools are of another time; `shared`: a file of e2e/consumers that goes into its sources
 * @returns {string} the folder of the installed application
 */
export function installConsumer(
  /** @type {string} */ app,
  packed,
  /** @type {string} */ destination,
  /** @type {{ isOld?: boolean, shared?: string }} */ { isOld = false, shared } = {},
) {
  const folder = join(destination, app);
  cpSync(join(root, 'e2e/consumers', app), folder, { recursive: true });
  const file = join(folder, 'package.json');
  const json = JSON.parse(readFileSync(file, 'utf8'));
  for (const name of withDependencies(Object.keys(json.dependencies))) json.dependencies[name] = '*';
  writeFileSync(file, JSON.stringify(json, null, 2));
  if (shared) cpSync(join(root, 'e2e/consumers', shared), join(folder, 'src', shared));
  const tarballs = Object.fromEntries(packed.map(({ name, tarball }) => [name, `file:${tarball}`]));
  if (isOld) installOfOneDay(folder, tarballs);
  else installLocked(folder, packed, { tarballs });
  return folder;
}
