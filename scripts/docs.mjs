// The documentation. `build` makes the site in docs/.vitepress/dist, `dev` and `preview` show it; `test` checks and runs every code block,
// `types` checks them without running any; both take parts of names of documents or payments, where not all are wanted.
import { installDependencies } from './prepare.mjs';

const tasks = {
  build: async () => (await import('./docs/build-site.mjs')).site('build'),
  dev: async () => (await import('./docs/build-site.mjs')).site('dev'),
  preview: async () => (await import('./docs/build-site.mjs')).site('preview'),
  types: async (filters) => (await import('./docs/test-blocks.mjs')).testBlocks(filters, { run: false }),
  test: async (filters) => (await import('./docs/test-blocks.mjs')).testBlocks(filters),
};

const [task = 'build', ...filters] = process.argv.slice(2);
if (!tasks[task]) throw new Error(`There is no task "${task}": ${Object.keys(tasks).join(', ')}.`);
installDependencies();
await tasks[task](filters);
