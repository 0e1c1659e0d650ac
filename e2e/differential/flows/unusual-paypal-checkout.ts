import { flow, type Flow } from '../flow';
import type { Shop } from '../shop';
import {
  NO_OPTIONS,
  NO_TEXTS,
  prepareRows,
  rows,
  tryCallbacks,
  tryPromises,
  values,
  withAll,
  withEach,
  withoutEach,
} from '../unusual-arguments';

const checkout = { flow: 'checkout', amount: '10.00', currency: 'USD' };
const vault = { flow: 'vault' };
const address = {
  line1: '1 Test Street',
  line2: 'Flat 2',
  city: 'Chicago',
  state: 'IL',
  postalCode: '60606',
  countryCode: 'US',
  phone: '123',
  recipientName: 'Ada',
  recipientEmail: 'ada@example.com',
  internationalPhone: { countryCode: '1', nationalNumber: '5551234' },
};
const shippingOptions = [
  { id: 'post', label: 'By post', selected: true, type: 'SHIPPING', amount: { currency: 'USD', value: '3.00' } },
  { id: 'shop', label: 'In the shop', selected: false, type: 'PICKUP', amount: { currency: 'usd', value: '0.00' } },
];
const lineItems = [
  {
    quantity: '1',
    unitAmount: '10.00',
    name: 'Mug',
    kind: 'debit',
    unitTaxAmount: '1.00',
    description: 'ä',
    productCode: 'm',
    url: 'https://a.example',
  },
  { quantity: 2, unitAmount: 5, name: '', kind: 'credit' },
];
const planMetadata = {
  billingCycles: [
    {
      billingFrequency: 1,
      billingFrequencyUnit: 'MONTH',
      numberOfExecutions: 0,
      sequence: '1',
      startDate: '2030-01-01T00:00:00Z',
      trial: true,
      pricingScheme: { pricingModel: 'FIXED', price: '10', reloadThresholdAmount: null },
    },
  ],
  currencyIsoCode: 'USD',
  name: 'Mugs',
  productQuantity: 1,
  oneTimeFeeAmount: '0',
  planURLName: 'x',
  already_snake: { innerKey: [1, { deepKey: 'camelValue' }] },
};
const amountBreakdown = {
  itemTotal: '10.00',
  shipping: 3,
  handling: null,
  taxTotal: '',
  insurance: '0',
  shippingDiscount: '0',
  discount: '0',
};
const examples = { checkout, vault, address, shippingOptions, lineItems, planMetadata, amountBreakdown };

const MORE = ['shippingOptions', 'shippingCallbackUrl', 'lineItems', 'billingAgreementDetails', 'requestBillingAgreement'];
const TEXTS = ['displayName', 'locale', 'landingPageType', 'billingAgreementDescription', 'userAuthenticationEmail', 'riskCorrelationId'];
const FLAGS = ['offerCredit', 'offerPayLater', 'enableShippingAddress', 'shippingAddressEditable'];

const call = (method: string): string => `instances.paypalCheckout.${method}`;

/** Reads the attributes of the script element of PayPal's buttons. */
const SCRIPT = `.then((loaded) => {
  const script = document.head.querySelector('script[src*="sdk/js"]');
  const attributes = Object.fromEntries([...script.attributes].map(({ name, value }) => [name, value]).filter(([name]) => !['async', 'id'].includes(name)));
  return { isInstance: loaded === instances.paypalCheckout, isFirst: script === document.head.firstElementChild, attributes, removed: script.remove() };
})`;
const load = (shop: Shop, args: string): Promise<unknown> =>
  shop.attempt(`callTester.promise(() => ${call('loadPayPalSDK')}(${args})${SCRIPT}, () => [])`, `loadPayPalSDK(${args})`);

export const unusualPayPalCheckoutFlows: Flow[] = [
  flow('PayPal checkout, unusual options', async (shop) => {
    await prepareRows(shop, examples);
    await shop.create('paypalCheckout');
    const flows = rows([...NO_TEXTS, '"Checkout"', '["checkout"]', 'new String("vault")'], '{ flow: … }');
    await tryPromises(shop, call('createPayment'), [...NO_OPTIONS, ...flows, 'Object.create(checkout)']);
    await tryCallbacks(shop, call('createPayment'), ['', 'null', '{}', '{ flow: "other" }', 'checkout', 'checkout, {}', 'vault']);
    await tryCallbacks(shop, call('getClientId'), ['', '{}', '12']);
    await tryPromises(shop, call('getClientId'), ['', 'null', '12']);
    await shop.attempt(
      'callTester.together(() => instances.paypalCheckout.createPayment(checkout), () => instances.paypalCheckout.createPayment(vault))',
    );
  }),

  ...Object.keys({ checkout, vault }).map((name) =>
    flow(`PayPal checkout, unusual values on their way, ${name}`, async (shop) => {
      await prepareRows(shop, examples);
      await shop.create('paypalCheckout');
      await tryPromises(shop, call('createPayment'), [
        name,
        ...withAll(name, MORE, NO_TEXTS),
        ...withAll(name, TEXTS, NO_TEXTS),
        ...withAll(name, ['amount', 'currency', 'vaultInitiatedCheckoutPaymentMethodToken'], NO_TEXTS),
        ...withAll(name, ['planType', 'planMetadata', 'contactPreference'], NO_TEXTS),
        ...withAll(name, FLAGS, ['true', '"true"', '"false"', 'false', '0', '1', 'null', 'undefined']),
        ...withEach(name, 'intent', [...NO_TEXTS, '"sale"', '"capture"', '"authorize"', '"order"', '"tokenize"']),
        ...withEach(name, 'shippingAddressOverride', [...NO_TEXTS, 'address', '{ ...address, amount: "1.00", intent: "order" }']),
        ...withEach(name, 'contactPreference', [
          '"NO_CONTACT_INFO"',
          '"UPDATE_CONTACT_INFO", shippingAddressOverride: { contactPreference: "x" }',
        ]),
        ...withEach(name, 'planType', ['"RECURRING", planMetadata', '"SUBSCRIPTION", planMetadata: [planMetadata]', '"", planMetadata']),
        `{ ...${name}, shippingOptions, lineItems, billingAgreementDetails: { description: "ä" }, riskCorrelationId: "risk" }`,
        `{ ...${name}, useraction: "commit", returnUrl: "https://a.example", merchantAccountId: "other", other: 1 }`,
        `Object.freeze({ ...${name}, shippingOptions, lineItems })`,
      ]);
    }),
  ),

  flow('PayPal checkout, unusual updates', async (shop) => {
    await prepareRows(shop, { ...examples, update: { paymentId: 'EC-1', currency: 'USD', amount: '10.00' } });
    await shop.create('paypalCheckout');
    await tryPromises(shop, call('updatePayment'), [
      ...NO_OPTIONS,
      ...withoutEach('update', ['paymentId', 'currency', 'amount']),
      'Object.create(update)',
      '{ ...without(update, "amount"), lineItems }',
      '{ ...without(update, "amount"), lineItems: undefined }',
      '{ ...without(update, "paymentId"), orderId: "EC-2" }',
      '{ ...update, paymentId: "", orderId: "EC-2" }',
      ...withAll('update', ['paymentId', 'currency', 'amount'], NO_TEXTS),
      ...withAll('update', ['lineItems', 'amountBreakdown'], NO_TEXTS),
      ...withEach('update', 'shippingOptions', [
        ...NO_TEXTS,
        ...values('shippingOptions | [{}] | [null] | [{ amount: null }] | [{ amount: { currency: "EUR" } }]'),
      ]),
      ...withEach('update', 'shippingOptions', [
        'shippingOptions, currency: ""',
        'shippingOptions, currency: "eur"',
        'shippingOptions, currency: 12',
      ]),
      ...withEach('update', 'shippingAddress', [...NO_TEXTS, 'address', '{ line1: "1 Test Street" }', '{ line2: null, phone: undefined }']),
      '{ ...update, amountBreakdown, lineItems, merchantAccountId: "other", other: 1 }',
    ]);
    await tryCallbacks(shop, call('updatePayment'), ['', '{}', 'update', 'update, {}']);
  }),

  flow('PayPal checkout, unusual approvals', async (shop) => {
    await prepareRows(shop, { ...examples, approved: { payerID: 'payer', paymentID: 'payment', orderID: 'order', paymentToken: 'EC-1' } });
    await shop.create('paypalCheckout', { merchantAccountId: 'shop_usd' });
    const names = ['payerID', 'paymentID', 'orderID', 'paymentToken', 'billingToken', 'shippingOptionsId', 'intent'];
    const approvals = [
      'approved',
      ...withoutEach('approved', ['payerID', 'paymentID', 'orderID', 'paymentToken']),
      ...withAll('approved', names, NO_TEXTS),
      ...withEach('approved', 'vault', NO_TEXTS),
      ...withEach('approved', 'intent', ['"capture"', '"sale"']),
      '{ ...approved, billingToken: "BA-1" }',
      'Object.create(approved)',
    ];
    await tryPromises(shop, call('tokenizePayment'), [...NO_OPTIONS, ...approvals]);
    await tryPromises(shop, call('createPayment'), ['{ ...checkout, intent: "capture", riskCorrelationId: "risk" }']);
    await tryPromises(shop, call('tokenizePayment'), ['approved', '{ ...approved, intent: "order" }']);
    await tryPromises(shop, call('createPayment'), ['{ ...vault, intent: "capture" }']);
    await tryPromises(shop, call('tokenizePayment'), approvals);
    await tryCallbacks(shop, call('tokenizePayment'), ['', 'approved', 'approved, {}']);
  }),

  flow('PayPal checkout, unusual scripts', async (shop) => {
    await prepareRows(shop);
    for (const options of [{}, { autoSetDataUserIdToken: true }, { authorization: shop.tokenizationKey, autoSetDataUserIdToken: 1 }]) {
      await shop.create('paypalCheckout', options);
      await shop.call('paypalCheckout', 'getClientId');
      for (const args of [
        '',
        ...values(`
          {} | { vault: true } | { vault: true, intent: "capture", currency: "EUR" } | { vault: false, commit: false, locale: "de_DE" }
          { components: "buttons,messages", "client-id": "own", "merchant-id": "m", "buyer-country": "ä &=" }
          { components: "", intent: "", currency: "", "client-id": "" }
          { components: null, intent: null, currency: null, other: undefined }
          { components: ["buttons", "messages"], intent: 12, debug: true }
          { dataAttributes: { "csp-nonce": "n", "data-page-type": "p", "client-metadata-id": "own", "data-data-x": 12, flag: true } }
          { dataAttributes: { "user-id-token": "a", "data-user-id-token": "b", amount: "10.00" } }
          { dataAttributes: { "data-user-id-token": "b" }, currency: "EUR", "merchant-id": "m" } | { dataAttributes: null }
          { dataAttributes: {} }
        `),
      ])
        await load(shop, args);
    }
    await tryCallbacks(shop, call('loadPayPalSDK'), ['', '{}']);
  }),

  flow('PayPal checkout, unusual vaulted checkouts', async (shop) => {
    await prepareRows(shop, {
      ...examples,
      vaulted: { amount: '10.00', currency: 'USD', vaultInitiatedCheckoutPaymentMethodToken: 'token' },
    });
    await shop.create('paypalCheckout');
    await shop.attempt('closeWindows()');
    const names = ['amount', 'currency', 'vaultInitiatedCheckoutPaymentMethodToken'];
    await tryPromises(shop, call('startVaultInitiatedCheckout'), [
      ...NO_OPTIONS.filter((row) => !['', 'undefined', 'null', '() => {}'].includes(row)),
      ...withoutEach('vaulted', names),
      ...withAll('vaulted', names, NO_TEXTS),
      ...withEach('vaulted', 'optOutOfModalBackdrop', ['true', '0']),
      ...withEach('vaulted', 'flow', ['"vault"', '12']),
      '{ ...vaulted, intent: "capture", lineItems, shippingOptions }',
      'Object.create(vaulted)',
      'Object.freeze({ ...vaulted })',
    ]);
    await tryCallbacks(shop, call('startVaultInitiatedCheckout'), ['{}', 'vaulted']);
    const start = `() => ${call('startVaultInitiatedCheckout')}(vaulted)`;
    await shop.attempt(`callTester.together(${start}, ${start}, () => ${call('startVaultInitiatedCheckout')}({}))`);
    await shop.attempt('document.querySelectorAll("[data-braintree-paypal-vault-initiated-checkout-modal]").length');
    for (const method of ['closeVaultInitiatedCheckoutWindow', 'focusVaultInitiatedCheckoutWindow']) {
      await tryPromises(shop, call(method), ['', '12']);
      await tryCallbacks(shop, call(method), ['', '12']);
    }
  }),
];
