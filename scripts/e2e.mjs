// Playwright over the workspace's sources: no build comes first. Arguments go to the runner, `pnpm e2e hosted-fields`; `--tier=smoke` (or
// `change`, or `full`) runs the tests of one tier. `--engine=firefox` or `--engine=webkit` runs the flows of e2e/engines in that engine, all or
// with `--tier=change` some of them.
import { join } from 'node:path';
import { engines, findChromium, findHeadlessShell, installDependencies, run } from './prepare.mjs';
import { root } from './workspace.mjs';

const smoke = '@smoke';
/** Tests with the tag, and whole folders and files: Playwright matches this against a test's file, titles and tags, with a space between them. */
const full =
  '@full|(^| )(' +
  [
    'third-parties/(apple-pay|csp|data-collector|drop-in|paypal-js)',
    '(card|venmo)/reference',
    'three-d-secure/(failures|provider-hosts|version-1)',
    'us-bank-account/failures',
    'frame-service/(framebus|pages|strategies)',
    'venmo/policy',
    'customer-pages',
    'engines/.*',
    'demo-(appearance|methods|outcomes)',
    'react/(checkout-methods|venmo-code)',
  ].join('|') +
  ')\\.spec';

/** The arguments that make Playwright run the tests of a tier. Each test is of one tier. */
const tiers = {
  /** `npm test`: a sale with every method, and one of each family of failure. */
  smoke: ['--grep', smoke],
  /** Beside it, what has to hold for a change to land. */
  change: ['--grep-invert', `${smoke}|${full}`],
  /** What runs every night and before a release. */
  full: ['--grep', full, '--grep-invert', smoke],
};

installDependencies();
const conditions = [process.env.NODE_OPTIONS, '--conditions=@tender/source'].filter(Boolean).join(' ');
const readOption = (name) => process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const [tier, engine] = [readOption('tier'), readOption('engine')];
if (tier && !Object.hasOwn(tiers, tier)) throw new Error(`There is no tier "${tier}": ${Object.keys(tiers).join(', ')}.`);
if (engine && !Object.hasOwn(engines, engine)) throw new Error(`There is no engine "${engine}": ${Object.keys(engines).join(', ')}.`);

const options = process.argv.slice(2).filter((argument) => !/^--(tier|engine)=/.test(argument));
const env = { CHROMIUM_PATH: findChromium(), HEADLESS_SHELL_PATH: findHeadlessShell(), NODE_OPTIONS: conditions };
if (engine) {
  const { variable, find } = engines[engine];
  env[variable] = find();
  options.push(`--project=${engine}`, ...(tier === 'change' ? ['--grep', '@change'] : []));
} else {
  options.push('--project=headless-shell', '--project=chromium', ...(tier ? tiers[tier] : []));
}
process.exitCode = run(join(root, 'e2e/node_modules/.bin/playwright'), ['test', ...options], {
  cwd: join(root, 'e2e'),
  env,
  mayFail: true,
});
