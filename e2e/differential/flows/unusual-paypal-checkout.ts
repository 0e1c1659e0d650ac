import { flow, type Flow, type Step } from '../flow';
import type { Shop } from '../shop';
import { attempts, callbacks, prepare, promises, values, withAll, withEach, withoutEach } from '../unusual-arguments';

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
const NAMES = ['displayName', 'locale', 'landingPageType', 'billingAgreementDescription', 'userAuthenticationEmail', 'riskCorrelationId'];
const FLAGS = ['offerCredit', 'offerPayLater', 'enableShippingAddress', 'shippingAddressEditable'];
const VAULTED = ['amount', 'currency', 'vaultInitiatedCheckoutPaymentMethodToken'];

const call = (method: string): string => `instances.paypalCheckout.${method}`;
const create: Step = (shop) => shop.create('paypalCheckout');
const createPayment = promises(call('createPayment'));
const updatePayment = promises(call('updatePayment'));
const tokenizePayment = promises(call('tokenizePayment'));

/** Reads the attributes of the script element of PayPal's buttons. */
const SCRIPT = `.then((loaded) => {
  const script = document.head.querySelector('script[src*="sdk/js"]');
  const attributes = Object.fromEntries([...script.attributes].map(({ name, value }) => [name, value]).filter(([name]) => !['async', 'id'].includes(name)));
  return { isInstance: loaded === instances.paypalCheckout, isFirst: script === document.head.firstElementChild, attributes, removed: script.remove() };
})`;
const load = (shop: Shop, args: string): Promise<unknown> =>
  shop.attempt(`callTester.promise(() => ${call('loadPayPalSDK')}(${args})${SCRIPT}, () => [])`, `loadPayPalSDK(${args})`);

const APPROVALS = [
  'approved',
  ...withoutEach('approved', ['payerID', 'paymentID', 'orderID', 'paymentToken']),
  ...withAll('approved', ['payerID', 'paymentID', 'orderID', 'paymentToken', 'billingToken', 'shippingOptionsId', 'intent'], 'TEXTS'),
  ...withEach('approved', 'vault', 'TEXTS'),
  ...withEach('approved', 'intent', '"capture" | "sale"'),
  '{ ...approved, billingToken: "BA-1" }',
  'Object.create(approved)',
];

export const unusualPayPalCheckoutFlows: Flow[] = [
  flow('PayPal checkout, unusual options', [
    prepare(examples),
    create,
    createPayment`NO_OPTIONS | { flow: … } of TEXTS, "Checkout", ["checkout"], new String("vault") | Object.create(checkout)`,
    callbacks(call('createPayment'))`nothing | null | {} | { flow: "other" } | checkout | checkout, {} | vault`,
    callbacks(call('getClientId'))`nothing | {} | 12`,
    promises(call('getClientId'))`nothing | null | 12`,
    attempts()`
      callTester.together(() => ${call('createPayment')}(checkout), () => ${call('createPayment')}(vault))
    `,
  ]),

  ...Object.keys({ checkout, vault }).map((name) =>
    flow(`PayPal checkout, unusual values on their way, ${name}`, [
      prepare(examples),
      create,
      createPayment([
        name,
        ...withAll(name, MORE, 'TEXTS'),
        ...withAll(name, NAMES, 'TEXTS'),
        ...withAll(name, VAULTED, 'TEXTS'),
        ...withAll(name, ['planType', 'planMetadata', 'contactPreference'], 'TEXTS'),
        ...withAll(name, FLAGS, 'true | "true" | "false" | false | 0 | 1 | null | undefined'),
        ...withEach(name, 'intent', 'TEXTS | "sale" | "capture" | "authorize" | "order" | "tokenize"'),
        ...withEach(name, 'shippingAddressOverride', 'TEXTS | address | { ...address, amount: "1.00", intent: "order" }'),
        ...withEach(name, 'contactPreference', [
          '"NO_CONTACT_INFO"',
          '"UPDATE_CONTACT_INFO", shippingAddressOverride: { contactPreference: "x" }',
        ]),
        ...withEach(name, 'planType', '"RECURRING", planMetadata | "SUBSCRIPTION", planMetadata: [planMetadata] | "", planMetadata'),
        `{ ...${name}, shippingOptions, lineItems, billingAgreementDetails: { description: "ä" }, riskCorrelationId: "risk" }`,
        `{ ...${name}, useraction: "commit", returnUrl: "https://a.example", merchantAccountId: "other", other: 1 }`,
        `Object.freeze({ ...${name}, shippingOptions, lineItems })`,
      ]),
    ]),
  ),

  flow('PayPal checkout, unusual updates', [
    prepare({ ...examples, update: { paymentId: 'EC-1', currency: 'USD', amount: '10.00' } }),
    create,
    updatePayment([
      ...values('NO_OPTIONS'),
      ...withoutEach('update', ['paymentId', 'currency', 'amount']),
      ...values(`
        Object.create(update) | { ...without(update, "amount"), lineItems } | { ...without(update, "amount"), lineItems: undefined }
        { ...without(update, "paymentId"), orderId: "EC-2" } | { ...update, paymentId: "", orderId: "EC-2" }
      `),
      ...withAll('update', ['paymentId', 'currency', 'amount'], 'TEXTS'),
      ...withAll('update', ['lineItems', 'amountBreakdown'], 'TEXTS'),
      ...withEach(
        'update',
        'shippingOptions',
        'TEXTS | shippingOptions | [{}] | [null] | [{ amount: null }] | [{ amount: { currency: "EUR" } }]',
      ),
      ...withEach('update', 'shippingOptions', 'shippingOptions, currency: … of "", "eur", 12'),
      ...withEach('update', 'shippingAddress', 'TEXTS | address | { line1: "1 Test Street" } | { line2: null, phone: undefined }'),
      '{ ...update, amountBreakdown, lineItems, merchantAccountId: "other", other: 1 }',
    ]),
    callbacks(call('updatePayment'))`nothing | {} | update | update, {}`,
  ]),

  flow('PayPal checkout, unusual approvals', [
    prepare({ ...examples, approved: { payerID: 'payer', paymentID: 'payment', orderID: 'order', paymentToken: 'EC-1' } }),
    (shop) => shop.create('paypalCheckout', { merchantAccountId: 'shop_usd' }),
    tokenizePayment([...values('NO_OPTIONS'), ...APPROVALS]),
    createPayment`{ ...checkout, intent: "capture", riskCorrelationId: "risk" }`,
    tokenizePayment`approved | { ...approved, intent: "order" }`,
    createPayment`{ ...vault, intent: "capture" }`,
    tokenizePayment(APPROVALS),
    callbacks(call('tokenizePayment'))`nothing | approved | approved, {}`,
  ]),

  flow('PayPal checkout, unusual scripts', async (shop) => {
    await prepare()(shop);
    for (const options of [{}, { autoSetDataUserIdToken: true }, { authorization: shop.tokenizationKey, autoSetDataUserIdToken: 1 }]) {
      await shop.create('paypalCheckout', options);
      await shop.call('paypalCheckout', 'getClientId');
      for (const args of values(`
        nothing | {} | { vault: true } | { vault: true, intent: "capture", currency: "EUR" }
        { vault: false, commit: false, locale: "de_DE" }
        { components: "buttons,messages", "client-id": "own", "merchant-id": "m", "buyer-country": "ä &=" }
        { components: "", intent: "", currency: "", "client-id": "" }
        { components: null, intent: null, currency: null, other: undefined }
        { components: ["buttons", "messages"], intent: 12, debug: true }
        { dataAttributes: { "csp-nonce": "n", "data-page-type": "p", "client-metadata-id": "own", "data-data-x": 12, flag: true } }
        { dataAttributes: { "user-id-token": "a", "data-user-id-token": "b", amount: "10.00" } }
        { dataAttributes: { "data-user-id-token": "b" }, currency: "EUR", "merchant-id": "m" } | { dataAttributes: null }
        { dataAttributes: {} }
      `))
        await load(shop, args);
    }
    await callbacks(call('loadPayPalSDK'))`nothing | {}`(shop);
  }),

  flow('PayPal checkout, unusual vaulted checkouts', [
    prepare({ ...examples, vaulted: { amount: '10.00', currency: 'USD', vaultInitiatedCheckoutPaymentMethodToken: 'token' } }),
    create,
    attempts()`closeWindows()`,
    promises(call('startVaultInitiatedCheckout'))([
      ...values('NO_OPTIONS except nothing and undefined and null and () => {}'),
      ...withoutEach('vaulted', VAULTED),
      ...withAll('vaulted', VAULTED, 'TEXTS'),
      ...withEach('vaulted', 'optOutOfModalBackdrop', 'true | 0'),
      ...withEach('vaulted', 'flow', '"vault" | 12'),
      '{ ...vaulted, intent: "capture", lineItems, shippingOptions }',
      'Object.create(vaulted)',
      'Object.freeze({ ...vaulted })',
    ]),
    callbacks(call('startVaultInitiatedCheckout'))`{} | vaulted`,
    attempts(
      `callTester.together(…, …, () => ${call('startVaultInitiatedCheckout')}({}))`,
    )`() => ${call('startVaultInitiatedCheckout')}(vaulted)`,
    attempts()`document.querySelectorAll("[data-braintree-paypal-vault-initiated-checkout-modal]").length`,
    ...['closeVaultInitiatedCheckoutWindow', 'focusVaultInitiatedCheckoutWindow'].flatMap((method) => [
      promises(call(method))`nothing | 12`,
      callbacks(call(method))`nothing | 12`,
    ]),
  ]),
];
