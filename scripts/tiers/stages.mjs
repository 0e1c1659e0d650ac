// Runs named stages, and sums up their results.
import { setImmediate } from 'node:timers/promises';
import { start } from '../machine/prepare.mjs';

/** @typedef {{ title: string, file: string, outcome: 'passed' | 'failed' | 'skipped', seconds: number }} Test */
/** @typedef {[title: string, file: string, args: string[]]} Command */
/** @typedef {ReturnType<typeof createStages>} Stages */

/** Under CI, skipped tests fail. */
const hasFailed = (/** @type {Test} */ { outcome }) => outcome === 'failed' || (outcome === 'skipped' && Boolean(process.env.CI));
const hasPassed = (/** @type {Test} */ { outcome }) => outcome === 'passed';

export function createStages() {
  /** @type {{ title: string, seconds: number, tests: Test[] }[]} */
  const results = [];

  /**
   * Runs a stage and resolves with whether it has passed. It counts as one test, which fails when `work` throws, unless `work` returns a list of tests.
   */
  async function stage(/** @type {string} */ title, /** @type {() => unknown} */ work) {
    await setImmediate(); // the previous stage may have blocked the event loop; this lets a pending signal end the run
    console.log(`\n== ${title}`);
    const startedAt = performance.now();
    const itself = { title, file: '', seconds: 0 };
    /** @type {(typeof results)[number]} */
    const result = { title, seconds: 0, tests: [{ ...itself, outcome: 'failed' }] }; // until it has ended
    results.push(result);
    try {
      const tests = await work();
      result.tests = Array.isArray(tests) ? tests : [{ ...itself, outcome: 'passed' }];
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
    result.seconds = (performance.now() - startedAt) / 1000;
    return !result.tests.some(hasFailed);
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

  /** Prints a line for each stage, the failed and skipped tests, the twenty slowest tests, and the sum. Sets the exit status. */
  function printSum() {
    console.log();
    for (const { title, seconds, tests } of results) {
      const [passed, failed] = [tests.filter(hasPassed).length, tests.filter(hasFailed).length];
      const outcome = failed > 0 ? 'FAILED' : passed > 0 ? 'passed' : 'skipped';
      console.log(`${outcome}  ${seconds.toFixed(1).padStart(6)} s  ${title} (${passed} passed, ${failed} failed)`);
    }
    const tests = results.flatMap((result) => result.tests);
    for (const { file, title, outcome } of tests) if (outcome !== 'passed') console.log(`${outcome}: ${file && `${file}: `}${title}`);
    const slowest = tests.sort((one, other) => other.seconds - one.seconds).slice(0, 20);
    for (const { file, title, seconds } of slowest) if (file) console.log(`${seconds.toFixed(1).padStart(8)} s  ${file}: ${title}`);
    const failed = tests.filter(hasFailed).length;
    console.log(`\n${Math.round(performance.now() / 1000)} s`);
    console.log(`${tests.filter(hasPassed).length} passed, ${failed} failed`);
    if (failed > 0) process.exitCode = 1;
  }

  return { stage, command, runInPairs, printSum };
}
