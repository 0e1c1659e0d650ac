// Builds everything: the packages and the demo (with turbo, cached), then the document root of the asset host, which is also copied into the sandbox, and its scripts into
// @tender/web.
import { cpSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installDependencies, run } from '../machine/prepare.mjs';
import { root } from '../workspace.mjs';

installDependencies();
const built = run('turbo', ['run', 'build', '--continue=dependencies-successful', '--output-logs=new-only', ...process.argv.slice(2)], {
  env: { TURBO_TELEMETRY_DISABLED: '1' },
  mayFail: true,
});

const { buildAssetHost, copyScripts } = await import('./asset-host.mjs');
const copy = join(root, 'packages/sandbox/assets');
rmSync(copy, { recursive: true, force: true });
const assetHost = await buildAssetHost();
cpSync(dirname(assetHost), copy, { recursive: true });
copyScripts(assetHost, join(root, 'packages/web/dist/script'));
process.exitCode = built;
