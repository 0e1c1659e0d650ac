// Runs named stages, and sums up their results.
import { setImmediate } from 'node:timers/promises';
import { start } from '../machine/prepare.mjs';
import { addUp } from './reports.mjs';

/** @typedef {[title: string, file: string, args: string[]]} Command */
/** @typedef {ReturnType<typeof createStages>} Stages */

export function createStages() {
  /** @type {(import('./reports.mjs').Counts & { title: string, seconds: number })[]} */
  const results = [];

  /**
   * Runs a stage and resolves with whether it has passed. It counts as one test, which fails when `work` throws, unless `work` returns the counts of
   * several tests (see reports.mjs).
   */
  async function stage(/** @type {string} */ title, /** @type {() => unknown} */ work) {
    await setImmediate(); // the previous stage may have blocked the event loop; this lets a pending signal end the run
    console.log(`\n== ${title}`);
    const startedAt = performance.now();
    const result = { title, seconds: 0, passed: 0, failed: 1, failures: [title], tests: [] }; // until it has ended
    results.push(result);
    try {
      const counts = await work();
      Object.assign(result, typeof counts === 'object' ? counts : { passed: 1, failed: 0, failures: [] });
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
    result.seconds = (performance.now() - startedAt) / 1000;
    return result.failed === 0;
  }

  /** A stage that runs one command, possibly beside other stages. Its output is printed when it has ended. */
  const command = (/** @type {string} */ title, /** @type {string} */ file, /** @type {string[]} */ args) =>
    stage(title, async () => {
      const { status, output } = await start(file, args);
      console.log(`\n== ${title}: ended with status ${status}\n${output}`);
      if (status !== 0) throw new Error(`${title} failed.`);
    });

  /** Runs independent commands two at a time, because most tools use one core. Put long ones first. */
  async function runInPairs(/** @type {Command[]} */ commands) {
    const waiting = [...commands];
    const runNext = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await command(...next);
    };
    await Promise.all([runNext(), runNext()]);
  }

  /** Prints a line for each stage, the failed tests, the twenty slowest tests, and the sum. Sets the exit status. */
  function printSum() {
    const { passed, failed, failures, tests } = addUp(results);
    console.log();
    for (const each of results) {
      const outcome = each.failed > 0 ? 'FAILED' : each.passed > 0 ? 'passed' : 'skipped';
      console.log(`${outcome}  ${each.seconds.toFixed(1).padStart(6)} s  ${each.title} (${each.passed} passed, ${each.failed} failed)`);
    }
    for (const failure of failures) console.log(`failed: ${failure}`);
    const slowest = tests.sort((one, other) => other.seconds - one.seconds).slice(0, 20);
    for (const { seconds, file, title } of slowest) console.log(`${seconds.toFixed(1).padStart(8)} s  ${file}: ${title}`);
    console.log(`\n${Math.round(performance.now() / 1000)} s`);
    console.log(`${passed} passed, ${failed} failed`);
    if (failed > 0) process.exitCode = 1;
  }

  return { stage, command, runInPairs, printSum };
}
