import { flow, type Flow } from '../flow';
import type { Shop } from '../shop';
import { withoutEach, NO_OPTIONS, NO_TEXTS, prepareRows, rows, tryCallbacks, tryPromises, withAll, withEach } from '../unusual-arguments';

const address = {
  streetAddress: '1 Test Street',
  extendedAddress: 'Flat 2',
  locality: 'Berlin',
  region: 'BE',
  postalCode: '10115',
  countryCode: 'DE',
};
const pay = {
  paymentType: 'ideal',
  amount: '10.00',
  currencyCode: 'EUR',
  givenName: 'Ada',
  surname: 'Lovelace',
  fallback: { url: 'https://shop.example/back', buttonText: 'Back' },
};
const lineItem = { category: 'PHYSICAL_GOODS', name: 'Mug', quantity: '1', unitAmount: '10.00', unitTaxAmount: '0' };
const invoice = {
  ...pay,
  paymentType: 'pay_upon_invoice',
  address,
  billingAddress: address,
  birthDate: '1990-01-01',
  email: 'ada@example.com',
  locale: 'de-DE',
  customerServiceInstructions: 'Write to us.',
  correlationId: 'correlation',
  phone: '123456',
  phoneCountryCode: '49',
  lineItems: [lineItem],
};
const TEXTS = ['email', 'phone', 'phoneCountryCode', 'birthDate', 'locale', 'displayName', 'customerServiceInstructions', 'correlationId'];

const start = 'instances.localPayment.startPayment';

async function prepare(shop: Shop, create: object = { merchantAccountId: 'sandbox_eur' }): Promise<void> {
  await prepareRows(shop, { address, invoice, lineItem });
  await shop.page.evaluate((options) => {
    const onPaymentStart = (_: unknown, proceed?: () => void): void => proceed?.();
    Object.assign(window, {
      pay: { ...options, onPaymentStart },
      ofInvoice: { ...(window as unknown as Record<string, object>)['invoice'], onPaymentStart },
    });
  }, pay);
  await shop.create('localPayment', create);
  await shop.attempt('closeWindows()');
}

export const unusualLocalPaymentFlows: Flow[] = [
  flow('local payment, unusual invoices', async (shop) => {
    await prepare(shop);
    await tryPromises(shop, start, [
      'ofInvoice',
      ...withoutEach('ofInvoice', [...Object.keys(invoice), 'onPaymentStart']),
      ...withAll('ofInvoice', [...TEXTS, 'phone', 'givenName'], NO_TEXTS),
      ...rows(Object.keys(address), '{ ...ofInvoice, address: without(address, "…") }'),
      ...rows(Object.keys(address), '{ ...ofInvoice, billingAddress: without(address, "…") }'),
      ...withEach('ofInvoice', 'address', ['""', '12', '[]', 'true']),
      ...withEach('ofInvoice', 'lineItems', ['[]', '[{}]', '[lineItem, {}]', ...rows(Object.keys(lineItem), '[without(lineItem, "…")]')]),
      ...withEach('ofInvoice', 'onPaymentStart', ['() => Promise.resolve(12)', '(...args) => { throw new RangeError(args.length) }']),
      '{ ...without(ofInvoice, "fallback"), paymentType: "PAY_UPON_INVOICE" }',
    ]);
  }),

  flow('local payment, unusual codes of Blik', async (shop) => {
    await prepare(shop);
    await tryPromises(shop, start, '{ ...without(pay, "fallback"), paymentType: "blik", blikOptions: … }', [
      ...NO_TEXTS.filter((value) => !value.includes('=>')),
      '{ level_0: {} }',
      '{ level_0: { authCode: "" } }',
      '{ level_0: { authCode: "123456" } }',
      '{ level_0: { authCode: 123456 }, oneClick: {} }',
      '{ level0: { authCode: "123456" } }',
      '{ oneClick: {} }',
      '{ oneClick: { authCode: "1", consumerReference: "c" } }',
      '{ oneClick: { authCode: "1", consumerReference: "c", aliasLabel: "l" } }',
      '{ oneClick: { aliasKey: "k" } }',
      '{ oneClick: { consumerReference: "c", aliasKey: "k" } }',
      '{ oneClick: { consumerReference: null, aliasKey: undefined } }',
    ]);
  }),

  flow('local payment, unusual parameters to tokenize', async (shop) => {
    await prepare(shop);
    const back = { btLpToken: 'token', btLpPaymentId: 'payment', btLpPayerId: 'payer' };
    await shop.page.evaluate((args) => Object.assign(window, { back: args }), back);
    const tokenize = 'instances.localPayment.tokenize';
    await tryPromises(shop, tokenize, [
      ...NO_OPTIONS.filter((row) => row !== 'null'),
      'back',
      ...withoutEach('back', Object.keys(back)),
      ...withAll('back', Object.keys(back), NO_TEXTS),
      '{ token: "token", paymentId: "payment", PayerID: "payer" }',
      '{ ...back, token: "t", paymentId: "p", PayerID: "q" }',
      ...withEach('back', 'errorcode', ['"processing_error"', '""', '12']),
      ...withEach('back', 'c', ['1', '"1"', 'true', '""']),
      ...withEach('back', 'wasCanceled', ['true', '"true"', '""', '1']),
      '{ errorcode: "x", c: "1", btLpToken: "t" }',
      '{ queryItems: back }',
      '{ queryItems: { wasCanceled: "true" } }',
      '{ path: "/cancel", queryItems: {} }',
      '{ queryItems: null }',
    ]);
    await tryCallbacks(shop, tokenize, ['', 'back', '{ c: 1 }']);
  }),
];
