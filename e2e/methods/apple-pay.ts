import type { Page } from '@playwright/test';
import { approveApplePay, cancelApplePay, type PopupLike } from '@tender/sandbox/testing';
import { walletPage } from './customer-page';
import { createPaymentToken } from '../apple-pay/create-token';
import type { Shop } from '../differential/shop';
import type { Outcome } from '../differential/shop-script';
import { expect } from '../support/test';
import { nonce } from '../third-parties/csp/shop';
import { declined, inWindow, paidInWindow } from './demo-payment';
import type { MethodDescription } from './method';
import { nonceIn } from './nonce-kind';

const TOTAL = { label: 'Shop', amount: '10.00' };
const BUTTON = '[data-tender-pay-area]:has([data-tender-apple-pay])';

/** The customer opens the sheet; the token of the payment is tokenized. The component needs a client: without one, it may not know its merchant. */
export async function openSheet(shop: Shop): Promise<[Page, () => Promise<Outcome>]> {
  await shop.page.addScriptTag({ url: 'https://assets.braintreegateway.com/third-party/apple-pay.js' });
  await shop.create('client');
  await shop.create('applePay', () => ({ client: window.shop.instances['client'] }));
  await shop.attempt(
    `(instances.applePay.pay = () => new Promise((resolve, reject) => {
      const session = new ApplePaySession(3, instances.applePay.createPaymentRequest(${JSON.stringify({ total: TOTAL })}));
      session.onvalidatemerchant = ({ validationURL }) => instances.applePay.performValidation({ validationURL })
        .then((merchantSession) => session.completeMerchantValidation(merchantSession), reject);
      session.onpaymentauthorized = ({ payment }) => instances.applePay.tokenize({ token: payment.token })
        .then(resolve, reject).finally(() => session.completePayment({ status: 0 }));
      session.oncancel = () => resolve('canceled');
      session.begin();
    }), undefined)`,
    'the sheet of Apple',
  );
  return Promise.all([shop.page.waitForEvent('popup'), shop.click('applePay', 'pay')]);
}

async function make(shop: Shop): Promise<string> {
  const [sheet, outcome] = await openSheet(shop);
  await approveApplePay(sheet);
  return nonceIn(await outcome());
}

const approve = (popup: PopupLike): Promise<void> => approveApplePay(popup, { method: 'mastercard_device' });

export const applePay: MethodDescription = {
  initialized: 'applepay',
  settingsWithout: { applePayWeb: null },
  async payOnPage({ page, sandbox, site, headers, key }) {
    await page.goto(site.page('shop.localhost', '/apple', { headers }));
    const payment = await page.evaluate(
      async ([authorization, token]) => {
        const instance = await window.tender.applePay.create({ authorization });
        instance.createPaymentRequest({ total: { label: 'Shop', amount: '10.00' } });
        await instance.performValidation({ validationURL: 'https://apple-pay-gateway.apple.com/paymentservices/startSession' });
        return instance.tokenize({ token });
      },
      [key, await createPaymentToken(sandbox.url)] as const,
    );
    expect(payment).toMatchObject(nonce);
  },
  customerPages: {
    'the sheet of Apple Pay': walletPage('apple-pay', 'request', () => ({
      currencyCode: 'USD',
      supportedNetworks: ['visa', 'masterCard'],
      total: TOTAL,
    })),
  },
  demo: [
    {
      name: 'Apple Pay',
      path: 'apple-pay',
      ...paidInWindow({ approve, cancel: cancelApplePay, button: '[data-tender-apple-pay="ready"]' }, BUTTON),
      by: 'Apple Pay, MasterCard ending in 4444',
      failed: declined(inWindow(approveApplePay, BUTTON)),
      message: 'Apple Pay declined the payment: Insufficient Funds.',
    },
  ],
  nonces: { 'a card from Apple Pay': { type: 'ApplePayCard', instrument: 'apple_pay_card', vaulted: true, make } },
};
