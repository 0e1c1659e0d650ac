// Every code block of the documents is run, type-checked, or, where it is a command, looked up. One that is none of these is a defect.
import { transformSync } from 'esbuild';
import { checkStatement } from './accessibility.mjs';
import { checkCommands } from './check-commands.mjs';
import { checkTypes, isTyped } from './check-types.mjs';
import { blocksOf, documents } from './code-blocks.mjs';

const PARTS = ['server', 'page', 'markup'];

function checkSyntax({ document, line, language, code }) {
  try {
    const { warnings } = transformSync(code, { loader: language });
    return warnings.map(({ text, location }) => `${document}:${line + location.line - 1}: ${text}`);
  } catch (error) {
    return [`${document}:${line}: ${error.message}`];
  }
}

/** What of a block cannot be run or typed. */
function checkOther(block) {
  const { document, line, language, code, payment } = block;
  if (language === 'sh') return checkCommands(block);
  if (language === 'html') return payment ? [] : [`${document}:${line}: markup that no payment uses`];
  if (language === 'text') return [];
  if (language === 'css' || language === 'json') return checkSyntax(block);
  return [`${document}:${line}: nothing checks a block of the language "${language}"`];
}

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
  const { runPayment } = await import('./run-payment.mjs');
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

/** @param {string[]} filters parts of names of documents or payments; none for all */
export async function testBlocks(filters, { run = true } = {}) {
  const wanted = (...names) => filters.length === 0 || filters.some((filter) => names.some((name) => name.includes(filter)));
  const blocks = documents().flatMap(blocksOf);
  const mine = blocks.filter(({ document }) => wanted(document));
  const payments = run ? paymentsOf(blocks).filter(({ payment, page }) => wanted(payment, page?.document ?? '')) : [];
  const defects = [
    ...mine.filter((block) => !isTyped(block)).flatMap(checkOther),
    ...checkTypes(mine.filter(isTyped)),
    ...(await runPayments(payments)),
    ...(filters.length === 0 ? checkStatement() : []),
  ];
  for (const defect of defects) console.error(defect);
  console.log(`${mine.length} blocks, ${payments.length} payments, ${defects.length} defects`);
  process.exit(defects.length > 0 ? 1 : 0); // what a payment left open must not hold the process
}
