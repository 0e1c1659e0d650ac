import { flow, type Flow, type Step } from '../flow';
import { attempts, callbacks, prepare, promises, rows, values, withAll, withEach, withoutEach } from '../unusual-arguments';

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
const NAMES = ['email', 'phone', 'phoneCountryCode', 'birthDate', 'locale', 'displayName', 'customerServiceInstructions', 'correlationId'];

const start = 'instances.localPayment.startPayment';
const back = { btLpToken: 'token', btLpPaymentId: 'payment', btLpPayerId: 'payer' };

const begin: readonly Step[] = [
  prepare({ address, invoice, lineItem }),
  ({ page }) =>
    page.evaluate((options) => {
      const onPaymentStart = (_: unknown, proceed?: () => void): void => proceed?.();
      Object.assign(window, {
        pay: { ...options, onPaymentStart },
        ofInvoice: { ...(window as unknown as Record<string, object>)['invoice'], onPaymentStart },
      });
    }, pay),
  (shop) => shop.create('localPayment', { merchantAccountId: 'sandbox_eur' }),
  attempts()`closeWindows()`,
];

export const unusualLocalPaymentFlows: Flow[] = [
  flow('local payment, unusual invoices', [
    ...begin,
    promises(start)([
      'ofInvoice',
      ...withoutEach('ofInvoice', [...Object.keys(invoice), 'onPaymentStart']),
      ...withAll('ofInvoice', [...NAMES, 'phone', 'givenName'], 'TEXTS'),
      ...rows(Object.keys(address), '{ ...ofInvoice, address: without(address, "…") }'),
      ...rows(Object.keys(address), '{ ...ofInvoice, billingAddress: without(address, "…") }'),
      ...withEach('ofInvoice', 'address', '"" | 12 | [] | true'),
      ...withEach('ofInvoice', 'lineItems', ['[]', '[{}]', '[lineItem, {}]', ...rows(Object.keys(lineItem), '[without(lineItem, "…")]')]),
      ...withEach('ofInvoice', 'onPaymentStart', '() => Promise.resolve(12) | (...args) => { throw new RangeError(args.length) }'),
      '{ ...without(ofInvoice, "fallback"), paymentType: "PAY_UPON_INVOICE" }',
    ]),
  ]),

  flow('local payment, unusual codes of Blik', [
    ...begin,
    promises(start, '{ ...without(pay, "fallback"), paymentType: "blik", blikOptions: … }')`
      TEXTS except () => {} | { level_0: {} } | { level_0: { authCode: "" } } | { level_0: { authCode: "123456" } }
      { level_0: { authCode: 123456 }, oneClick: {} } | { level0: { authCode: "123456" } } | { oneClick: {} }
      { oneClick: { authCode: "1", consumerReference: "c" } }
      { oneClick: { authCode: "1", consumerReference: "c", aliasLabel: "l" } } | { oneClick: { aliasKey: "k" } }
      { oneClick: { consumerReference: "c", aliasKey: "k" } } | { oneClick: { consumerReference: null, aliasKey: undefined } }
    `,
  ]),

  flow('local payment, unusual parameters to tokenize', [
    ...begin,
    ({ page }) => page.evaluate((args) => Object.assign(window, { back: args }), back),
    promises('instances.localPayment.tokenize')([
      ...values('NO_OPTIONS except null'),
      'back',
      ...withoutEach('back', Object.keys(back)),
      ...withAll('back', Object.keys(back), 'TEXTS'),
      '{ token: "token", paymentId: "payment", PayerID: "payer" }',
      '{ ...back, token: "t", paymentId: "p", PayerID: "q" }',
      ...withEach('back', 'errorcode', '"processing_error" | "" | 12'),
      ...withEach('back', 'c', '1 | "1" | true | ""'),
      ...withEach('back', 'wasCanceled', 'true | "true" | "" | 1'),
      ...values(`
        { errorcode: "x", c: "1", btLpToken: "t" } | { queryItems: back } | { queryItems: { wasCanceled: "true" } }
        { path: "/cancel", queryItems: {} } | { queryItems: null }
      `),
    ]),
    callbacks('instances.localPayment.tokenize')`nothing | back | { c: 1 }`,
  ]),
];
