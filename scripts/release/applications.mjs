// Applications outside the workspace: they install the packed packages, are built, and run.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../prepare.mjs';
import { root } from '../workspace.mjs';
import { serveFolder, withPage } from './browser.mjs';
import { installConsumer } from './consumers.mjs';
import { checkMethods } from './check-methods.mjs';

/**
 * Builds a web application and opens it. The application creates a client and shows the merchant's ID as its title.
 * @param {string} output the folder of the application's build output
 * @param {(installed: string) => unknown} check checks the built application
 */
async function openApplication(name, output, packed, folder, check = () => undefined) {
  const installed = installConsumer(name, packed, folder);
  run('npm', ['run', '--silent', 'build'], { cwd: installed, env: { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' } });
  await check(installed);
  const { startSandbox } = await import(join(root, 'packages/sandbox/dist/index.js'));
  const sandbox = await startSandbox();
  const site = await serveFolder(join(installed, output));
  try {
    await withPage(async (page) => {
      await page.goto(`${site.origin}/?authorization=${sandbox.tokenizationKey}`);
      const title = await page
        .waitForFunction((id) => document.title === id, sandbox.merchantId, { timeout: 20_000 })
        .catch(() => page.title());
      if (typeof title === 'string') throw new Error(`The page's title is "${title}", not the merchant's ID.`);
    });
  } finally {
    site.stop();
    await sandbox.stop();
  }
}

/** React 18 with two methods: the bundle has no other methods, it has the stylesheet, and the application renders on a server. */
async function checkReactApplication(installed) {
  const built = join(installed, 'dist');
  await checkMethods(built, ['sepa', 'hosted-fields']);
  const styles = readdirSync(built, { recursive: true }).filter((name) => name.endsWith('.css'));
  if (!styles.some((name) => readFileSync(join(built, name), 'utf8').includes('--tender-'))) throw new Error('The stylesheet is missing.');
  run('npm', ['start', '--silent'], { cwd: installed });
}

/** React 19 with static rendering: the page contains what it shows while loading. */
async function checkNextApplication(installed) {
  await checkMethods(join(installed, 'out'), ['sepa', 'hosted-fields']);
  const html = readFileSync(join(installed, 'out/index.html'), 'utf8');
  for (const part of ['loading loading</output>', 'Card number</label>'])
    if (!html.includes(part)) throw new Error(`The page lacks ${part}.`);
}

const runInNode = (name, packed, folder) => run('npm', ['start', '--silent'], { cwd: installConsumer(name, packed, folder) });

/** The applications by name. Each function installs, builds and runs its application in a subfolder of `folder`. */
export const applications = {
  'node-esm': (packed, folder) => runInNode('node-esm', packed, folder),
  'node-cjs': (packed, folder) => runInNode('node-cjs', packed, folder),
  types: (packed, folder) => runInNode('types', packed, folder),
  vite: (packed, folder) => openApplication('vite', 'dist', packed, folder),
  webpack: (packed, folder) => openApplication('webpack', 'dist', packed, folder),
  'react-vite': (packed, folder) => openApplication('react-vite', 'dist', packed, folder, checkReactApplication),
  next: (packed, folder) => openApplication('next', 'out', packed, folder, checkNextApplication),
};
