import type { Page } from '@playwright/test';
import { answerPaymentSheet, cancelPaymentSheet } from '@tender/sandbox/testing';
import { paymentRequestFlows } from '../differential/flows/payment-request';
import { customers, detailsOf } from '../payment-request/customers';
import { installSheet } from '../payment-request/scripted-sheet';
import { pay } from '../support/shop';
import type { Step } from './demo-payment';
import type { MethodDescription } from './method';
import { CARD_NONCE } from './nonce-kind';

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
    return page.evaluate(
      async ([authorization, details]) => {
        const instance = await window.tender.paymentRequest.create({ authorization });
        return { ...(await instance.tokenize({ details })) };
      },
      [key, detailsOf('card')] as const,
    );
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
  nonces: { 'a card from the browser’s payment sheet': CARD_NONCE },
};
