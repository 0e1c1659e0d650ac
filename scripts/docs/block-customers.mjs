// The customers of code blocks: what they do while a block runs, and what is prepared before the page opens.
import { join } from 'node:path';
import { build } from 'esbuild';
import { customers as testing } from '../build/built-sandbox.mjs';
import { root } from '../workspace.mjs';

const {
  approveApplePay,
  approveGooglePay,
  approveVenmo,
  authenticateWithFastlane,
  approveVisaCheckout,
  chooseBankAccount,
  fillCard,
  scanVenmo,
} = testing;

/** @typedef {import('../release/browser.mjs').Page} Page */
/** @typedef {{ page: Page, sandbox: import('../build/built-sandbox.mjs').Sandbox }} Visit */

const UNION_PAY = { number: '6212345678901232', expirationDate: '12/2030', cvv: '123' };
const CARD = {
  cardNumber: '4111111111111111',
  cardholderName: 'Ada Lovelace',
  expiryMonth: '12',
  expiryYear: '2030',
  cardSecurityCode: '123',
};
const payButton = (/** @type {import('../release/browser.mjs').Page} */ page) => page.getByRole('button', { name: 'Pay', exact: true });

/** Presses the button once the block has run to its end. The button exists before anything listens to it. */
async function pressPay(/** @type {import('../release/browser.mjs').Page} */ page) {
  await page.waitForFunction(() => globalThis.hasRun);
  await payButton(page).click();
}

/** Waits until the page shows the expected text, and returns all of it. */
async function waitForOutput(/** @type {import('../release/browser.mjs').Page} */ page, /** @type {string | RegExp} */ text) {
  const output = page.locator('output', { hasText: text });
  await output.waitFor({ state: 'attached' });
  return (await output.textContent()) ?? '';
}

const NONCE = /^\S{20,}$/;

/** Scripts of partners that the shop's page loads, by customer. The sandbox serves replacements of them. */
/** @type {Record<string, string>} */
export const partnerScripts = {
  'pays with Apple Pay': 'third-party/apple-pay.js',
  'pays with Google Pay': 'third-party/google-pay.js',
  'pays with Visa Checkout': 'third-party/visa-checkout.js',
};

/** @type {Record<string, (visit: Visit) => Promise<unknown>>} */
export const blockCustomers = {
  async 'scans the code of Venmo'(/** @type {import('./block-customers.mjs').Visit} */ { page, sandbox }) {
    const phone = await (await /** @type {import('@playwright/test').Browser} */ (page.context().browser()).newContext()).newPage();
    await scanVenmo(phone, await waitForOutput(page, /^https:/), { sandbox: sandbox.url });
    await approveVenmo(phone);
  },
  'chooses a bank account': ({ page }) => chooseBankAccount(page.frameLocator('#plaid-link-iframe-1')),
  async 'types a UnionPay card'(/** @type {{ page: import('../release/browser.mjs').Page }} */ { page }) {
    await fillCard(page, UNION_PAY);
    await pressPay(page);
    await waitForOutput(page, NONCE);
  },
  async 'pays with Google Pay'(/** @type {{ page: import('../release/browser.mjs').Page }} */ { page }) {
    const popup = page.waitForEvent('popup');
    await pressPay(page);
    await approveGooglePay(await popup, { method: 'visa' });
    await waitForOutput(page, NONCE);
  },
  async 'pays with Apple Pay'(/** @type {{ page: import('../release/browser.mjs').Page }} */ { page }) {
    const popup = page.waitForEvent('popup');
    await pressPay(page);
    await approveApplePay(await popup);
    await waitForOutput(page, NONCE);
  },
  async 'pays with Visa Checkout'(/** @type {{ page: import('../release/browser.mjs').Page }} */ { page }) {
    await pressPay(page);
    await approveVisaCheckout(page.frameLocator('#vcop-src-frame'));
    await waitForOutput(page, NONCE);
  },
  async 'is recognized by Fastlane'(/** @type {{ page: import('../release/browser.mjs').Page }} */ { page }) {
    await authenticateWithFastlane(page);
    await pressPay(page);
    await waitForOutput(page, NONCE);
  },
  async 'pays in the sheet of the browser'(/** @type {{ page: import('../release/browser.mjs').Page }} */ { page }) {
    const { outputFiles } = await build({
      entryPoints: [join(root, 'e2e/payment-request/scripted-sheet.ts')],
      bundle: true,
      format: 'iife',
      globalName: 'sheet',
      write: false,
    });
    const customers = { undefined: { methodName: 'basic-card', details: CARD } }; // the key is the id of the details, which is undefined
    await page.addInitScript({ content: `${outputFiles[0].text}\nsheet.installSheet(${JSON.stringify(customers)});` });
    await pressPay(page);
    await waitForOutput(page, NONCE);
  },
  async 'leaves while the window of PayPal is open'(/** @type {{ page: import('../release/browser.mjs').Page }} */ { page }) {
    const popup = await page.waitForEvent('popup');
    await popup.waitForLoadState();
    await payButton(page).click();
  },
};
