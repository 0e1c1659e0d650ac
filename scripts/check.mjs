// `pnpm check`: all that can be said without running the product. Each stage counts as one test; all run, whatever fails.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installDependencies } from './prepare.mjs';
import { createStages } from './stages.mjs';
import { root } from './workspace.mjs';

const { setup, command, finish } = createStages('check');
const node = (title, file, ...args) => command(title, 'node', [join(root, file), ...args]);

const tests = readdirSync(join(root, 'scripts'), { recursive: true })
  .filter((name) => name.endsWith('.test.mjs'))
  .map((name) => join(root, 'scripts', name));

if (await setup('dependencies', installDependencies)) {
  await command('types', 'tsc', ['-b']);
  await command('lint', 'eslint', ['.', '--max-warnings=0', '--cache', '--cache-location', 'node_modules/.cache/eslint/']);
  await command('format', 'prettier', ['--check', '--log-level=warn', '.']);
  await node('package shape', 'scripts/check-packages.mjs');
  await node('errors', 'scripts/check-errors.mjs');
  await node('public surface', 'scripts/check-api.mjs');
  await node('changesets', 'scripts/check-changesets.mjs');
  await command('tests of the scripts', 'node', ['--test', '--test-reporter=dot', ...tests]);
  await command('unused files, exports and dependencies', 'knip', ['--no-config-hints']);
  await node('build', 'scripts/build.mjs');
  await node('published packages', 'scripts/check-published.mjs');
  await node('sizes', 'bench/sizes.mjs');
}
finish();
