// `pnpm check`: all that can be said without running the product. Each stage counts as one test; all run, whatever fails.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installDependencies } from './prepare.mjs';
import { createStages } from './stages.mjs';
import { root, typeChecker } from './workspace.mjs';

const { setup, pairs, finish } = createStages('check');
const script = (title, file, ...args) => [title, process.execPath, [join(root, file), ...args]];

const tests = readdirSync(join(root, 'scripts'), { recursive: true })
  .filter((name) => name.endsWith('.test.mjs'))
  .map((name) => join(root, 'scripts', name));

if (await setup('dependencies', installDependencies)) {
  await pairs([
    ['lint', 'eslint', ['.', '--max-warnings=0', '--cache', '--cache-location', '.cache/eslint/']],
    ['types', process.execPath, [typeChecker, '-b']],
    script('build', 'scripts/build.mjs'),
    ['format', 'prettier', ['--check', '--log-level=warn', '--cache', '--cache-location', '.cache/prettier', '.']],
    script('public surface', 'scripts/check-api.mjs'),
    ['unused files, exports and dependencies', 'knip', ['--no-config-hints']],
    script('package shape', 'scripts/check-packages.mjs'),
    script('errors', 'scripts/check-errors.mjs'),
    script('changesets', 'scripts/check-changesets.mjs'),
    ['tests of the scripts', process.execPath, ['--test', '--test-reporter=dot', ...tests]],
  ]);
  await pairs([
    script('published packages', 'scripts/check-published.mjs'),
    script('sizes', 'bench/sizes.mjs'),
    script('the oldest browsers', 'scripts/check-browsers.mjs'),
  ]);
}
finish();
