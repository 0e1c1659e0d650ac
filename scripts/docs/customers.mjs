// The customers of the documents: what each one does on the page of a payment, or of a code block.
import { customers as testing } from '../build/built-sandbox.mjs';
import { importSource } from '../import-source.mjs';
/** @import { Page } from '@playwright/test' */
/** @import { Sandbox } from '../build/built-sandbox.mjs' */

/**
 * `act` begins before the page opens. `script` is what the page loads from the sandbox, because this browser or the partner's host does not have it.
 * `instrument` is what the sandbox calls the payment method after a payment.
 * @typedef {(visit: { page: Page, sandbox: Sandbox }) => Promise<unknown>} Act
 * @typedef {{ act: Act, script?: string, instrument?: string }} Customer
 */

const press = (/** @type {Page} */ page, /** @type {string | RegExp} */ name = /Pay/) => page.getByRole('button', { name }).click();

/** @returns {Act} an act that presses the button that opens a window, and approves there */
const inWindow = (/** @type {(popup: Page) => Promise<unknown>} */ approve) =>
  async function payInWindow({ page }) {
    const popup = page.waitForEvent('popup');
    await press(page);
    await approve(await popup);
  };

/** @returns an act that types a card, and pays */
const withCard = (/** @type {string} */ number) =>
  async function payWithCard(/** @type {{ page: Page }} */ { page }) {
    await testing.fillCard(page, { number, expirationDate: '12/2030', cvv: '123' });
    await press(page);
  };

export const payByCard = withCard('4111111111111111');

/** @returns {Act} an act that types into labelled fields, and goes on */
const withFields = (/** @type {Record<string, string>} */ fields, /** @type {Act} */ pay) =>
  async function payWithFields(visit) {
    for (const [label, text] of Object.entries(fields)) await visit.page.getByLabel(label).fill(text);
    await pay(visit);
  };

const approveGooglePay = (/** @type {Page} */ popup) => testing.approveGooglePay(popup, { method: 'visa' });

/** Waits until the page shows the expected text, and returns all of it. */
export async function waitForOutput(/** @type {Page} */ page, /** @type {string | RegExp} */ text) {
  const output = page.locator('output', { hasText: text }).first();
  await output.waitFor({ state: 'attached' });
  return ((await output.textContent()) ?? '').trim();
}

/** @returns {Act} an act after which the page of a block shows a nonce */
const forNonce = (/** @type {Act} */ act) =>
  async function getNonce(visit) {
    await act(visit);
    await waitForOutput(visit.page, /^\S{20,}$/);
  };

/** The customers of payments by the name of the payment, and those of code blocks by the comment above the block. */
/** @type {Record<string, Customer>} */
const customers = {
  paypal: { instrument: 'paypal account', act: inWindow(testing.approvePayPal) },
  'paypal-buttons': { instrument: 'paypal account', act: inWindow(testing.approvePayPal) },
  venmo: { instrument: 'venmo account', act: inWindow(testing.approveVenmo) },
  sepa: {
    instrument: 'sepa debit account',
    act: withFields({ IBAN: 'DE89370400440532013000', Name: 'Ada Lovelace' }, inWindow(testing.approveSepa)),
  },
  'three-d-secure': {
    instrument: 'Visa ending in 2503',
    async act(visit) {
      await withCard('4000000000002503')(visit);
      await testing.passChallenge(visit.page);
    },
  },
  'google-pay': { instrument: 'android pay card', act: inWindow(approveGooglePay) },
  'apple-pay': {
    instrument: 'apple pay card',
    script: 'third-party/apple-pay.js',
    async act(visit) {
      await visit.page.locator('[data-tender-apple-pay="ready"]').waitFor();
      await inWindow(testing.approveApplePay)(visit);
    },
  },
  'us-bank-account': {
    instrument: 'us bank account',
    act: withFields({ 'Routing number': '011000015', 'Account number': '1000000000' }, ({ page }) => press(page)),
  },
  'local-payment': {
    instrument: 'local payment',
    act: inWindow((popup) => testing.approveLocalPayment(popup, { bank: 'First Test Bank' })),
  },
  vault: {
    instrument: 'Visa ending in 1881',
    async act({ page }) {
      const remove = page.getByRole('button', { name: 'Delete card ending in 4444' });
      await remove.click();
      await remove.waitFor({ state: 'detached' });
      await press(page, 'Pay with card ending in 1881');
    },
  },
  'scans the code of Venmo': {
    async act({ page, sandbox }) {
      const phone = await page.context().newPage();
      await testing.scanVenmo(phone, await waitForOutput(page, /^https:/), { sandbox: sandbox.url });
      await testing.approveVenmo(phone);
    },
  },
  'chooses a bank account': { act: ({ page }) => testing.chooseBankAccount(page.frameLocator('#plaid-link-iframe-1')) },
  'types a UnionPay card': { act: forNonce(withCard('6212345678901232')) },
  'pays with Google Pay': { script: 'third-party/google-pay.js', act: forNonce(inWindow(approveGooglePay)) },
  'pays with Apple Pay': { script: 'third-party/apple-pay.js', act: forNonce(inWindow(testing.approveApplePay)) },
  'pays with Visa Checkout': {
    script: 'third-party/visa-checkout.js',
    act: forNonce(async ({ page }) => {
      await press(page);
      await testing.approveVisaCheckout(page.frameLocator('#vcop-src-frame'));
    }),
  },
  'is recognized by Fastlane': {
    act: forNonce(async ({ page }) => {
      await testing.authenticateWithFastlane(page);
      await press(page);
    }),
  },
  'pays in the sheet of the browser': {
    act: forNonce(async ({ page }) => {
      const { installSheet } = await importSource('e2e/payment-request/scripted-sheet.ts');
      const { customers: payers } = await importSource('e2e/payment-request/customers.ts');
      await page.addInitScript(installSheet, { undefined: payers.card }); // the key is the id of the details, which have none
      await press(page);
    }),
  },
  'leaves while the window of PayPal is open': {
    async act({ page }) {
      const popup = await page.waitForEvent('popup');
      await popup.waitForLoadState();
      await press(page);
    },
  },
};

/** The customer of a payment. Those without an own one are paid by card. */
export const findPayer = (/** @type {string} */ payment) => customers[payment] ?? { instrument: 'Visa ending in 1111', act: payByCard };

/** @throws when there is no customer of that name */
export function findCustomer(/** @type {string} */ name) {
  if (!customers[name]) throw new Error(`scripts/docs/customers.mjs has no customer "${name}".`);
  return customers[name];
}
