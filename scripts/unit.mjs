// The unit tests of the package in the current folder, with a report beside it. Turbo calls this, and only for packages whose sources, or those
// of a package they import, have changed since their tests last passed. By hand, `pnpm unit packages/client` runs jest itself.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './prepare.mjs';

const folder = process.cwd();
const reports = join(folder, 'test-results');
mkdirSync(reports, { recursive: true }); // jest writes its report only into a folder that is there
// Without `--forceExit` one test that fails before it has closed its sandbox would keep the whole run from ending.
const options = [
  '--ci',
  '--forceExit',
  '--runInBand',
  '--selectProjects',
  'node',
  'dom',
  '--json',
  '--outputFile',
  join(reports, 'unit.json'),
];
process.exitCode = run('jest', [...options, '--testPathPatterns', `^${folder}/`], { mayFail: true });
