// `pnpm check`: all that can be said without running the product. Each stage counts as one test; all run, whatever fails.
import { join } from 'node:path';
import { installDependencies } from './prepare.mjs';
import { createStages } from './stages.mjs';
import { root } from './workspace.mjs';

const { setup, command, finish } = createStages('check');
const node = (title, file, ...args) => command(title, 'node', [join(root, file), ...args]);

if (await setup('dependencies', installDependencies)) {
  await command('types', 'tsc', ['-b']);
  await command('lint', 'eslint', ['.', '--max-warnings=0', '--cache', '--cache-location', 'node_modules/.cache/eslint/']);
  await command('format', 'prettier', ['--check', '--log-level=warn', '.']);
  await node('package shape', 'scripts/check-packages.mjs');
  await node('errors', 'scripts/check-errors.mjs');
  await node('public names', 'scripts/check-api.mjs');
  await command('unused files, exports and dependencies', 'knip', ['--no-config-hints']);
  await node('build', 'scripts/build.mjs');
  await node('published packages', 'scripts/check-published.mjs');
  await node('sizes', 'bench/sizes.mjs');
}
finish();
