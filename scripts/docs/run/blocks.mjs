// Runs every block that is not part of a payment, in the environment that its comment names.
import { compareOutput, runCommands } from './commands.mjs';
import { runInJest } from './in-jest.mjs';
import { runInNode } from './in-node.mjs';
import { runInPage } from './in-page.mjs';
import { runInPlaywright } from './in-playwright.mjs';

const locate = (/** @type {import('../code-blocks.mjs').Block} */ { document, line }) => `${document}:${line}`;
const withTiming = async (/** @type {string} */ title, /** @type {number} */ count, /** @type {() => unknown} */ work) => {
  const startedAt = performance.now();
  const result = await work();
  if (count > 0) console.log(`ran   ${((performance.now() - startedAt) / 1000).toFixed(1).padStart(5)} s  ${count} blocks ${title}`);
  return result;
};

/**
 * @param {import('../code-blocks.mjs').Block[]} blocks
 * @returns {Promise<{ ran: number, notRun: string[], defects: string[] }>} `notRun` with reasons
 */
export async function runBlocks(blocks) {
  const notRun = blocks.filter((block) => block.notRun).map((block) => `${locate(block)}: ${block.notRun}`);
  const defects = [];
  let ran = 0;
  const rest = blocks.filter((block) => !block.notRun);
  const shell = rest.filter(({ language }) => language === 'sh');
  const texts = rest.filter(({ language }) => language === 'text');
  const code = rest.filter((block) => !shell.includes(block) && !texts.includes(block));
  const selectBlocks = (/** @type {string} */ runner) => code.filter(({ runsIn }) => runsIn === runner);

  await withTiming('of commands', shell.length, async () => {
    for (const block of shell) {
      const outcome = await runCommands(block);
      if (outcome.ran > 0) ran += 1;
      if (outcome.lookedUp.length > 0) notRun.push(`${locate(block)}: looked up, not run: ${outcome.lookedUp.join('; ')}`);
      defects.push(...outcome.defects);
    }
  });
  for (const block of texts) {
    if (block.outputOf) defects.push(...(await compareOutput(block)));
    else defects.push(`${locate(block)}: there is no comment with the command that prints it`);
    ran += 1;
  }
  await withTiming('in Node', selectBlocks('node').length, async () => {
    const outcomes = await Promise.all(selectBlocks('node').map(async (block) => ({ block, wrong: await runInNode(block) })));
    for (const { block, wrong } of outcomes) if (wrong) defects.push(`${locate(block)}: ${wrong}`);
  });
  await withTiming('in a page', selectBlocks('page').length, async () => {
    for (const [block, wrong] of await runInPage(selectBlocks('page'))) if (wrong) defects.push(`${locate(block)}: ${wrong}`);
  });
  const tests = [...selectBlocks('jest'), ...selectBlocks('jest-node')];
  await withTiming('under jest', tests.length, async () => defects.push(...runInJest(tests)));
  await withTiming('in Playwright', selectBlocks('playwright').length, async () =>
    defects.push(...(await runInPlaywright(selectBlocks('playwright')))),
  );
  return { ran: ran + code.length, notRun, defects };
}
