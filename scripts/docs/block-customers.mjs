// Who is at the page of a block that waits for a customer: what they do while it runs, and what stands ready before it is opened.
import { join } from 'node:path';
import { build } from 'esbuild';
import { approveGooglePay, approveVenmo, chooseBankAccount, fillCard, scanVenmo } from '../../packages/sandbox/dist/testing.js';
import { root } from '../workspace.mjs';

const UNION_PAY = { number: '6212345678901232', expirationDate: '12/2030', cvv: '123' };
const CARD = {
  cardNumber: '4111111111111111',
  cardholderName: 'Ada Lovelace',
  expiryMonth: '12',
  expiryYear: '2030',
  cardSecurityCode: '123',
};
const payButton = (page) => page.getByRole('button', { name: 'Pay', exact: true });

/** Presses it once the block has come to its end: the button stands there before anybody listens to it. */
async function pressPay(page) {
  await page.waitForFunction(() => globalThis.hasRun);
  await payButton(page).click();
}

/** What the page tells, once it is what the customer waits for. */
async function told(page, text) {
  const output = page.locator('output', { hasText: text });
  await output.waitFor({ state: 'attached' });
  return output.textContent();
}

const NONCE = /^\S{20,}$/;

/** Scripts of partners that the shop's page has loaded, by customer: the sandbox's stand-ins. */
export const partnerScripts = { 'pays with Google Pay': 'third-party/google-pay.js' };

export const blockCustomers = {
  async 'scans the code of Venmo'({ page, sandbox }) {
    const phone = await (await page.context().browser().newContext()).newPage();
    await scanVenmo(phone, await told(page, /^https:/), { sandbox: sandbox.url });
    await approveVenmo(phone);
  },
  'chooses a bank account': ({ page }) => chooseBankAccount(page.frameLocator('#plaid-link-iframe-1')),
  async 'types a UnionPay card'({ page }) {
    await fillCard(page, UNION_PAY);
    await pressPay(page);
    await told(page, NONCE);
  },
  async 'pays with Google Pay'({ page }) {
    const popup = page.waitForEvent('popup');
    await pressPay(page);
    await approveGooglePay(await popup, { method: 'visa' });
    await told(page, NONCE);
  },
  async 'pays in the sheet of the browser'({ page }) {
    const { outputFiles } = await build({
      entryPoints: [join(root, 'e2e/payment-request/scripted-sheet.ts')],
      bundle: true,
      format: 'iife',
      globalName: 'sheet',
      write: false,
    });
    const customers = { undefined: { methodName: 'basic-card', details: CARD } }; // by the id of the details, which have none
    await page.addInitScript({ content: `${outputFiles[0].text}\nsheet.installSheet(${JSON.stringify(customers)});` });
    await pressPay(page);
    await told(page, NONCE);
  },
  async 'leaves while the window of PayPal is open'({ page }) {
    const popup = await page.waitForEvent('popup');
    await popup.waitForLoadState();
    await payButton(page).click();
  },
};
