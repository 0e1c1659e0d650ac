// Runs Playwright with the workspace's sources, without a build. Arguments are passed to Playwright: `pnpm e2e hosted-fields`. `--tier=smoke` (or
// `change`, or `full`) runs the tests of one tier. `--engine=firefox` or `--engine=webkit` runs the flows of e2e/engines in that engine: all of them,
// or with `--tier=change` a selection.
import { join } from 'node:path';
import { engines, findChromium, findEngine, findHeadlessShell, findPython, installDependencies, run } from '../machine/prepare.mjs';
import { root } from '../workspace.mjs';

const smoke = '@smoke';
/**
 * Tests with the tag, all tests of some files, and those of e2e/engines without the tag `@change`. Playwright matches this against a test's file, titles
 * and tags, joined by spaces.
 */
const full =
  '@full|(^| )(' +
  [
    'third-parties/(csp|drop-in|paypal-js)',
    'card/reference',
    'three-d-secure/failures',
    'frame-service/(framebus|pages|strategies)',
    'venmo/policy',
    'customer-pages',
    'python-shop/pay',
    'engines/(?!.*@change).*',
    'demo-(appearance|methods|outcomes)',
    'react/(checkout-methods|venmo-code)',
  ].join('|') +
  ')\\.spec';

/** Playwright's arguments for the tests of a tier. Each test belongs to one tier. */
/** @type {Record<string, string[]>} */
const tiers = {
  /** `npm test`: a sale with every method, and one failure of each kind. */
  smoke: ['--grep', smoke],
  /** In addition, what must pass before a change is merged. */
  change: ['--grep-invert', `${smoke}|${full}`],
  /** Runs every night and before a release. */
  full: ['--grep', full, '--grep-invert', smoke],
};

installDependencies();
const conditions = [process.env.NODE_OPTIONS, '--conditions=@tender/source'].filter(Boolean).join(' ');
const readOption = (/** @type {string} */ name) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const [tier, engine] = [readOption('tier'), readOption('engine')];
if (tier && !Object.hasOwn(tiers, tier)) throw new Error(`There is no tier "${tier}": ${Object.keys(tiers).join(', ')}.`);
if (engine && !Object.hasOwn(engines, engine)) throw new Error(`There is no engine "${engine}": ${Object.keys(engines).join(', ')}.`);

const options = process.argv.slice(2).filter((argument) => !/^--(tier|engine)=/.test(argument));
/** @type {NodeJS.ProcessEnv} */
const env = {
  CHROMIUM_PATH: findChromium(),
  HEADLESS_SHELL_PATH: findHeadlessShell(),
  PYTHON_PATH: findPython(),
  NODE_OPTIONS: conditions,
};
if (engine) {
  env[engines[engine].variable] = findEngine(engine);
  options.push(`--project=${engine}`, ...(tier === 'change' ? ['--grep', '@change'] : []));
} else {
  options.push('--project=headless-shell', '--project=chromium', ...(tier ? tiers[tier] : []));
}
const cwd = join(root, 'e2e');
process.exitCode = run(join(cwd, 'node_modules/.bin/playwright'), ['test', ...options], { cwd, env, mayFail: true });
