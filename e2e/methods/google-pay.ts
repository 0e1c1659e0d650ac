import { approveGooglePay, cancelGooglePay, type PopupLike } from '@tender/sandbox/testing';
import { googlePayFlows } from '../differential/flows/google-pay';
import { walletPage } from './customer-page';
import type { Shop } from '../differential/shop';
import { expect } from '../support/test';
import { nonce, openPopup, paid } from '../third-parties/csp/shop';
import { declined, inWindow, paidInWindow } from './demo-payment';
import type { MethodDescription } from './method';
import { nonceIn } from './nonce-kind';

const SCRIPT = 'https://pay.google.com/gp/p/js/pay.js';
const BUTTON = '[data-tender-google-pay]';

/** Code that creates a function, which pays with an instance in Google's window. */
const createPay = (instance: string): string => `async () => {
  const transactionInfo = { currencyCode: 'USD', totalPriceStatus: 'FINAL', totalPrice: '10.00' };
  const wallet = new google.payments.api.PaymentsClient({ environment: 'TEST' });
  return ${instance}.parseResponse(await wallet.loadPaymentData(${instance}.createPaymentDataRequest({ transactionInfo })));
}`;

async function make(shop: Shop): Promise<string> {
  await shop.page.addScriptTag({ url: SCRIPT });
  await shop.create('googlePayment', { googlePayVersion: 2, googleMerchantId: 'google-merchant' });
  await shop.attempt(`(instances.googlePayment.pay = ${createPay('instances.googlePayment')}, undefined)`);
  const [popup, outcome] = await Promise.all([shop.page.waitForEvent('popup'), shop.click('googlePayment', 'pay')]);
  await approveGooglePay(popup, { method: 'visa' });
  return nonceIn(await outcome());
}

const approve = (popup: PopupLike): Promise<void> => approveGooglePay(popup, { method: 'mastercard' });

export const googlePay: MethodDescription = {
  flows: googlePayFlows,
  settingsWithout: { androidPay: null },
  async payOnPage(shop) {
    const popup = await openPopup(
      shop,
      `async ({ googlePayment }, authorization) => {
        const instance = await googlePayment.create({ authorization, googlePayVersion: 2, googleMerchantId: 'google-merchant' });
        return ${createPay('instance')};
      }`,
      { script: SCRIPT },
    );
    await approveGooglePay(popup, { method: 'visa' });
    expect(await paid(shop.page)).toMatchObject(nonce);
  },
  customerPages: {
    'a wallet of Google Pay': walletPage('google-pay', 'request', () => ({
      apiVersion: 2,
      apiVersionMinor: 0,
      allowedPaymentMethods: [
        { type: 'CARD', parameters: { allowedAuthMethods: ['PAN_ONLY'], allowedCardNetworks: ['VISA'] }, tokenizationSpecification: {} },
      ],
      transactionInfo: { currencyCode: 'USD', totalPriceStatus: 'FINAL', totalPrice: '10.00' },
      merchantInfo: {},
    })),
  },
  demo: [
    {
      name: 'Google Pay',
      path: 'google-pay',
      ...paidInWindow({ approve, cancel: cancelGooglePay, button: `${BUTTON} button` }, BUTTON),
      by: 'Google Pay, MasterCard ending in 4444',
      failed: declined(inWindow(approveGooglePay, BUTTON)),
      message: 'Google Pay declined the payment: Insufficient Funds.',
    },
  ],
  nonces: { 'a card from Google Pay': { type: 'AndroidPayCard', instrument: 'android_pay_card', vaulted: true, make } },
};
