// `node scripts/tiers/run.mjs <tier>... [option]...` runs tiers of checks, one after the other: `test`, `check`, `change` and `full`. All of their stages
// run even if some fail, so that one run reports everything. The last line is the sum. Other words are options of these tiers.
import { join } from 'node:path';
import { installDependencies, start } from '../machine/prepare.mjs';
import { createStages } from './stages.mjs';
import { root } from '../workspace.mjs';

/** @type {Record<string, () => Promise<(stages: import('./stages.mjs').Stages, options: string[]) => Promise<void>>>} */
const tiers = {
  test: async () => (await import('./test.mjs')).runTests,
  check: async () => (await import('./check.mjs')).runChecks,
  change: async () => (await import('./test-change.mjs')).runChangeTests,
  full: async () => (await import('./test-full.mjs')).runFullTests,
};
const words = process.argv.slice(2);
const selected = words.filter((word) => Object.hasOwn(tiers, word));
const options = words.filter((word) => !selected.includes(word));
if (selected.length === 0) throw new Error(`Name one or more of ${Object.keys(tiers).join(', ')}.`);

const stages = createStages();
process.once('exit', stages.printSum);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1)); // so that `exit` listeners run

const preparation = join(root, 'scripts/machine/prepare.mjs');
const browsersAndPostgres = selected.includes('test') ? start(process.execPath, [preparation]) : { output: '' };
const isReady = await stages.stage('dependencies', async () => {
  installDependencies();
  process.stdout.write((await browsersAndPostgres).output);
});
for (const name of isReady ? selected : []) {
  try {
    const runTier = await tiers[name]();
    await runTier(stages, options);
  } catch (error) {
    await stages.stage(name, () => Promise.reject(error));
  }
}
