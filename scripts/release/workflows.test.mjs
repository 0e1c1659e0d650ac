// Who can publish: one job, which runs nothing of other people's but npm itself. What tests and builds holds no secret.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { root } from '../workspace.mjs';

const folder = join(root, '.github/workflows');
const workflows = readdirSync(folder).map((file) => ({ file, ...parse(readFileSync(join(folder, file), 'utf8')) }));
const jobs = workflows.flatMap(({ file, permissions, jobs: each }) =>
  Object.entries(each).map(([name, job]) => ({ permissions, ...job, title: `${file}: ${name}` })),
);
const setup = parse(readFileSync(join(root, '.github/actions/setup/action.yml'), 'utf8'));
const steps = [...jobs.flatMap((job) => job.steps), ...setup.runs.steps];

const titlesOf = (found) => found.map(({ title }) => title);
const commandsOf = (job) => job.steps.flatMap(({ run }) => run ?? []);
const actionsOf = (job) => job.steps.flatMap(({ uses }) => uses ?? []);
const mayWrite = ({ permissions }) => Object.entries(permissions).some(([name, access]) => access === 'write' && name !== 'id-token');
const isPublishing = ({ permissions, environment }) => permissions['id-token'] === 'write' || environment !== undefined;
const holdsToken = (job) => /secrets\b|github\.token/.test(JSON.stringify(job));
const keepsToken = ({ steps: each }) =>
  each.some(({ uses, with: options }) => /^actions\/checkout@/.test(uses) && options?.['persist-credentials'] !== false);

test('names every action of others by its commit', () => {
  const others = steps.flatMap(({ uses }) => uses ?? []).filter((uses) => !uses.startsWith('./'));
  assert.deepEqual(
    others.filter((uses) => !/^[\w-]+\/[\w-]+@[\da-f]{40}$/.test(uses)),
    [],
  );
});

test('runs on what is in the repository, and lets a workflow do no more than read', () => {
  for (const { file, on, permissions } of workflows) {
    assert.deepEqual(
      Object.keys(on).filter((event) => !['push', 'pull_request', 'schedule', 'workflow_dispatch'].includes(event)),
      [],
      file,
    );
    assert.ok(
      Object.values(permissions).every((access) => access === 'read'),
      file,
    );
  }
});

test('has one job that npm trusts, and no secret but the token of the pull request', () => {
  assert.deepEqual(titlesOf(jobs.filter(isPublishing)), ['release.yml: publish']);
  assert.deepEqual(titlesOf(jobs.filter(mayWrite)), ['release.yml: versions', 'release.yml: publish']);
  assert.deepEqual(titlesOf(jobs.filter(holdsToken)), ['release.yml: versions']);
  const { versions } = workflows.find(({ file }) => file === 'release.yml').jobs;
  assert.deepEqual(JSON.stringify(versions).match(/secrets\.\w+/g), ['secrets.GITHUB_TOKEN']);
});

test('publishes by one script, with nothing installed and no cache', () => {
  const job = jobs.find(isPublishing);
  assert.deepEqual(commandsOf(job), ['node scripts/release/publish.mjs packed "$SHA256"', 'git push origin --tags']);
  assert.deepEqual(
    actionsOf(job).map((uses) => uses.split('@')[0]),
    ['actions/checkout', 'actions/setup-node', 'actions/download-artifact'],
  );
  const node = job.steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'));
  assert.deepEqual(Object.keys(node.with), ['node-version']);
  assert.match(node.with['node-version'], /^24\.\d+\.\d+$/); // the first whose npm knows trusted publishing
});

test('publishes from a folder that holds nothing but the script', (context) => {
  const empty = mkdtempSync(join(tmpdir(), 'tender-publish-'));
  context.after(() => rmSync(empty, { recursive: true, force: true }));
  cpSync(join(root, 'scripts/release/publish.mjs'), join(empty, 'publish.mjs'));
  const { status, stderr } = spawnSync('node', ['publish.mjs', empty, 'none'], { cwd: empty, encoding: 'utf8' });
  assert.notEqual(status, 0);
  assert.match(stderr, /no such file.*packages\.json/);
});

test('tests and builds where nothing can be written or published, and no token is left in a file', () => {
  assert.deepEqual(titlesOf(jobs.filter(keepsToken)), ['release.yml: publish']);
  for (const job of jobs.filter(mayWrite)) {
    const commands = [...commandsOf(job), ...job.steps.flatMap((step) => step.with?.version ?? [])].join('\n');
    assert.doesNotMatch(commands, /\.ci\/run|npm (run|test|ci)|pnpm run|\bbuild|\btest/, job.title);
    assert.doesNotMatch(commands, /install(?!.*--ignore-scripts)/, job.title);
    assert.ok(!actionsOf(job).some((uses) => uses.startsWith('./')), job.title);
  }
});

test('packs without what earlier runs have left in caches', () => {
  const pack = jobs.find(({ title }) => title === 'release.yml: pack');
  assert.deepEqual(
    actionsOf(pack).map((uses) => uses.split('@')[0]),
    ['actions/checkout', 'actions/setup-node', 'actions/upload-artifact'],
  );
});

test('takes a dependency in when it has been out for three days, and lets esbuild alone run a script', () => {
  const { minimumReleaseAge, minimumReleaseAgeExclude, onlyBuiltDependencies } = parse(
    readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'),
  );
  assert.deepEqual([minimumReleaseAge, minimumReleaseAgeExclude, onlyBuiltDependencies], [3 * 24 * 60, undefined, ['esbuild']]);
});

test('releases from main, and snapshots too', () => {
  const release = workflows.find(({ file }) => file === 'release.yml');
  assert.deepEqual(release.on, { push: { branches: ['main'] }, workflow_dispatch: null });
  assert.match(release.jobs.pack.if, /github\.ref == 'refs\/heads\/main'/);
  assert.deepEqual([release.jobs.publish.needs, release.jobs.pack.needs], ['pack', 'versions']);
  assert.match(release.jobs.publish.if, /needs\.pack\.result == 'success'/);
});
