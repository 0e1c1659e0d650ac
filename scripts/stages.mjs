// Named stages, run to the end whatever fails, so that one run reports everything; timed, and summed up in one last line.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { run, start } from './prepare.mjs';
import { printSlowest } from './reports.mjs';
import { root } from './workspace.mjs';

/** Where the runners and the stages leave their reports. Not in version control. */
export const reports = join(root, 'test-results');

/** @param {string} name of the report: test-results/<name>.json */
export function createStages(name) {
  const results = [];
  const createdAt = performance.now();

  /**
   * `work` counts as one test that fails when it throws, unless it returns its own `{ passed, failed, failures, slowest, skipped }`: the names
   * of what failed, its slowest tests, and whether all of it was skipped.
   */
  async function stage(title, work, startedAt = performance.now()) {
    await setImmediate(); // the stage before may have blocked the event loop: who interrupted it meanwhile has ended the run
    console.log(`\n== ${title}`);
    let counts;
    try {
      counts = (await work()) ?? { passed: 1, failed: 0 };
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      counts = { passed: 0, failed: 1 };
    }
    const failures = counts.failures ?? (counts.failed > 0 ? [title] : []);
    const endedAt = counts.endedAt ?? performance.now();
    results.push({ slowest: [], ...counts, title, seconds: Math.round((endedAt - startedAt) / 100) / 10, failures });
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

  /** A command that starts now and runs beside the stages that follow. It becomes a stage, its output included, when the result is called. */
  function beside(title, file, args = []) {
    const startedAt = performance.now();
    const running = start(file, args).then((outcome) => ({ ...outcome, endedAt: performance.now() }));
    const report = async () => {
      const { status, output, endedAt } = await running;
      process.stdout.write(output);
      return status === 0 ? { passed: 1, failed: 0, endedAt } : { passed: 0, failed: 1, endedAt };
    };
    const becomeStage = () => stage(title, report, startedAt);
    return Object.assign(becomeStage, { running });
  }

  /** Stages that are one command each and independent, two at a time: most tools keep one core busy. Put long ones first. */
  async function pairs(commands) {
    const waiting = [...commands];
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const report = beside(...next);
        await report.running;
        await report();
      }
    };
    await Promise.all([worker(), worker()]);
  }

  /** Prints the tables and the closing line, writes the report, and sets the exit status. */
  function finish() {
    const passed = results.reduce((sum, result) => sum + result.passed, 0);
    const failed = results.reduce((sum, result) => sum + result.failed, 0);
    const seconds = Math.round((performance.now() - createdAt) / 100) / 10;
    mkdirSync(reports, { recursive: true });
    writeFileSync(join(reports, `${name}.json`), `${JSON.stringify({ seconds, passed, failed, stages: results }, null, 2)}\n`);
    printStages(results);
    printSlowest(results.flatMap(({ slowest }) => slowest));
    console.log(`\n${seconds} s`);
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
  }

  return { stage, setup, command, beside, pairs, finish };
}

/** A line for each stage, then the names of what failed. */
export function printStages(results) {
  console.log();
  for (const { title, seconds, passed, failed, skipped } of results) {
    console.log(
      `${failed ? 'FAILED' : skipped ? 'skipped' : 'passed'}  ${seconds.toFixed(1).padStart(6)} s  ${title} (${passed} passed, ${failed} failed)`,
    );
  }
  for (const failure of results.flatMap(({ failures }) => failures)) console.log(`failed: ${failure}`);
}

/** Runs a command of the workspace. @throws when it fails */
export function must(file, args = [], options = {}) {
  const status = run(file, args, { ...options, mayFail: true });
  if (status !== 0) throw new Error(`${[file, ...args].join(' ')} ended with status ${status}.`);
}
