// Playwright over the workspace's sources: no build comes first. Arguments go to the runner: `npm run e2e -- hosted-fields.spec.ts`;
// `--release` runs what only a release waits for.
import { findChromium, installDependencies, run } from './prepare.mjs';
import { root } from './workspace.mjs';
import { join } from 'node:path';

installDependencies();
const conditions = [process.env.NODE_OPTIONS, '--conditions=@tender/source'].filter(Boolean).join(' ');
const given = process.argv.slice(2).flatMap((each) => (each === '--release' ? ['--config', 'playwright.release.config.ts'] : [each]));
process.exitCode = run(join(root, 'e2e/node_modules/.bin/playwright'), ['test', ...given], {
  cwd: join(root, 'e2e'),
  env: { CHROMIUM_PATH: findChromium(), NODE_OPTIONS: conditions },
  mayFail: true,
});
