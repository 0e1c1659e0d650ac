import { approveVisaCheckout, cancelVisaCheckout } from '@tender/sandbox/testing';
import { changeFlow, flow, type Flow } from '../flow';
import { answered, both, promises, rows, unusualFlow, values } from '../unusual-arguments';
import type { Shop } from '../shop';
import type { Outcome } from '../shop-script';
import { REFUSALS } from './answers';
import { withEachStatus } from './statuses';

const OPTIONS: readonly object[] = [
  {},
  { apikey: 'own-key', externalClientId: 'own-id', paymentRequest: { currencyCode: 'USD', subtotal: '10.00' } },
  { apikey: '', externalClientId: null, settings: null },
  { settings: { dataLevel: 'SUMMARY', locale: 'en_US', payment: { cardBrands: ['VISA'], billingCountries: ['US'] } } },
  { settings: { payment: { cardBrands: [] } } },
  { settings: { payment: 0 } },
];
const PAYMENT = { callid: 'call', encKey: 'key', encPaymentData: 'data', partialPaymentMethod: { lastFourDigits: '1111' } };
const PAYMENT_MEMBERS = 'callid: "call", encKey: "key", encPaymentData: "data"';
const INIT = 'instances.visaCheckout.createInitOptions';
const TOKENIZE = 'instances.visaCheckout.tokenize';

const MEMBERS = ['callid', 'encKey', 'encPaymentData'];
const TOKENIZE_ROW = promises(TOKENIZE, `{ ${PAYMENT_MEMBERS}, more: … }`);
const cards = (...lists: object[][]) => lists.map((visaCheckoutCards) => ({ status: 202, body: { visaCheckoutCards } }));

/** The customer opens Visa's sheet; the payment that Visa's script reports is tokenized. */
async function openSheet(shop: Shop): Promise<() => Promise<Outcome>> {
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

const sheet = ({ page }: Shop) => page.frameLocator('#vcop-src-frame');

export const visaCheckoutFlows: Flow[] = [
  changeFlow('Visa Checkout, approved in the sheet', async (shop) => {
    const outcome = await openSheet(shop);
    await approveVisaCheckout(sheet(shop), { card: 'MASTERCARD' });
    await outcome();
    await shop.call('visaCheckout', 'teardown');
    await shop.attempt(`${INIT}({})`);
    await shop.attempt(`${TOKENIZE}({})`);
  }),

  flow('Visa Checkout, cancelled in the sheet', async (shop) => {
    const outcome = await openSheet(shop);
    await cancelVisaCheckout(sheet(shop));
    await outcome();
  }),

  changeFlow('Visa Checkout, options of the sheet', async (shop) => {
    for (const authorization of [shop.clientToken, shop.tokenizationKey]) {
      await shop.create('visaCheckout', { authorization });
      for (const options of OPTIONS) await shop.call('visaCheckout', 'createInitOptions', options);
    }
    await promises(INIT)`undefined | null | 0 | "" | { a: undefined, b: () => 1, c: new Date(0) }`(shop);
  }),

  flow('Visa Checkout, refused by the gateway', async (shop) => {
    await shop.create('visaCheckout');
    await shop.call('visaCheckout', 'tokenize', PAYMENT);
    await withEachStatus(shop, '/visa_checkout_cards', () => shop.call('visaCheckout', 'tokenize', PAYMENT));
    for (const member of MEMBERS) await shop.call('visaCheckout', 'tokenize', { ...PAYMENT, [member]: '' });
  }),

  flow('Visa Checkout, not enabled', { merchant: { visaCheckout: null } }, async (shop) => {
    await shop.create('visaCheckout');
  }),

  unusualFlow('unusual visaCheckout, payments', 'visaCheckout', [
    both(TOKENIZE)([
      ...values('1 | "text" | [] | {}'),
      ...values('1 | true | "ä €" | { a: 1 }').flatMap((value) => rows(MEMBERS, `{ ${PAYMENT_MEMBERS}, …: ${value} }`)),
      `Object.freeze({ ${PAYMENT_MEMBERS}, more: 1 })`,
    ]),
  ]),

  unusualFlow('unusual visaCheckout, answers of the gateway', 'visaCheckout', [
    answered(
      '/visa_checkout_cards',
      [
        ...REFUSALS.filter(({ status }) => status !== 408),
        ...cards([{ nonce: 'one' }, { nonce: 'two' }], [{ nonce: 'one', more: { a: [1] } }, { nonce: 'two' }]),
      ],
      TOKENIZE_ROW,
    ),
  ]),

  unusualFlow('unusual visaCheckout, what the reference trips over', 'visaCheckout', [
    both(TOKENIZE)`nothing | undefined | null`,
    both(INIT)`nothing | 1 | "text" | true | () => {} | [] | {}`,
    answered('/visa_checkout_cards', [{ status: 202, body: {} }, ...cards([], [{}])], TOKENIZE_ROW),
  ]),
];
