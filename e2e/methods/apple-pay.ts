import { approveApplePay, cancelApplePay, type PopupLike } from '@tender/sandbox/testing';
import { applePayFlows } from '../differential/flows/apple-pay';
import { walletPage } from './customer-page';
import { createPaymentToken } from '../apple-pay/create-token';
import { declined, inWindow, paidInWindow } from './demo-payment';
import type { MethodDescription } from './method';

const TOTAL = { label: 'Shop', amount: '10.00' };
const BUTTON = '[data-tender-pay-area]:has([data-tender-apple-pay])';

const approve = (popup: PopupLike): Promise<void> => approveApplePay(popup, { method: 'mastercard_device' });

export const applePay: MethodDescription = {
  flows: applePayFlows,
  initialized: 'applepay',
  settingsWithout: { applePayWeb: null },
  async payOnPage({ page, sandbox, site, headers, key }) {
    await page.goto(site.page('shop.localhost', '/apple', { headers }));
    return page.evaluate(
      async ([authorization, token]) => {
        const instance = await window.tender.applePay.create({ authorization });
        instance.createPaymentRequest({ total: { label: 'Shop', amount: '10.00' } });
        await instance.performValidation({ validationURL: 'https://apple-pay-gateway.apple.com/paymentservices/startSession' });
        return instance.tokenize({ token });
      },
      [key, await createPaymentToken(sandbox.url)] as const,
    );
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
  nonces: { 'a card from Apple Pay': { type: 'ApplePayCard', instrument: 'apple_pay_card', vaulted: true } },
};
