// The customers of the documents: what each one does on the page of a payment, or while a code block runs.
import { join } from 'node:path';
import { build } from 'esbuild';
import { customers as testing } from '../build/built-sandbox.mjs';
import { root } from '../workspace.mjs';
/** @import { Browser, Page } from '@playwright/test' */
/** @import { Sandbox } from '../build/built-sandbox.mjs' */

/** @typedef {(visit: { page: Page, sandbox: Sandbox }) => Promise<unknown>} Customer */

const CARD = { number: '4111111111111111', expirationDate: '12/2030', cvv: '123' };

const press = (/** @type {Page} */ page, /** @type {string | RegExp} */ name) => page.getByRole('button', { name }).click();

/** @returns {Customer} a customer who presses the button that opens a window, and approves there */
const inWindow = (/** @type {(popup: any) => Promise<unknown>} */ approve, /** @type {string | RegExp} */ name = /^Pay/) =>
  async function payInWindow({ page }) {
    const popup = page.waitForEvent('popup');
    await press(page, name);
    await approve(await popup);
  };

/** @returns {Customer} a customer who types a card, and pays */
const byCard = (card = CARD) =>
  async function payByCard({ page }) {
    await testing.fillCard(page, card);
    await press(page, /^Pay/);
  };

const approveGooglePay = (/** @type {Page} */ popup) => testing.approveGooglePay(popup, { method: 'visa' });

/**
 * The customers of payments, by the name of the payment; all others pay by card. `instrument`: the name of the payment method in the sandbox afterwards;
 * `script`: what the page loads from the sandbox, because this browser or the partner's host does not have it.
 * @type {Record<string, { instrument: RegExp, script?: string, pay: Customer }>}
 */
const payers = {
  paypal: { instrument: /^paypal account$/, pay: inWindow(testing.approvePayPal) },
  'paypal-buttons': { instrument: /^paypal account$/, pay: inWindow(testing.approvePayPal, /PayPal/) },
  venmo: { instrument: /^venmo account$/, pay: inWindow(testing.approveVenmo) },
  sepa: {
    instrument: /^sepa debit account$/,
    async pay(visit) {
      await visit.page.getByLabel('IBAN').fill('DE89370400440532013000');
      await visit.page.getByLabel('Name').fill('Ada Lovelace');
      await inWindow((popup) => press(popup, 'Approve the mandate'))(visit);
    },
  },
  'three-d-secure': {
    instrument: /^Visa ending in 2503$/,
    async pay(visit) {
      await byCard({ ...CARD, number: '4000000000002503' })(visit);
      await testing.passChallenge(visit.page);
    },
  },
  'google-pay': { instrument: /^android pay card$/, pay: inWindow(approveGooglePay, /Pay/) },
  'apple-pay': {
    instrument: /^apple pay card$/,
    script: 'third-party/apple-pay.js',
    async pay(visit) {
      await visit.page.locator('[data-tender-apple-pay="ready"]').waitFor();
      await inWindow(testing.approveApplePay, 'Apple Pay')(visit);
    },
  },
  'us-bank-account': {
    instrument: /^us bank account$/,
    async pay({ page }) {
      await page.getByLabel('Routing number').fill('011000015');
      await page.getByLabel('Account number').fill('1000000000');
      await press(page, /^Pay/);
    },
  },
  'local-payment': {
    instrument: /ideal|local/i,
    pay: inWindow((popup) => testing.approveLocalPayment(popup, { bank: 'First Test Bank' })),
  },
  vault: {
    instrument: /^Visa ending in 1881$/,
    async pay({ page }) {
      const remove = page.getByRole('button', { name: 'Delete card ending in 4444' });
      await remove.click();
      await remove.waitFor({ state: 'detached' });
      await press(page, 'Pay with card ending in 1881');
    },
  },
};

export const findPayer = (/** @type {string} */ payment) => payers[payment] ?? { instrument: /^Visa ending in 1111$/, pay: byCard() };

/** Waits until the page shows the expected text, and returns all of it. */
export async function waitForOutput(/** @type {Page} */ page, /** @type {string | RegExp} */ text) {
  const output = page.locator('output', { hasText: text }).first();
  await output.waitFor({ state: 'attached' });
  return ((await output.textContent()) ?? '').trim();
}

/** @returns {Customer} a customer who waits until the block has run to its end, because its button exists before anything listens to it, and gets a nonce */
const afterBlock = (/** @type {Customer} */ pay) =>
  async function payAfterBlock(visit) {
    await visit.page.waitForFunction(() => globalThis.hasRun);
    await pay(visit);
    await waitForOutput(visit.page, /^\S{20,}$/);
  };
const pressPay = afterBlock(({ page }) => press(page, /^Pay$/));

/**
 * The customers of code blocks, by the comment above the block. Each begins before the page opens.
 * @type {Record<string, { script?: string, pay: Customer }>}
 */
export const blockCustomers = {
  'scans the code of Venmo': {
    async pay({ page, sandbox }) {
      const phone = await (await /** @type {Browser} */ (page.context().browser()).newContext()).newPage();
      await testing.scanVenmo(phone, await waitForOutput(page, /^https:/), { sandbox: sandbox.url });
      await testing.approveVenmo(phone);
    },
  },
  'chooses a bank account': { pay: ({ page }) => testing.chooseBankAccount(page.frameLocator('#plaid-link-iframe-1')) },
  'types a UnionPay card': { pay: afterBlock(byCard({ ...CARD, number: '6212345678901232' })) },
  'pays with Google Pay': { script: 'third-party/google-pay.js', pay: afterBlock(inWindow(approveGooglePay, /^Pay$/)) },
  'pays with Apple Pay': { script: 'third-party/apple-pay.js', pay: afterBlock(inWindow(testing.approveApplePay, /^Pay$/)) },
  'pays with Visa Checkout': {
    script: 'third-party/visa-checkout.js',
    pay: afterBlock(async ({ page }) => {
      await press(page, /^Pay$/);
      await testing.approveVisaCheckout(page.frameLocator('#vcop-src-frame'));
    }),
  },
  'is recognized by Fastlane': {
    async pay(visit) {
      await testing.authenticateWithFastlane(visit.page);
      await pressPay(visit);
    },
  },
  'pays in the sheet of the browser': {
    async pay(visit) {
      const { outputFiles } = await build({
        entryPoints: [join(root, 'e2e/payment-request/scripted-sheet.ts')],
        bundle: true,
        format: 'iife',
        globalName: 'sheet',
        write: false,
      });
      const { number: cardNumber, cvv: cardSecurityCode } = CARD;
      const details = { cardNumber, cardholderName: 'Ada Lovelace', expiryMonth: '12', expiryYear: '2030', cardSecurityCode };
      const customers = { undefined: { methodName: 'basic-card', details } }; // the key is the id of the details, which is undefined
      await visit.page.addInitScript({ content: `${outputFiles[0].text}\nsheet.installSheet(${JSON.stringify(customers)});` });
      await pressPay(visit);
    },
  },
  'leaves while the window of PayPal is open': {
    async pay({ page }) {
      const popup = await page.waitForEvent('popup');
      await popup.waitForLoadState();
      await press(page, /^Pay$/);
    },
  },
};
