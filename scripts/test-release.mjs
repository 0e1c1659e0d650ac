// `pnpm test:release`: what a shop gets. The packages are built twice and compared, packed, looked into, installed into fresh applications
// outside the workspace, built and run there; the release is rehearsed against a registry of our own, up to the payment of the README's quick
// start; the scripts of the asset host load by their hashes; then the documentation, and the tests of third parties.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packAll } from './pack.mjs';
import { installDependencies, run } from './prepare.mjs';
import { counted, playwrightCounts } from './reports.mjs';
import { createStages, must, reports } from './stages.mjs';
import { root } from './workspace.mjs';

const { stage, setup, command, finish } = createStages('release');
const folder = mkdtempSync(join(tmpdir(), 'tender-release-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

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

/** The release against a registry of our own: nothing without provenance, a failure half way, the rest; a shop installs it and pays; a snapshot. */
async function rehearse() {
  const { startRegistry } = await import('./release/registry.mjs');
  const { failHalfWay, payFromRegistry, prepareRelease, publishNothing, refuseWithoutProvenance, rehearseSnapshot, resume, runByNpx } =
    await import('./release/rehearsal.mjs');
  const release = join(folder, 'release');
  let registry;
  const ready = await setup('a registry', async () => {
    registry = await startRegistry();
    prepareRelease(release);
  });
  if (!ready) return;
  await stage('release: refused without provenance', () => refuseWithoutProvenance(release, registry));
  await stage('release: a registry that fails half way', () => failHalfWay(release, registry));
  if (await stage('release: resumed', () => resume(release, registry))) {
    await stage('release: nothing left to publish', () => publishNothing(release, registry));
    await stage('release: installed, and the quick start of the README paid', () => payFromRegistry(join(folder, 'shop'), registry));
    await stage('release: commands by npx', () => runByNpx(join(folder, 'npx'), registry));
    await stage('release: a snapshot', () => rehearseSnapshot(join(folder, 'snapshot'), registry));
  }
  registry.stop();
}

/** What needs the scripts of others, or the provider's own SDK beside ours; then the table of what is compatible, and the statement on accessibility. */
function checkThirdParties() {
  const browserReport = join(reports, 'playwright.json'); // of npm test, where that ran before
  const report = join(reports, 'playwright-release.json');
  rmSync(report, { force: true });
  const status = run('node', [join(root, 'scripts/e2e.mjs'), '--release'], { env: { PLAYWRIGHT_REPORT: report }, mayFail: true });
  const counts = counted(status, report, playwrightCounts);
  if (
    run('node', [join(root, 'scripts/compatibility.mjs'), '--check', report, ...(existsSync(browserReport) ? [browserReport] : [])], {
      mayFail: true,
    }) !== 0
  ) {
    counts.failed += 1;
    counts.failures.push('docs/compatibility.md');
  }
  // Its tests are of both runs.
  if (existsSync(browserReport)) {
    if (run('node', [join(root, 'scripts/accessibility.mjs'), '--check', browserReport, report], { mayFail: true }) !== 0) {
      counts.failed += 1;
      counts.failures.push('docs/accessibility.md');
    }
  }
  return counts;
}

function checkDocs() {
  must('node', [join(root, 'scripts/docs.mjs'), 'build']);
  must('node', [join(root, 'scripts/docs.mjs'), 'test']);
}

if (await setup('dependencies', installDependencies)) {
  const { checkTarball, differences } = await import('./release/tarballs.mjs');
  const { installConsumer } = await import('./release/consumers.mjs');
  const { assertSame, hashesIn } = await import('./release/trees.mjs');
  const [assets, copy] = [join(root, 'dist/web'), join(root, 'packages/sandbox/assets')];
  let packed = [];
  let served = new Map();
  const build = [join(root, 'scripts/build.mjs'), '--force'];
  await command('build', 'node', build);
  await stage('pack', () => {
    packed = packAll(join(folder, 'packed'));
    served = hashesIn(assets);
  });
  for (const { name, tarball } of packed) await stage(`contents of ${name}`, () => checkTarball(tarball));
  const rebuilt = await stage('a second build', () => {
    rmSync(assets, { recursive: true }); // or what did not change would be left standing
    must('node', build);
  });
  if (rebuilt) {
    await stage('the same packages from a second build', () => {
      const again = packAll(join(folder, 'again'));
      const differ = packed.flatMap(({ name, tarball }, place) =>
        differences(tarball, again[place].tarball).map((file) => `${name}/${file}`),
      );
      if (differ.length > 0) throw new Error(`These differ: ${differ.join(', ')}`);
    });
    await stage('the same asset host from a second build', () => assertSame('Built again', served, hashesIn(assets)));
  }
  await stage("the sandbox's copy of the asset host", () => assertSame("In the sandbox's copy", hashesIn(assets), hashesIn(copy)));
  await stage('integrity of scripts', async () => {
    mkdirSync(join(folder, 'empty'));
    await (await import('./release/integrity.mjs')).checkIntegrity(join(folder, 'empty'));
  });

  const { checkPlans, versionACopy } = await import('./release/changesets.mjs');
  if (await stage('changesets', () => versionACopy(join(folder, 'versions'))))
    await stage('changesets of one package', () => checkPlans(join(folder, 'versions')));
  await rehearse();
  for (const app of ['node-esm', 'node-cjs']) {
    await stage(`consumer ${app}`, () => must('npm', ['start', '--silent'], { cwd: installConsumer(app, packed, folder) }));
  }
  await stage('consumer vite', () => openApp('vite', 'dist', packed));
  await stage('consumer webpack', () => openApp('webpack', 'dist', packed));
  await stage('consumer react-vite', () => openApp('react-vite', 'dist', packed, checkReactApp));
  await stage('consumer next', () => openApp('next', 'out', packed, checkNextApp));
  await stage('third parties and differential', checkThirdParties);
  await stage('docs site', checkDocs);
}
finish();
