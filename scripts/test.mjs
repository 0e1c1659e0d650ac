// `npm test`, on a machine with no more than Node and npm: dependencies, browser, database; then types, unit tests and browser tests.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, installDependencies, run, startPostgres } from './prepare.mjs';
import { counted, jestCounts, playwrightCounts } from './reports.mjs';
import { createStages, reports } from './stages.mjs';
import { root } from './workspace.mjs';

const ci = Boolean(process.env.CI);
const { stage, setup, command, finish } = createStages('test');
const unitReport = join(reports, 'jest.json');
const browserReport = join(reports, 'playwright.json');

mkdirSync(reports, { recursive: true }); // jest writes its report only into a folder that is there
rmSync(unitReport, { force: true });
rmSync(browserReport, { force: true });

let postgres;
const stopPostgres = () => {
  postgres?.stop();
  postgres = undefined;
};
process.once('exit', stopPostgres);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1)); // so that the line above is reached

const ready = await setup('dependencies', installDependencies);
if (ready) {
  await setup('Chromium', () => {
    process.env.CHROMIUM_PATH = findChromium();
    console.log(process.env.CHROMIUM_PATH);
  });
  await setup('Postgres', () => {
    postgres = startPostgres();
    if (postgres) {
      process.env.TEST_DATABASE_URL = postgres.url;
      return;
    }
    const skipped = 'skipped: the sandbox on Postgres (no server; name one in TEST_DATABASE_URL)';
    if (ci) throw new Error(skipped);
    console.log(skipped);
  });
  await command('types', 'tsc', ['-b']);
  await stage('unit tests', () =>
    counted(run('jest', ['--ci', '--json', '--outputFile', unitReport], { mayFail: true }), unitReport, jestCounts),
  );
  await stage('browser tests', () => {
    const env = { PLAYWRIGHT_REPORT: browserReport };
    return counted(run('node', [join(root, 'scripts/e2e.mjs')], { env, mayFail: true }), browserReport, playwrightCounts);
  });
}
stopPostgres();
finish();
