// `pnpm run release`, on the release machine: nothing is published that has not been built and passed every test and check there. Publishes
// each package whose version is not out yet, with provenance, and tags it.
import { join } from 'node:path';
import { installDependencies, run } from './prepare.mjs';
import { provenance, publishRelease } from './release/publish.mjs';
import { root } from './workspace.mjs';

installDependencies();
run(join(root, '.ci/run'));
run(process.execPath, [join(root, 'scripts/test-full.mjs')]);
publishRelease(root, provenance);
