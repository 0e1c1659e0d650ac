// `npm test` needs only Node and npm. It installs dependencies, browsers and a database, then checks types and runs the unit tests and the browser tests
// that are marked `@smoke`. Arguments are passed to turbo: `npm test -- --force` also runs the unit tests of unchanged packages.
import { findChromium, findHeadlessShell, findPythonSdk, startPostgres } from '../machine/prepare.mjs';
import { runBrowserTests, runUnitTests } from './runners.mjs';
import { typeChecker } from '../workspace.mjs';

export async function runTests(/** @type {import('./stages.mjs').Stages} */ { stage, command }, /** @type {string[]} */ options) {
  await stage('browsers', () => {
    process.env.CHROMIUM_PATH = findChromium();
    process.env.HEADLESS_SHELL_PATH = findHeadlessShell();
    console.log(`${process.env.CHROMIUM_PATH}, ${process.env.HEADLESS_SHELL_PATH}`);
  });
  await stage('Postgres', startPostgres);
  await stage('SDK for Python', findPythonSdk);
  const types = command('types', process.execPath, [typeChecker, '-b']);
  await stage('unit tests', () => runUnitTests(options));
  await types;
  await stage('browser tests', () => runBrowserTests('smoke'));
}
