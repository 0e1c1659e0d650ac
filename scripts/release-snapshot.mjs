// `pnpm run release:snapshot`: publishes what the changesets would release, as it is in the working tree, under the tag `snapshot`. No version,
// change log or tag of the workspace changes. `--registry=<address>` publishes elsewhere than to npm's own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installDependencies, run } from './prepare.mjs';
import { provenance, publishSnapshot } from './release/publish.mjs';
import { root } from './workspace.mjs';

const { values } = parseArgs({ options: { registry: { type: 'string' } } });
installDependencies();
run('node', [join(root, 'scripts/build.mjs')]);
const folder = mkdtempSync(join(tmpdir(), 'tender-snapshot-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
// A workflow can vouch for where it was built, a maintainer's machine cannot.
const env = {
  ...(process.env.ACTIONS_ID_TOKEN_REQUEST_URL ? provenance : {}),
  ...(values.registry ? { npm_config_registry: values.registry } : {}),
};
for (const each of publishSnapshot(folder, env)) console.log(each);
