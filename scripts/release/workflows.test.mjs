// Only one job can publish, and it runs no third-party code except npm. Jobs that test and build have no secrets.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { root } from '../workspace.mjs';

const readYaml = (/** @type {any} */ file) => parse(readFileSync(join(root, file), 'utf8'));
const files = readdirSync(join(root, '.github/workflows'));
const workflows = Object.fromEntries(files.map((file) => [file, readYaml(join('.github/workflows', file))]));
/** The jobs of all workflows, by titles such as `release.yml: pack`, with the permissions of their workflow unless they have their own. */
const jobs = Object.fromEntries(
  Object.entries(workflows).flatMap(([file, { permissions, jobs: each }]) =>
    Object.entries(each).map(([name, job]) => [`${file}: ${name}`, { permissions, ...job }]),
  ),
);
const listTitles = (/** @type {any} */ isListed) => Object.keys(jobs).filter((title) => isListed(jobs[title]));
const listCommands = (/** @type {any} */ { steps }) =>
  steps.flatMap((/** @type {any} */ { run, with: options }) => [run, options?.version]).filter(Boolean);
const listActions = (/** @type {any} */ { steps }) => steps.flatMap((/** @type {any} */ { uses }) => uses ?? []);
const listActionNames = (/** @type {any} */ job) => listActions(job).map((/** @type {any} */ uses) => uses.split('@')[0]);
const mayWrite = (/** @type {any} */ { permissions }) =>
  Object.entries(permissions).some(([name, access]) => access === 'write' && name !== 'id-token');

test('pins every third-party action to a commit', () => {
  const setup = readYaml('.github/actions/setup/action.yml').runs;
  for (const uses of [...Object.values(jobs), setup].flatMap(listActions)) assert.match(uses, /^\.\/|^[\w-]+\/[\w-]+@[\da-f]{40}$/);
});

test('runs only on trusted events, and workflows may only read by default', () => {
  for (const { on, permissions } of Object.values(workflows)) {
    for (const event of Object.keys(on)) assert.match(event, /^(push|pull_request|schedule|workflow_dispatch)$/);
    for (const access of Object.values(permissions)) assert.equal(access, 'read');
  }
});

test('has one job that npm trusts, and no secret except the token for the pull request', () => {
  const isTrusted = (/** @type {any} */ { permissions, environment }) => permissions['id-token'] === 'write' || environment !== undefined;
  assert.deepEqual(listTitles(isTrusted), ['release.yml: publish']);
  assert.deepEqual(listTitles(mayWrite), ['release.yml: versions', 'release.yml: publish']);
  assert.deepEqual(
    listTitles((/** @type {any} */ job) => /secrets\b|github\.token/.test(JSON.stringify(job))),
    ['release.yml: versions'],
  );
  assert.deepEqual(JSON.stringify(jobs['release.yml: versions']).match(/secrets\.\w+/g), ['secrets.GITHUB_TOKEN']);
});

test('publishes with one script, without installed packages or a cache', () => {
  const job = jobs['release.yml: publish'];
  const compare = '[ "$(cat packed/*.tgz | sha256sum)" = "$SHA256" ]'; // fails unless these are the bytes that were packed
  assert.deepEqual(listCommands(job), [compare, 'node scripts/release/publish.mjs packed', 'git push origin --tags']);
  assert.match(jobs['release.yml: pack'].outputs.sha256, /steps\.pack\.outputs\.sha256/);
  assert.match(listCommands(jobs['release.yml: pack']).join('\n'), /"sha256=\$\(cat packed\/\*\.tgz \| sha256sum\)"/);
  assert.deepEqual(listActionNames(job), ['actions/checkout', 'actions/setup-node', 'actions/download-artifact']);
  const { 'node-version': version, ...rest } = job.steps.find((/** @type {any} */ { uses }) =>
    uses?.startsWith('actions/setup-node@'),
  ).with;
  assert.deepEqual(rest, {});
  assert.match(version, /^24\.\d+\.\d+$/); // the first version whose npm supports trusted publishing
});

test('the publishing script runs in a folder that contains nothing else', (context) => {
  const empty = mkdtempSync(join(tmpdir(), 'tender-publish-'));
  context.after(() => rmSync(empty, { recursive: true, force: true }));
  cpSync(join(root, 'scripts/release/publish.mjs'), join(empty, 'publish.mjs'));
  const { status, stderr } = spawnSync('node', ['publish.mjs', empty], { cwd: empty, encoding: 'utf8' });
  assert.deepEqual([status, stderr], [0, '']);
});

test('jobs that test and build cannot write or publish, and have no token in a file', () => {
  const keepsToken = (/** @type {any} */ { steps }) =>
    steps.some(
      (/** @type {any} */ { uses, with: options }) => /^actions\/checkout@/.test(uses) && options?.['persist-credentials'] !== false,
    );
  assert.deepEqual(listTitles(keepsToken), ['release.yml: publish']);
  for (const title of listTitles(mayWrite)) {
    const commands = listCommands(jobs[title]).join('\n');
    assert.doesNotMatch(
      commands,
      /\.ci\/run|npm (run(?! changeset:version$)|test|ci)|pnpm run|\bbuild|\btest|install(?!.*--ignore-scripts)/m,
      title,
    );
    assert.ok(!listActions(jobs[title]).some((/** @type {any} */ uses) => uses.startsWith('./')), title);
  }
});

test('packs without caches of earlier runs', () => {
  assert.deepEqual(listActionNames(jobs['release.yml: pack']), ['actions/checkout', 'actions/setup-node', 'actions/upload-artifact']);
});

test('installs dependencies only three days after their release, and allows only esbuild to run a script', () => {
  const { minimumReleaseAge, minimumReleaseAgeExclude, onlyBuiltDependencies } = readYaml('pnpm-workspace.yaml');
  assert.deepEqual([minimumReleaseAge, minimumReleaseAgeExclude, onlyBuiltDependencies], [3 * 24 * 60, undefined, ['esbuild']]);
});

test('publishes releases and snapshots only from main', () => {
  const {
    on,
    jobs: { pack, publish },
  } = workflows['release.yml'];
  assert.deepEqual(on, { push: { branches: ['main'] }, workflow_dispatch: null });
  assert.match(pack.if, /github\.ref == 'refs\/heads\/main'/);
  assert.deepEqual([publish.needs, pack.needs], ['pack', 'versions']);
  assert.match(publish.if, /needs\.pack\.result == 'success'/);
});
