// Every code block of the documents is type-checked, and run: payments up to a sale, the others where they stand in a shop. What cannot be
// run is told with its reason.
import { rmSync } from 'node:fs';
import { checkCommands } from './check-commands.mjs';
import { checkTypes, isTyped } from './check-types.mjs';
import { blocksOf, documents } from './code-blocks.mjs';
import { blocksFolder } from './run/place.mjs';

const PARTS = ['server', 'page', 'markup'];
const KNOWN = ['sh', 'text', 'css'];

/** Payments by name, with their parts. The server of the payment `shared` is that of those without one. */
function paymentsOf(blocks) {
  const payments = new Map();
  for (const block of blocks.filter(({ payment }) => payment)) {
    if (!PARTS.includes(block.part)) throw new Error(`${block.document}:${block.line}: there is no part "${block.part}" of a payment`);
    const parts = payments.get(block.payment) ?? { payment: block.payment };
    if (parts[block.part]) throw new Error(`${block.document}:${block.line}: the payment "${block.payment}" has that part already`);
    payments.set(block.payment, { ...parts, [block.part]: block });
  }
  const { server } = payments.get('shared') ?? {};
  payments.delete('shared');
  return [...payments.values()].map((parts) => ({ server, ...parts }));
}

async function runPayments(payments) {
  const { runPayment } = await import('./run/payment.mjs');
  const defects = [];
  for (const parts of payments) {
    const begun = performance.now();
    try {
      const outcome = await runPayment(parts);
      console.log(`paid  ${((performance.now() - begun) / 1000).toFixed(1).padStart(5)} s  ${parts.payment}: ${outcome}`);
    } catch (error) {
      defects.push(`${parts.page?.document} (${parts.payment}): ${error.message}`);
      console.log(`FAILED         ${parts.payment}`);
    }
  }
  return defects;
}

const isKnown = (block) => isTyped(block) || KNOWN.includes(block.language) || (block.language === 'html' && block.payment);

/** @param {string[]} filters parts of names of documents or payments; none for all */
export async function testBlocks(filters, { run = true } = {}) {
  const wanted = (...names) => filters.length === 0 || filters.some((filter) => names.some((name) => name.includes(filter)));
  rmSync(blocksFolder, { recursive: true, force: true });
  const blocks = documents().flatMap(blocksOf);
  const mine = blocks.filter(({ document }) => wanted(document));
  const defects = mine
    .filter((block) => !isKnown(block))
    .map(({ document, line, language }) => `${document}:${line}: nothing runs a block of the language "${language}"`);
  defects.push(...mine.filter(({ language }) => language === 'sh').flatMap(checkCommands), ...checkTypes(mine.filter(isTyped)));
  if (run) {
    const payments = paymentsOf(blocks).filter(({ payment, page }) => wanted(payment, page?.document ?? ''));
    defects.push(...(await runPayments(payments)));
    const { runBlocks } = await import('./run/blocks.mjs');
    const outcome = await runBlocks(mine.filter((block) => isKnown(block) && !block.payment));
    defects.push(...outcome.defects);
    const inPayments = mine.filter(({ payment }) => payment).length;
    console.log(
      `\n${outcome.ran + inPayments} of ${mine.length} blocks ran, ${inPayments} of them in ${payments.length} payments. Not run:`,
    );
    for (const each of outcome.notRun) console.log(`  ${each}`);
  }
  for (const defect of defects) console.error(defect);
  console.log(`${mine.length} blocks, ${defects.length} defects`);
  process.exit(defects.length > 0 ? 1 : 0); // what a payment left open must not hold the process
}
