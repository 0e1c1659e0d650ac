// `node scripts/tiers/run.mjs <tier>... [option]...` runs tiers of checks, one after the other: `test`, `check`, `change` and `full`. All of their stages
// run even if some fail, so that one run reports everything. The last line is the sum. Other words are options of these tiers.
import { join } from 'node:path';
import { installDependencies, prepareMachine, start } from '../machine/prepare.mjs';
import { createStages } from './stages.mjs';
import { root } from '../workspace.mjs';

const TIERS = /** @type {const} */ (['test', 'check', 'change', 'full']);
const words = process.argv.slice(2);
const selected = TIERS.filter((tier) => words.includes(tier));
const options = words.filter((word) => !selected.some((tier) => tier === word));
if (selected.length === 0) throw new Error(`Name one or more of ${TIERS.join(', ')}.`);
/** Whether a tier runs the product. */
const needsMachine = selected.some((tier) => tier !== 'check');

const stages = createStages();
process.once('exit', stages.printSum);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1)); // so that `exit` listeners run

const preparation = needsMachine ? start(process.execPath, [join(root, 'scripts/machine/prepare.mjs')]) : { output: '' };
const isReady = await stages.stage('dependencies', async () => {
  installDependencies();
  process.stdout.write((await preparation).output);
});
if (isReady && needsMachine) await stages.stage('browsers, Postgres and the SDK for Python', prepareMachine);
for (const tier of isReady ? selected : []) {
  try {
    const { tiers } = await import('./tiers.mjs');
    await tiers[tier](stages, options);
  } catch (error) {
    await stages.stage(tier, () => Promise.reject(error));
  }
}
