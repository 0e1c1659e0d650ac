// Type-checks and runs every code block of the documents: payments up to a sale, all others in an environment like a shop's. Blocks that cannot run are
// listed with the reason.
import { rmSync } from 'node:fs';
import { checkTypes, isTyped } from './check-types.mjs';
import { readBlocks, listDocuments } from './code-blocks.mjs';
import { blocksFolder } from './run/block-files.mjs';
import { checkCommands, compareOutput, runCommands } from './run/commands.mjs';
/** @import { Block } from './code-blocks.mjs' */

const KNOWN = ['sh', 'text', 'css', 'python', 'ruby', 'php', 'java', 'csharp'];
const isKnown = (/** @type {Block} */ block) =>
  isTyped(block) || KNOWN.includes(block.language) || (block.language === 'html' && block.payment);
const locate = (/** @type {Block} */ { document, line }) => `${document}:${line}`;

/** Runs something that is worth a line with its time. @returns {Promise<string[]>} defects */
async function runTimed(/** @type {string} */ title, /** @type {() => Promise<string[]>} */ work) {
  const startedAt = performance.now();
  const defects = await work().catch((error) => [`${title}: ${error.message}`]);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(5);
  console.log(`${defects.length === 0 ? 'ran   ' : 'FAILED'} ${seconds} s  ${title}`);
  return defects;
}

/** Runs the payments, and then every other block in the environment that its comment names. @returns {Promise<string[]>} defects */
async function run(/** @type {Block[]} */ blocks, /** @type {(...names: string[]) => boolean} */ isSelected) {
  const { groupPayments, runPayment } = await import('./run/payment.mjs');
  const { runInJest } = await import('./run/in-jest.mjs');
  const { runInNode } = await import('./run/in-node.mjs');
  const { runInPage } = await import('./run/in-page.mjs');
  const { runInPlaywright } = await import('./run/in-playwright.mjs');
  /** @type {Record<'defects' | 'notRun', string[]>} */
  const { defects, notRun } = { defects: [], notRun: [] };
  const payments = groupPayments(blocks).filter(({ payment, page, markup }) => isSelected(payment, (page ?? markup).document));
  for (const parts of payments) {
    const title = `payment ${parts.payment}`;
    const pay = async () => {
      console.log(`${title}: ${await runPayment(parts)}`);
      return [];
    };
    defects.push(...(await runTimed(title, pay)));
  }

  const others = blocks.filter((block) => isSelected(block.document) && isKnown(block) && !block.payment);
  const running = others.filter((block) => !block.notRun);
  for (const block of running.filter(({ language }) => language === 'sh')) {
    const { lookedUp, defects: found } = await runCommands(block);
    defects.push(...found);
    if (lookedUp.length > 0) notRun.push(`${locate(block)}: looked up, not run: ${lookedUp.join('; ')}`);
  }
  for (const block of running.filter(({ language }) => language === 'text')) defects.push(...(await compareOutput(block)));
  const code = running.filter(({ language }) => !['sh', 'text'].includes(language));
  for (const [runner, work] of Object.entries({ node: runInNode, page: runInPage, jest: runInJest, playwright: runInPlaywright })) {
    const selected = code.filter(({ runsIn }) => runsIn.replace('jest-node', 'jest') === runner);
    if (selected.length > 0) defects.push(...(await runTimed(`${selected.length} blocks in ${runner}`, () => work(selected))));
  }
  console.log(`\n${payments.length} payments and ${running.length} other blocks ran. Not run:`);
  for (const block of others) if (block.notRun) notRun.push(`${locate(block)}: ${block.notRun}`);
  for (const each of notRun) console.log(`  ${each}`);
  return defects;
}

/** @param {string[]} filters selects documents and payments whose names contain one of them; empty for all */
export async function testBlocks(filters, { runs = true } = {}) {
  const isSelected = (/** @type {string[]} */ ...names) =>
    filters.length === 0 || filters.some((filter) => names.some((name) => name.includes(filter)));
  rmSync(blocksFolder, { recursive: true, force: true });
  const blocks = listDocuments()
    .flatMap(readBlocks)
    .filter(({ file, payment, runsIn }) => !file || payment || runsIn !== 'page'); // other files of new applications are for the full tests
  const selected = blocks.filter(({ document }) => isSelected(document));
  const defects = [
    ...selected
      .filter((block) => !isKnown(block))
      .map((block) => `${locate(block)}: nothing runs a block of the language "${block.language}"`),
    ...selected.filter(({ language }) => language === 'sh').flatMap(checkCommands),
    ...checkTypes(selected.filter(isTyped)),
    ...(runs ? await run(blocks, isSelected) : []),
  ];
  for (const defect of defects) console.error(defect);
  console.log(`${selected.length} blocks, ${defects.length} defects`);
  process.exit(defects.length > 0 ? 1 : 0); // open handles of a payment must not keep the process running
}
