// `pnpm test:release`: what a shop gets. The packages are built twice and compared, packed, looked into, published to a registry of our own,
// installed into fresh applications outside the workspace, built and run there; and the README's quick start is followed to a payment.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packAll } from './pack.mjs';
import { installDependencies } from './prepare.mjs';
import { createStages, must } from './stages.mjs';
import { root } from './workspace.mjs';

const { stage, setup, command, finish } = createStages('release');
const folder = mkdtempSync(join(tmpdir(), 'tender-release-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Runs a command beside a server of this process, which has to go on answering. */
function beside(file, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options });
    child.once('error', reject);
    child.once('exit', (status) => (status === 0 ? resolve() : reject(new Error(`${file} ${args[0]} ended with status ${status}.`))));
  });
}

async function publish(packed) {
  const { startRegistry } = await import('./release/registry.mjs');
  const registry = await startRegistry();
  try {
    for (const { name, tarball } of packed) {
      await beside('npm', ['publish', tarball, `--registry=${registry.url}`, `--${registry.token}`, '--loglevel=error'], { cwd: folder });
      if (!registry.published.has(name)) throw new Error(`${name} did not arrive.`);
    }
  } finally {
    registry.stop();
  }
}

/** Builds a web application and opens it: it makes a client and shows the merchant's id as its title. */
async function openApp(app, output, packed, check = () => undefined) {
  const { installConsumer } = await import('./release/consumers.mjs');
  const { serveFolder, withPage } = await import('./release/browser.mjs');
  const installed = installConsumer(app, packed, folder);
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
async function checkReactApp(installed) {
  const { checkMethods } = await import('./release/methods-in.mjs');
  const built = join(installed, 'dist');
  await checkMethods(built, ['sepa', 'hosted-fields']);
  const styles = readdirSync(built, { recursive: true }).filter((name) => name.endsWith('.css'));
  if (!styles.some((name) => readFileSync(join(built, name), 'utf8').includes('--tender-')))
    throw new Error('The stylesheet is not there.');
  must('npm', ['start', '--silent'], { cwd: installed });
}

/** React 19, rendered when it was built: the page holds what it shows while it loads. */
async function checkNextApp(installed) {
  const { checkMethods } = await import('./release/methods-in.mjs');
  await checkMethods(join(installed, 'out'), ['sepa', 'hosted-fields']);
  const html = readFileSync(join(installed, 'out/index.html'), 'utf8');
  for (const part of ['loading loading</output>', 'Card number</label>'])
    if (!html.includes(part)) throw new Error(`The page lacks ${part}.`);
}

if (await setup('dependencies', installDependencies)) {
  const { checkTarball, differences } = await import('./release/tarballs.mjs');
  const { installConsumer } = await import('./release/consumers.mjs');
  let packed = [];
  const build = [join(root, 'scripts/build.mjs'), '--force'];
  await command('build', 'node', build);
  await stage('pack', () => {
    packed = packAll(join(folder, 'packed'));
  });
  for (const { name, tarball } of packed) await stage(`contents of ${name}`, () => checkTarball(tarball));
  await stage('the same packages from a second build', () => {
    must('node', build);
    const again = packAll(join(folder, 'again'));
    const differ = packed.flatMap(({ name, tarball }, place) =>
      differences(tarball, again[place].tarball).map((file) => `${name}/${file}`),
    );
    if (differ.length > 0) throw new Error(`These differ: ${differ.join(', ')}`);
  });
  await stage('changesets', async () => (await import('./release/changesets.mjs')).versionACopy(join(folder, 'versions')));
  await stage('publish to a throwaway registry', () => publish(packed));
  for (const app of ['node-esm', 'node-cjs']) {
    await stage(`consumer ${app}`, () => must('npm', ['start', '--silent'], { cwd: installConsumer(app, packed, folder) }));
  }
  await stage('consumer vite', () => openApp('vite', 'dist', packed));
  await stage('consumer webpack', () => openApp('webpack', 'dist', packed));
  await stage('consumer react-vite', () => openApp('react-vite', 'dist', packed, checkReactApp));
  await stage('consumer next', () => openApp('next', 'out', packed, checkNextApp));
  await stage('quick start of the README', () =>
    must('node', [join(root, 'scripts/release/quick-start.mjs'), installConsumer('quick-start', packed, folder)]),
  );
}
finish();
