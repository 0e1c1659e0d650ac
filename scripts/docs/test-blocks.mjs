// Type-checks and runs every code block of the documents: payments up to a sale, all others in an environment like a shop's. Blocks that cannot run are
// listed with the reason.
import { rmSync } from 'node:fs';
import { checkCommands } from './check-commands.mjs';
import { checkTypes, isTyped } from './check-types.mjs';
import { readBlocks, listDocuments } from './code-blocks.mjs';
import { blocksFolder } from './run/block-files.mjs';

const PARTS = ['server', 'page', 'markup'];
const KNOWN = ['sh', 'text', 'css', 'python', 'ruby', 'php', 'java', 'csharp'];

/** Groups the parts of payments by name. Payments without a server use the one of the payment `shared`. */
function groupPayments(/** @type {import('./code-blocks.mjs').Block[]} */ blocks) {
  const payments = new Map();
  for (const block of blocks.filter(({ payment }) => payment)) {
    if (!block.part || !PARTS.includes(block.part))
      throw new Error(`${block.document}:${block.line}: there is no part "${block.part}" of a payment`);
    const parts = payments.get(block.payment) ?? { payment: block.payment };
    if (parts[block.part]) throw new Error(`${block.document}:${block.line}: the payment "${block.payment}" has that part already`);
    payments.set(block.payment, { ...parts, [block.part]: block });
  }
  const { server } = payments.get('shared') ?? {};
  payments.delete('shared');
  return [...payments.values()].map((parts) => ({ server, ...parts }));
}

async function runPayments(/** @type {import('./run/payment.mjs').Parts[]} */ payments) {
  const { runPayment } = await import('./run/payment.mjs');
  const defects = [];
  for (const parts of payments) {
    const startedAt = performance.now();
    try {
      const outcome = await runPayment(parts);
      console.log(`paid  ${((performance.now() - startedAt) / 1000).toFixed(1).padStart(5)} s  ${parts.payment}: ${outcome}`);
    } catch (error) {
      defects.push(`${(parts.page ?? parts.markup).document} (${parts.payment}): ${error.message}`);
      console.log(`FAILED         ${parts.payment}`);
    }
  }
  return defects;
}

const isKnown = (/** @type {import('./code-blocks.mjs').Block} */ block) =>
  isTyped(block) || KNOWN.includes(block.language) || (block.language === 'html' && block.payment);

/** @param {string[]} filters selects documents and payments whose names contain one of them; empty for all */
export async function testBlocks(filters, { run = true } = {}) {
  const isSelected = (/** @type {string[]} */ ...names) =>
    filters.length === 0 || filters.some((filter) => names.some((name) => name.includes(filter)));
  rmSync(blocksFolder, { recursive: true, force: true });
  const all = listDocuments().flatMap(readBlocks);
  const blocks = all.filter(({ file, payment, runsIn }) => !file || payment || runsIn !== 'page');
  const selected = blocks.filter(({ document }) => isSelected(document));
  const defects = selected
    .filter((block) => !isKnown(block))
    .map(({ document, line, language }) => `${document}:${line}: nothing runs a block of the language "${language}"`);
  defects.push(...selected.filter(({ language }) => language === 'sh').flatMap(checkCommands), ...checkTypes(selected.filter(isTyped)));
  if (run) {
    const payments = groupPayments(blocks).filter(({ payment, page, markup }) => isSelected(payment, (page ?? markup).document));
    defects.push(...(await runPayments(payments)));
    const { runBlocks } = await import('./run/blocks.mjs');
    const outcome = await runBlocks(selected.filter((block) => isKnown(block) && !block.payment));
    defects.push(...outcome.defects);
    const inPayments = selected.filter(({ payment }) => payment).length;
    console.log(
      `\n${outcome.ran + inPayments} of ${selected.length} blocks ran, ${inPayments} of them in ${payments.length} payments. Not run:`,
    );
    for (const each of outcome.notRun) console.log(`  ${each}`);
    console.log(`${all.length - blocks.length} more are files of new applications, which the full tests build and open.`);
  }
  for (const defect of defects) console.error(defect);
  console.log(`${selected.length} blocks, ${defects.length} defects`);
  process.exit(defects.length > 0 ? 1 : 0); // open handles of a payment must not keep the process running
}
