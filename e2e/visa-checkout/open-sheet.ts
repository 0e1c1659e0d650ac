import type { Shop } from '../differential/shop';
import type { Outcome } from '../differential/shop-script';

/** The customer opens Visa's sheet; the payment that Visa's script reports is tokenized. */
export async function openSheet(shop: Shop): Promise<() => Promise<Outcome>> {
  await shop.page.addScriptTag({
    url: 'https://sandbox-assets.secure.checkout.visa.com/checkout-widget/resources/js/integration/v1/sdk.js',
  });
  await shop.create('visaCheckout');
  await shop.attempt(
    `(document.querySelector('#pay').className = 'v-button',
      V.init(instances.visaCheckout.createInitOptions({ paymentRequest: { currencyCode: 'USD', subtotal: '10.00' } })),
      instances.visaCheckout.pay = () => new Promise((resolve) => {
        V.on('payment.success', (payment) => resolve(instances.visaCheckout.tokenize(payment)));
        V.on('payment.cancel', () => resolve('canceled'));
      }), undefined)`,
    'the sheet of Visa',
  );
  return shop.click('visaCheckout', 'pay');
}
