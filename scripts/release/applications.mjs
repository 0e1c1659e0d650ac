// Applications outside the workspace that install the packed packages, are built, and run.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { must } from '../stages.mjs';
import { root } from '../workspace.mjs';
import { serveFolder, withPage } from './browser.mjs';
import { installConsumer } from './consumers.mjs';
import { checkMethods } from './methods-in.mjs';

/**
 * Builds a web application and opens it: it makes a client and shows the merchant's id as its title.
 * @param {string} output the folder below the application that its build leaves
 * @param {(installed: string) => unknown} check looks into the built application
 */
async function openApplication(name, output, packed, folder, check = () => undefined) {
  const installed = installConsumer(name, packed, folder);
  must('npm', ['run', '--silent', 'build'], { cwd: installed, env: { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' } });
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
      if (typeof title === 'string') throw new Error(`The page says "${title}", not the merchant's id.`);
    });
  } finally {
    site.stop();
    await sandbox.stop();
  }
}

/** React 18 with two methods: nothing of the others is in the bundle, its stylesheet is, and it renders on a server. */
async function checkReactApplication(installed) {
  const built = join(installed, 'dist');
  await checkMethods(built, ['sepa', 'hosted-fields']);
  const styles = readdirSync(built, { recursive: true }).filter((name) => name.endsWith('.css'));
  if (!styles.some((name) => readFileSync(join(built, name), 'utf8').includes('--tender-')))
    throw new Error('The stylesheet is not there.');
  must('npm', ['start', '--silent'], { cwd: installed });
}

/** React 19, rendered when it was built: the page holds what it shows while it loads. */
async function checkNextApplication(installed) {
  await checkMethods(join(installed, 'out'), ['sepa', 'hosted-fields']);
  const html = readFileSync(join(installed, 'out/index.html'), 'utf8');
  for (const part of ['loading loading</output>', 'Card number</label>'])
    if (!html.includes(part)) throw new Error(`The page lacks ${part}.`);
}

const runInNode = (name, packed, folder) => must('npm', ['start', '--silent'], { cwd: installConsumer(name, packed, folder) });

/** By name: each installs, builds and runs the application in a folder of its own below `folder`. */
export const applications = {
  'node-esm': (packed, folder) => runInNode('node-esm', packed, folder),
  'node-cjs': (packed, folder) => runInNode('node-cjs', packed, folder),
  vite: (packed, folder) => openApplication('vite', 'dist', packed, folder),
  webpack: (packed, folder) => openApplication('webpack', 'dist', packed, folder),
  'react-vite': (packed, folder) => openApplication('react-vite', 'dist', packed, folder, checkReactApplication),
  next: (packed, folder) => openApplication('next', 'out', packed, folder, checkNextApplication),
};
