// Lists the entry points with a page in the API reference: all that a shop can import, except internal ones, commands, and the modules of @tender/web,
// which repeat the other packages.
import { listPackages, listEntryPoints } from '../workspace.mjs';

const NOT_FOR_SHOPS = [/\/internal(\/|$)/, /\/cli$/, /^@tender\/(client|frame-service)\/testing$/, /^@tender\/web\//];

/**
 * @typedef {{ name: string, package: string, folder: string, directory: string, source: string, path: string }} Entry
 * `name` is what a shop imports, `path` is the path of the page
 * @returns {Entry[]}
 */
export function listEntries() {
  return listPackages('packages')
    .flatMap(({ name, folder, directory, json }) =>
      listEntryPoints(json).map(([subpath, source]) => {
        const subfolder = subpath.slice(1);
        return { name: `${name}${subfolder}`, package: name, folder, directory, source, path: `api/${folder}${subfolder}.md` };
      }),
    )
    .filter(({ name }) => !NOT_FOR_SHOPS.some((pattern) => pattern.test(name)));
}
