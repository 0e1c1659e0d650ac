// `node scripts/release/quick-start.mjs <folder>` runs the README's quick start in a folder with the installed packages, up to a sale.
import { readBlocks } from '../docs/code-blocks.mjs';
import { groupPayments, runPayment } from '../docs/run/payment.mjs';

const [folder] = process.argv.slice(2);
process.chdir(folder); // the folder in which a shop's server runs
const [parts] = groupPayments(readBlocks('README.md')).filter(({ payment }) => payment === 'quick-start');
console.log(await runPayment(parts, folder));
process.exit(0); // open handles must not keep the process running
