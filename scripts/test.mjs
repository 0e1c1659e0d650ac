// `npm test`, on a machine with no more than Node and npm: dependencies, browsers, database; then types, unit tests, and the browser tests
// that are marked `@smoke`. Arguments go to turbo: `npm test -- --force` runs the unit tests of unchanged packages too.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, findHeadlessShell, installDependencies, start, startPostgres } from './prepare.mjs';
import { runBrowserTests, runUnitTests } from './runners.mjs';
import { createStages, reports } from './stages.mjs';
import { root, typeChecker } from './workspace.mjs';

const { stage, setup, beside, finish } = createStages('test');
mkdirSync(reports, { recursive: true });
rmSync(join(reports, 'playwright-smoke.json'), { force: true });

let postgres;
const stopPostgres = () => {
  postgres?.stop();
  postgres = undefined;
};
process.once('exit', stopPostgres);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1)); // so that the line above is reached

const systemPackages = start(process.execPath, [join(root, 'scripts/prepare.mjs')]);
const ready = await setup('dependencies', installDependencies);
if (ready) {
  await setup('browsers', async () => {
    process.stdout.write((await systemPackages).output);
    process.env.CHROMIUM_PATH = findChromium();
    process.env.HEADLESS_SHELL_PATH = findHeadlessShell();
    console.log(`${process.env.CHROMIUM_PATH}, ${process.env.HEADLESS_SHELL_PATH}`);
  });
  await setup('Postgres', () => {
    postgres = startPostgres();
    if (postgres) {
      process.env.TEST_DATABASE_URL = postgres.url;
      return;
    }
    const skipped = 'skipped: the sandbox on Postgres (no server; name one in TEST_DATABASE_URL)';
    if (process.env.CI) throw new Error(skipped);
    console.log(skipped);
  });
  const types = beside('types', process.execPath, [typeChecker, '-b']);
  await stage('unit tests', () => runUnitTests(process.argv.slice(2)));
  await types();
  await stage('browser tests', () => runBrowserTests('smoke'));
}
stopPostgres();
finish();
