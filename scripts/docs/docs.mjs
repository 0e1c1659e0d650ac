// The documentation. `build` builds the site into docs/.vitepress/dist, `dev` and `preview` serve it. `test` checks and runs every code block, `types`
// checks them without running any. Arguments of these two select documents and payments whose names contain them.
import { installDependencies } from '../machine/prepare.mjs';

/** @type {Record<string, (filters: string[]) => Promise<void>>} */
const tasks = {
  build: async () => (await import('./build-site.mjs')).runVitePress('build'),
  dev: async () => (await import('./build-site.mjs')).runVitePress('dev'),
  preview: async () => (await import('./build-site.mjs')).runVitePress('preview'),
  types: async (filters) => (await import('./test-blocks.mjs')).testBlocks(filters, { runs: false }),
  test: async (filters) => (await import('./test-blocks.mjs')).testBlocks(filters),
};

const [task = 'build', ...filters] = process.argv.slice(2);
if (!tasks[task]) throw new Error(`There is no task "${task}": ${Object.keys(tasks).join(', ')}.`);
installDependencies();
await tasks[task](filters);
