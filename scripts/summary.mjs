// What several runs came to: their stages, what failed, their slowest tests, and the sum in one last line.
//
//   node scripts/summary.mjs <report>...    names of reports in test-results; one that is not there counts as a failure
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printSlowest, sum } from './reports.mjs';
import { printStages, reports } from './stages.mjs';

const runs = process.argv.slice(2).map((name) => {
  const file = join(reports, `${name}.json`);
  if (existsSync(file)) return { name, ...JSON.parse(readFileSync(file, 'utf8')) };
  return { name, seconds: 0, stages: [{ title: 'no report', seconds: 0, passed: 0, failed: 1, failures: [file], slowest: [] }] };
});
const stages = runs.flatMap((run) => run.stages.map((stage) => ({ ...stage, title: `${run.name}: ${stage.title}` })));
const { passed, failed, slowest } = sum(stages);
printStages(stages);
printSlowest(slowest);
console.log(
  `\n${Math.round(runs.reduce((total, { seconds }) => total + seconds, 0))} s: ${runs.map(({ name, seconds }) => `${name} ${Math.round(seconds)}`).join(', ')}`,
);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
