// `pnpm check` runs all checks that do not need to run the product. Each counts as one test.
import { join } from 'node:path';
import { root, typeChecker, listFiles } from '../workspace.mjs';

/** @returns {import('./stages.mjs').Command} */
const script = (/** @type {string} */ title, /** @type {string} */ file) => [title, process.execPath, [join(root, file)]];

export async function runChecks(/** @type {import('./stages.mjs').Stages} */ { runInPairs }) {
  const tests = listFiles(join(root, 'scripts')).filter((name) => name.endsWith('.test.mjs'));
  await runInPairs([
    ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
    ['layers and refused syntax', 'eslint', ['.', '--max-warnings=0', '--cache', '--cache-location', '.cache/eslint/']],
    ['types', process.execPath, [typeChecker, '-b']],
    script('build', 'scripts/build/build.mjs'),
    ['format', 'prettier', ['--check', '--log-level=warn', '--cache', '--cache-location', '.cache/prettier', '.']],
    ['unused files, exports and dependencies', 'knip', ['--no-config-hints']],
    ['circular imports', 'knip', ['--no-config-hints', '--cycles']],
    ['versions of dependencies', 'sherif', []],
    script('package shape', 'scripts/checks/check-packages.mjs'),
    script('tests that documents name', 'scripts/checks/tested-flows.mjs'),
    script('errors', 'scripts/checks/check-errors.mjs'),
    script('migrations of the sandbox', 'scripts/checks/sandbox-migrations.mjs'),
    ['tests of the scripts', process.execPath, ['--test', '--test-reporter=dot', ...tests.map((name) => join(root, 'scripts', name))]],
  ]);
  await runInPairs([
    script('published packages', 'scripts/checks/check-published.mjs'),
    script('sizes', 'bench/sizes.mjs'),
    script('the oldest browsers', 'scripts/checks/check-browsers.mjs'),
  ]);
}
