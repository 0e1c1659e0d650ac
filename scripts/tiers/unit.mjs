// Runs the unit tests of the package in the current folder and writes a report into its test-results folder. Turbo calls this script, only for packages
// that have changed, or whose dependencies have changed, since their tests last passed. To run jest directly: `pnpm unit packages/client`.
import { mkdirSync } from 'node:fs';
import { run } from '../machine/prepare.mjs';

const folder = process.cwd();
const reports = `${folder}/test-results`;
mkdirSync(reports, { recursive: true }); // jest does not create the folder of its report
// Without `--forceExit`, a test that fails before it closes its sandbox would keep the run from ending.
const options = ['--ci', '--forceExit', '--runInBand', '--selectProjects', 'node', 'dom', '--json', `--outputFile=${reports}/unit.json`];
process.exitCode = run('jest', [...options, '--testPathPatterns', `^${folder}/`], { mayFail: true });
