// The customers of the guides: what each one does on the page, and the name of the payment method in the sandbox afterwards.
import {
  approveApplePay,
  approveGooglePay,
  approveLocalPayment,
  approvePayPal,
  approveVenmo,
  fillCard,
  passChallenge,
} from '../../packages/sandbox/dist/testing.js';

const CARD = { number: '4111111111111111', expirationDate: '12/2030', cvv: '123' };
const VISA = /^Visa ending in 1111$/;
const pressPay = (page) => page.getByRole('button', { name: /^Pay/ }).click();

/** Presses the button that opens a window, and returns the window. */
async function openWindow(page) {
  const popup = page.waitForEvent('popup');
  await pressPay(page);
  return popup;
}

async function payByCard({ page }, card = CARD) {
  await fillCard(page, card);
  await pressPay(page);
}

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
    async pay({ page }) {
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
    async pay({ page }) {
      await page.getByLabel('IBAN').fill('DE89370400440532013000');
      await page.getByLabel('Name').fill('Ada Lovelace');
      const popup = await openWindow(page);
      await popup.getByRole('button', { name: 'Approve the mandate' }).click();
    },
  },
  'three-d-secure': {
    instrument: /^Visa ending in 2503$/,
    async pay({ page }) {
      await payByCard({ page }, { ...CARD, number: '4000000000002503' });
      await passChallenge(page);
    },
  },
  'google-pay': {
    instrument: /^android pay card$/,
    async pay({ page }) {
      const popup = page.waitForEvent('popup');
      await page.getByRole('button', { name: /Pay/ }).click();
      await approveGooglePay(await popup, { method: 'visa' });
    },
  },
  'apple-pay': {
    instrument: /^apple pay card$/,
    script: 'third-party/apple-pay.js', // only Apple's devices have Apple Pay
    async pay({ page }) {
      await page.locator('[data-tender-apple-pay="ready"]').waitFor();
      const popup = page.waitForEvent('popup');
      await page.getByRole('button', { name: 'Apple Pay' }).click();
      await approveApplePay(await popup);
    },
  },
  'us-bank-account': {
    instrument: /^us bank account$/,
    async pay({ page }) {
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
    async pay({ page }) {
      const remove = page.getByRole('button', { name: 'Delete card ending in 4444' });
      await remove.click();
      await remove.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Pay with card ending in 1881' }).click();
    },
  },
};
