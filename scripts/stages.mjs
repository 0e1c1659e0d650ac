// Named stages, run one after another to the end whatever fails, so that one run tells everything; timed, and summed up in one last line.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { run } from './prepare.mjs';
import { root } from './workspace.mjs';

/** Where the runners and the stages leave their reports. Not in version control. */
export const reports = join(root, 'test-results');

/** @param {string} name of the report: test-results/<name>.json */
export function createStages(name) {
  const results = [];

  /** `work` counts as one test that fails when it throws, unless it returns its own `{ passed, failed, failures }`, the last by name. */
  async function stage(title, work) {
    await setImmediate(); // the stage before may have blocked the event loop: who interrupted it meanwhile has ended the run
    console.log(`\n== ${title}`);
    const begun = performance.now();
    let counts;
    try {
      counts = (await work()) ?? { passed: 1, failed: 0 };
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      counts = { passed: 0, failed: 1 };
    }
    const failures = counts.failures ?? (counts.failed > 0 ? [title] : []);
    results.push({ title, seconds: Math.round((performance.now() - begun) / 100) / 10, ...counts, failures });
    return counts.failed === 0;
  }

  /** A stage that prepares the others: it counts only where it fails. */
  const setup = (title, work) =>
    stage(title, async () => {
      await work();
      return { passed: 0, failed: 0 };
    });

  /** A stage that is one command. */
  const command = (title, file, args = [], options = {}) => stage(title, () => must(file, args, options));

  /** Prints the table and the closing line, writes the report, and sets the exit status. */
  function finish() {
    const passed = results.reduce((sum, result) => sum + result.passed, 0);
    const failed = results.reduce((sum, result) => sum + result.failed, 0);
    mkdirSync(reports, { recursive: true });
    writeFileSync(join(reports, `${name}.json`), `${JSON.stringify({ passed, failed, stages: results }, null, 2)}\n`);
    console.log();
    for (const { title, seconds, ...counts } of results) {
      console.log(
        `${counts.failed ? 'FAILED' : 'passed'}  ${seconds.toFixed(1).padStart(6)} s  ${title} (${counts.passed} passed, ${counts.failed} failed)`,
      );
    }
    for (const failure of results.flatMap(({ failures }) => failures)) console.log(`failed: ${failure}`);
    console.log(`\n${passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
  }

  return { stage, setup, command, finish };
}

/** Runs a command of the workspace. @throws when it fails */
export function must(file, args = [], options = {}) {
  const status = run(file, args, { ...options, mayFail: true });
  if (status !== 0) throw new Error(`${[file, ...args].join(' ')} ended with status ${status}.`);
}
