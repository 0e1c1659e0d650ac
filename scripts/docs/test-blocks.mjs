// Type-checks and runs the code blocks of the documents. Those that are files of applications run there (scripts/release/applications.mjs).
import { rmSync } from 'node:fs';
import { applications } from '../release/applications.mjs';
import { checkTypes, isTyped } from './check-types.mjs';
import { listDocuments, locate, readBlocks } from './code-blocks.mjs';
import { runShellBlock } from './commands.mjs';
import { blocksFolder, listPayments, runBlocks } from './run-blocks.mjs';

const SHELL = ['sh', 'text'];
const IN_PAGES = ['ts', 'tsx', 'js', 'jsx', 'css'];

/** @param {string[]} filters selects documents and payments whose names contain one of them; empty for all */
export async function testBlocks(filters, { runs = true } = {}) {
  const isSelected = (/** @type {string[]} */ ...names) =>
    filters.length === 0 || filters.some((filter) => names.some((name) => name.includes(filter)));
  rmSync(blocksFolder, { recursive: true, force: true });
  const all = listDocuments().flatMap(readBlocks);
  const blocks = all.filter(({ document }) => isSelected(document));
  checkTypes(blocks.filter(isTyped));
  if (!runs) return;

  const inApplications = blocks.filter(({ files }) => Object.keys(files).length > 0);
  const payments = listPayments(all).filter(({ payment, page }) => isSelected(payment, page.document));
  const others = blocks.filter((block) => !block.payment && !inApplications.includes(block));
  const notRun = others.filter((block) => block.notRun);
  const running = others.filter((block) => !block.notRun);
  const shell = running.filter(({ language }) => SHELL.includes(language));
  const code = running.filter(({ language }) => IN_PAGES.includes(language));
  const unknown = running.filter((block) => !shell.includes(block) && !code.includes(block));
  const defects = [
    ...unknown.map((block) => `${locate(block)}: nothing runs a block of the language "${block.language}"`),
    ...inApplications
      .filter(({ files }) => !Object.keys(files).every((name) => name in applications))
      .map((block) => `${locate(block)}: no such application`),
  ];
  for (const block of shell) await runShellBlock(block).catch((error) => defects.push(`${locate(block)}: ${error.message}`));
  defects.push(...(await runBlocks(payments, code)));

  const inNode = code.filter(({ runsIn }) => runsIn === 'node');
  console.log(
    `\n${payments.length} payments, ${code.length - inNode.length} blocks in pages, ${inNode.length} in Node, ${shell.length} of commands.`,
  );
  console.log(`${inApplications.length} blocks are files of applications. Not run:`);
  for (const block of notRun) console.log(`  ${locate(block)}: ${block.notRun}`);
  for (const defect of defects) console.error(defect);
  console.log(`${blocks.length} blocks, ${defects.length} defects`);
  process.exit(defects.length > 0 ? 1 : 0); // open handles of a payment must not keep the process running
}
