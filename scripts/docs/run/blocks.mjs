// Runs every block that is no part of a payment, where its comment says.
import { compareOutput, runCommands } from './commands.mjs';
import { runInJest } from './in-jest.mjs';
import { runInNode } from './in-node.mjs';
import { runInPage } from './in-page.mjs';
import { runInPlaywright } from './in-playwright.mjs';

const place = ({ document, line }) => `${document}:${line}`;
const timed = async (title, count, work) => {
  const begun = performance.now();
  const result = await work();
  if (count > 0) console.log(`ran   ${((performance.now() - begun) / 1000).toFixed(1).padStart(5)} s  ${count} blocks ${title}`);
  return result;
};

/**
 * @param {import('../code-blocks.mjs').Block[]} blocks
 * @returns {Promise<{ ran: number, notRun: string[], defects: string[] }>} `notRun` with reasons
 */
export async function runBlocks(blocks) {
  const notRun = blocks.filter((block) => block.notRun).map((block) => `${place(block)}: ${block.notRun}`);
  const defects = [];
  let ran = 0;
  const rest = blocks.filter((block) => !block.notRun);
  const shell = rest.filter(({ language }) => language === 'sh');
  const texts = rest.filter(({ language }) => language === 'text');
  const code = rest.filter((block) => !shell.includes(block) && !texts.includes(block));
  const wanted = (runner) => code.filter(({ runsIn }) => runsIn === runner);

  await timed('of commands', shell.length, async () => {
    for (const block of shell) {
      const outcome = await runCommands(block);
      if (outcome.ran > 0) ran += 1;
      if (outcome.lookedUp.length > 0) notRun.push(`${place(block)}: looked up, not run: ${outcome.lookedUp.join('; ')}`);
      defects.push(...outcome.defects);
    }
  });
  for (const block of texts) {
    if (block.outputOf) defects.push(...(await compareOutput(block)));
    else defects.push(`${place(block)}: nothing says which command prints it`);
    ran += 1;
  }
  await timed('in Node', wanted('node').length, async () => {
    const outcomes = await Promise.all(wanted('node').map(async (block) => [block, await runInNode(block)]));
    for (const [block, wrong] of outcomes) if (wrong) defects.push(`${place(block)}: ${wrong}`);
  });
  await timed('in a page', wanted('page').length, async () => {
    for (const [block, wrong] of await runInPage(wanted('page'))) if (wrong) defects.push(`${place(block)}: ${wrong}`);
  });
  const tests = [...wanted('jest'), ...wanted('jest-node')];
  await timed('under jest', tests.length, async () => defects.push(...runInJest(tests)));
  await timed('in Playwright', wanted('playwright').length, async () => defects.push(...(await runInPlaywright(wanted('playwright')))));
  return { ran: ran + code.length, notRun, defects };
}
