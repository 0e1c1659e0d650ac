import type { Page } from '@playwright/test';
import type { Shop } from '../differential/shop';
import type { Outcome } from '../differential/shop-script';

/** The customer opens the sheet; the token of the payment is tokenized. The component needs a client: without one, it may not know its merchant. */
export async function openSheet(shop: Shop): Promise<[Page, () => Promise<Outcome>]> {
  await shop.page.addScriptTag({ url: 'https://assets.braintreegateway.com/third-party/apple-pay.js' });
  await shop.create('client');
  await shop.create('applePay', () => ({ client: window.shop.instances['client'] }));
  await shop.attempt(
    `(instances.applePay.pay = () => new Promise((resolve, reject) => {
      const session = new ApplePaySession(3, instances.applePay.createPaymentRequest(${JSON.stringify({ total: { label: 'Shop', amount: '10.00' } })}));
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
