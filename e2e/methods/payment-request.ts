import type { Page } from '@playwright/test';
import { answerPaymentSheet, cancelPaymentSheet } from '@tender/sandbox/testing';
import { paymentRequestFlows } from '../differential/flows/payment-request';
import { customers } from '../payment-request/customers';
import { installSheet } from '../payment-request/scripted-sheet';
import { pay } from '../support/shop';
import { expect } from '../support/test';
import { nonce } from '../third-parties/csp/shop';
import type { Step } from './demo-payment';
import type { MethodDescription } from './method';
import { callForNonce, CARD_NONCE } from './nonce-kind';

const DETAILS = { id: 'card', total: { label: 'Total', amount: { currency: 'USD', value: '10.00' } } };

/** Opens the browser's payment sheet, which the sandbox shows in its console. */
const inSheet =
  (act: (sheet: Page) => Promise<void>): Step =>
  async ({ page, context }) => {
    await pay(page);
    const [console] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: 'console' }).click()]);
    const [sheet] = await Promise.all([context.waitForEvent('page'), console.getByRole('link', { name: 'Open the sheet' }).click()]);
    await act(sheet);
    await page.bringToFront();
  };

export const paymentRequest: MethodDescription = {
  flows: paymentRequestFlows,
  async payOnPage({ page, site, headers, key }) {
    await page.addInitScript(installSheet, customers);
    await page.goto(site.page('shop.localhost', '/sheet', { headers }));
    const payload = await page.evaluate(
      async ([authorization, details]) => {
        const instance = await window.tender.paymentRequest.create({ authorization });
        return { ...(await instance.tokenize({ details })) };
      },
      [key, DETAILS] as const,
    );
    expect(payload).toMatchObject(nonce);
  },
  demo: [
    {
      name: 'Payment Request',
      label: 'Payment sheet',
      path: 'payment-request',
      paid: inSheet((sheet) => answerPaymentSheet(sheet, { method: 'mastercard' })),
      by: 'MasterCard ending in 4444',
      cancelled: inSheet(cancelPaymentSheet),
      failed: inSheet((sheet) => sheet.getByRole('button', { name: 'Have the gateway refuse it' }).click()),
      message: 'Your details were not accepted.',
    },
  ],
  nonces: {
    'a card from the browser’s payment sheet': {
      ...CARD_NONCE,
      async make(shop) {
        await shop.page.addInitScript(installSheet, customers);
        await shop.create('paymentRequest', { enabledPaymentMethods: { basicCard: true, googlePay: false } });
        return callForNonce(shop, 'paymentRequest', 'tokenize', { details: DETAILS });
      },
    },
  },
};
