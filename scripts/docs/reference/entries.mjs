// What has a page in the API reference: every entry point that a shop can import, but for what packages have for one another, their
// commands, and the modules of the package that is all of the others.
import { packagesIn, sourcesOf } from '../../workspace.mjs';

const NOT_FOR_SHOPS = [/\/internal$/, /\/cli$/, /^@tender\/(client|frame-service)\/testing$/, /^@tender\/web\//];

/**
 * @typedef {{ name: string, package: string, folder: string, directory: string, source: string, path: string }} Entry
 * `name` is what a shop imports, `path` that of the page
 * @returns {Entry[]}
 */
export function entries() {
  return packagesIn('packages')
    .flatMap(({ name, folder, directory, json }) =>
      sourcesOf(json).map(([subpath, source]) => {
        const below = subpath.slice(1);
        return { name: `${name}${below}`, package: name, folder, directory, source, path: `api/${folder}${below}.md` };
      }),
    )
    .filter(({ name }) => !NOT_FOR_SHOPS.some((pattern) => pattern.test(name)));
}
