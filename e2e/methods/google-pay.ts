import { approveGooglePay, cancelGooglePay, type PopupLike } from '@tender/sandbox/testing';
import { googlePayFlows } from '../differential/flows/google-pay';
import { walletPage } from './customer-page';
import { openPopup, paid } from '../third-parties/csp/shop';
import { declined, inWindow, paidInWindow } from './demo-payment';
import type { MethodDescription } from './method';

const BUTTON = '[data-tender-google-pay]';

const approve = (popup: PopupLike): Promise<void> => approveGooglePay(popup, { method: 'mastercard' });

export const googlePay: MethodDescription = {
  flows: googlePayFlows,
  settingsWithout: { androidPay: null },
  async payOnPage(shop) {
    const popup = await openPopup(
      shop,
      `async ({ googlePayment }, authorization) => {
        const instance = await googlePayment.create({ authorization, googlePayVersion: 2, googleMerchantId: 'google-merchant' });
        const transactionInfo = { currencyCode: 'USD', totalPriceStatus: 'FINAL', totalPrice: '10.00' };
        const wallet = new google.payments.api.PaymentsClient({ environment: 'TEST' });
        return async () => instance.parseResponse(await wallet.loadPaymentData(instance.createPaymentDataRequest({ transactionInfo })));
      }`,
      { script: 'https://pay.google.com/gp/p/js/pay.js' },
    );
    await approveGooglePay(popup, { method: 'visa' });
    return paid(shop.page);
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
  nonces: { 'a card from Google Pay': { type: 'AndroidPayCard', instrument: 'android_pay_card', vaulted: true } },
};
