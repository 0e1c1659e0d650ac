// The customers of the guides: what each one does on the page, and the name of the payment method in the sandbox afterwards.
import { customers as testing } from '../build/built-sandbox.mjs';

const { approveApplePay, approveGooglePay, approveLocalPayment, approvePayPal, approveVenmo, fillCard, passChallenge } = testing;

const CARD = { number: '4111111111111111', expirationDate: '12/2030', cvv: '123' };
const VISA = /^Visa ending in 1111$/;
const pressPay = (/** @type {import('../release/browser.mjs').Page} */ page) => page.getByRole('button', { name: /^Pay/ }).click();

/** Presses the button that opens a window, and returns the window. */
async function openWindow(/** @type {import('../release/browser.mjs').Page} */ page) {
  const popup = page.waitForEvent('popup');
  await pressPay(page);
  return popup;
}

async function payByCard(
  /** @type {{ page: import('../release/browser.mjs').Page }} */ { page },
  /** @type {{ number: string, expirationDate: string, cvv?: string }} */ card = CARD,
) {
  await fillCard(page, card);
  await pressPay(page);
}

/** @type {Record<string, { instrument: RegExp, script?: string, pay: (visit: { page: import('../release/browser.mjs').Page }) => Promise<unknown> }>} */
export const customers = {
  'quick-start': { instrument: VISA, pay: payByCard },
  'hosted-fields': { instrument: VISA, pay: payByCard },
  card: { instrument: VISA, pay: payByCard },
  'card-react': { instrument: VISA, pay: payByCard },
  'checkout-react': { instrument: VISA, pay: payByCard },
  'script-tag': { instrument: VISA, pay: payByCard },
  paypal: {
    instrument: /^paypal account$/,
    pay: async ({ page }) => approvePayPal(await openWindow(page)),
  },
  'paypal-buttons': {
    instrument: /^paypal account$/,
    async pay(/** @type {{ page: import('../release/browser.mjs').Page }} */ { page }) {
      const popup = page.waitForEvent('popup');
      await page.getByRole('button', { name: /PayPal/ }).click();
      await approvePayPal(await popup);
    },
  },
  venmo: {
    instrument: /^venmo account$/,
    pay: async ({ page }) => approveVenmo(await openWindow(page)),
  },
  sepa: {
    instrument: /^sepa debit account$/,
    async pay(/** @type {{ page: import('../release/browser.mjs').Page }} */ { page }) {
      await page.getByLabel('IBAN').fill('DE89370400440532013000');
      await page.getByLabel('Name').fill('Ada Lovelace');
      const popup = await openWindow(page);
      await popup.getByRole('button', { name: 'Approve the mandate' }).click();
    },
  },
  'three-d-secure': {
    instrument: /^Visa ending in 2503$/,
    async pay(/** @type {{ page: import('../release/browser.mjs').Page }} */ { page }) {
      await payByCard({ page }, { ...CARD, number: '4000000000002503' });
      await passChallenge(page);
    },
  },
  'google-pay': {
    instrument: /^android pay card$/,
    async pay(/** @type {{ page: import('../release/browser.mjs').Page }} */ { page }) {
      const popup = page.waitForEvent('popup');
      await page.getByRole('button', { name: /Pay/ }).click();
      await approveGooglePay(await popup, { method: 'visa' });
    },
  },
  'apple-pay': {
    instrument: /^apple pay card$/,
    script: 'third-party/apple-pay.js', // only Apple's devices have Apple Pay
    async pay(/** @type {{ page: import('../release/browser.mjs').Page }} */ { page }) {
      await page.locator('[data-tender-apple-pay="ready"]').waitFor();
      const popup = page.waitForEvent('popup');
      await page.getByRole('button', { name: 'Apple Pay' }).click();
      await approveApplePay(await popup);
    },
  },
  'us-bank-account': {
    instrument: /^us bank account$/,
    async pay(/** @type {{ page: import('../release/browser.mjs').Page }} */ { page }) {
      await page.getByLabel('Routing number').fill('011000015');
      await page.getByLabel('Account number').fill('1000000000');
      await pressPay(page);
    },
  },
  'local-payment': {
    instrument: /ideal|local/i,
    pay: async ({ page }) => approveLocalPayment(await openWindow(page), { bank: 'First Test Bank' }),
  },
  vault: {
    instrument: /^Visa ending in 1881$/,
    async pay(/** @type {{ page: import('../release/browser.mjs').Page }} */ { page }) {
      const remove = page.getByRole('button', { name: 'Delete card ending in 4444' });
      await remove.click();
      await remove.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Pay with card ending in 1881' }).click();
    },
  },
};
