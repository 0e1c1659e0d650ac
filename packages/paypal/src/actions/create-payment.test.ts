import { client } from '@tender/client';
import { freshKey } from '@tender/client/testing';
import fc from 'fast-check';
import { paypalCheckout, type PayPalCheckoutCreatePaymentOptions } from '../checkout';
import { createPaymentOptions } from '../schemas';
import { openCheckoutPage, type CheckoutPage } from '../fixtures/checkout';
import { AGREEMENT_RESOURCE, RESOURCE, readSentData } from '../fixtures/paypal-network';
import { isFlow } from '../guards';

const RETURN_PAGE = 'https://www.paypal.com/checkoutnow/error';
const EVERY: PayPalCheckoutCreatePaymentOptions = {
  flow: 'checkout',
  amount: '10.00',
  currency: 'USD',
  intent: 'capture',
  offerCredit: true,
  displayName: 'My shop',
  locale: 'en_US',
  enableShippingAddress: true,
  shippingAddressEditable: false,
  landingPageType: 'billing',
  shippingAddressOverride: {
    line1: '1 Street',
    recipientEmail: 'ada@example.com',
    internationalPhone: { countryCode: '1', nationalNumber: '5555555555' },
  },
  billingAgreementDescription: 'agreement',
  shippingOptions: [{ id: 'fast', label: 'Fast', selected: true, type: 'SHIPPING', amount: { currency: 'USD', value: '3.00' } }],
  userAuthenticationEmail: 'ada@example.com',
  shippingCallbackUrl: 'https://shop.example/shipping',
  riskCorrelationId: 'risk',
  requestBillingAgreement: true,
  billingAgreementDetails: { description: 'details' },
  lineItems: [
    {
      quantity: '1',
      unitAmount: '7.00',
      name: 'Tea',
      kind: 'debit',
      unitTaxAmount: '0.50',
      productCode: 'T',
      url: 'https://shop.example/tea',
    },
  ],
  vaultInitiatedCheckoutPaymentMethodToken: 'vaulted',
  contactPreference: 'UPDATE_CONTACT_INFO',
  planType: 'SUBSCRIPTION',
  planMetadata: {
    billingCycles: [
      {
        billingFrequency: 1,
        billingFrequencyUnit: 'MONTH',
        numberOfExecutions: 12,
        sequence: 1,
        startDate: '2026-01-01T00:00:00Z',
        trial: false,
        pricingScheme: { pricingModel: 'FIXED', price: '10.00' },
      },
    ],
    currencyIsoCode: 'USD',
    oneTimeFeeAmount: '1.00',
  },
  amountBreakdown: { itemTotal: '9.00', shipping: '1.00' },
  userAction: 'CONTINUE',
  appSwitchPreference: { launchPaypalApp: true },
  returnUrl: 'https://shop.example/approved',
  cancelUrl: 'https://shop.example/canceled',
};
const SHARED = {
  returnUrl: EVERY.returnUrl,
  cancelUrl: EVERY.cancelUrl,
  offerPaypalCredit: true,
  experienceProfile: {
    brandName: 'My shop',
    localeCode: 'en_US',
    noShipping: 'false',
    addressOverride: true,
    landingPageType: 'billing',
    userAction: 'CONTINUE',
  },
  amountBreakdown: EVERY.amountBreakdown,
  appSwitchPreference: EVERY.appSwitchPreference,
  shippingOptions: EVERY.shippingOptions,
  payer_email: 'ada@example.com',
  shippingCallbackUrl: 'https://shop.example/shipping',
  correlationId: 'risk',
};

let page: CheckoutPage;
beforeEach(async () => {
  page = await openCheckoutPage();
});

test('default', async () => {
  await expect(page.instance.createPayment({ flow: 'checkout', amount: 5, currency: 'EUR' })).resolves.toBe('EC-1');
  expect(readSentData(page.network, RESOURCE)).toEqual({
    returnUrl: RETURN_PAGE,
    cancelUrl: RETURN_PAGE,
    offerPaypalCredit: false,
    experienceProfile: { brandName: 'Shop of the account', noShipping: 'true', addressOverride: false },
    amount: 5,
    currencyIsoCode: 'EUR',
  });
  expect(page.events()).toEqual(['createPayment']);
});

test('options: flow checkout, all', async () => {
  const options = structuredClone(EVERY);
  await page.instance.createPayment(options);
  expect(readSentData(page.network, RESOURCE)).toEqual({
    ...SHARED,
    amount: '10.00',
    currencyIsoCode: 'USD',
    requestBillingAgreement: true,
    intent: 'sale',
    lineItems: EVERY.lineItems,
    vaultInitiatedCheckoutPaymentMethodToken: 'vaulted',
    ...EVERY.shippingAddressOverride,
    contactPreference: 'UPDATE_CONTACT_INFO',
    billingAgreementDetails: { description: 'details' },
    planType: 'SUBSCRIPTION',
    planMetadata: EVERY.planMetadata,
  });
  expect(page.events()).toEqual(['createPayment', 'credit.offered']);
  expect(options).toEqual(EVERY);
});

test('options: flow vault, all', async () => {
  await expect(page.instance.createPayment({ ...EVERY, flow: 'vault' })).resolves.toBe('BA-1');
  expect(readSentData(page.network, AGREEMENT_RESOURCE)).toEqual({
    ...SHARED,
    shippingAddress: EVERY.shippingAddressOverride,
    description: 'agreement',
    plan_type: 'SUBSCRIPTION',
    plan_metadata: {
      billing_cycles: [
        {
          billing_frequency: 1,
          billing_frequency_unit: 'MONTH',
          number_of_executions: 12,
          sequence: 1,
          start_date: '2026-01-01T00:00:00Z',
          trial: false,
          pricing_scheme: { pricing_model: 'FIXED', price: '10.00' },
        },
      ],
      currency_iso_code: 'USD',
      one_time_fee_amount: '1.00',
    },
  });
});

test.each([
  ['planMetadata', { planMetadata: { name: 'x' } }, 'plan_metadata'],
  ['offerPayLater', { offerPayLater: true }, 'offerPayLater'],
  ['intent', { intent: 'order' }, 'intent'],
  ['riskCorrelationId', { riskCorrelationId: '' }, 'correlationId'],
])('options: %s is not sent with an agreement: %j', async (_, options, member) => {
  await page.instance.createPayment({ flow: 'vault', ...(options as object) });
  expect(readSentData(page.network, AGREEMENT_RESOURCE)).not.toHaveProperty(member);
});

test('options: planMetadata, with nested keys in snake case', async () => {
  const planMetadata = { planURLName: 1, ISOCode: null, planAName: 2, list: [[{ innerKey: 'asIs' }]], already_snake: true };
  await page.instance.createPayment({ flow: 'vault', planType: 'RECURRING', planMetadata });
  expect(readSentData(page.network, AGREEMENT_RESOURCE)?.plan_metadata).toEqual({
    plan_url_name: 1,
    plan_a_name: 2,
    iso_code: null,
    list: [[{ inner_key: 'asIs' }]],
    already_snake: true,
  });
});

test('options: merchantAccountId of create', async () => {
  await page.create({ merchantAccountId: 'euros' });
  await page.instance.createPayment({ flow: 'checkout' });
  expect(readSentData(page.network, RESOURCE)).toMatchObject({ merchantAccountId: 'euros' });
});

test('behavior: members of the address replace options of the same name, except the contact preference', async () => {
  const shippingAddressOverride = { line1: 'x', amount: '99', contactPreference: 'x' };
  await page.instance.createPayment({ flow: 'checkout', amount: '1', shippingAddressOverride, contactPreference: 'NO_CONTACT_INFO' });
  expect(readSentData(page.network, RESOURCE)).toMatchObject({ line1: 'x', amount: '99', contactPreference: 'NO_CONTACT_INFO' });
});

test('behavior: the intent is remembered unchanged until the next call', async () => {
  expect(page.instance.intentFromCreatePayment).toBeUndefined();
  await page.instance.createPayment({ flow: 'checkout', intent: 'capture' });
  expect(page.instance.intentFromCreatePayment).toBe('capture');
  const next = page.instance.createPayment({ flow: 'vault' });
  expect(page.instance.intentFromCreatePayment).toBeUndefined();
  await next;
  page.network.reply(RESOURCE, { status: 422 });
  await page.instance.createPayment({ flow: 'checkout', intent: 'sale' }).catch(() => {});
  expect(page.instance.intentFromCreatePayment).toBeUndefined();
});

test.each([undefined, null, {}, { flow: 'x' }])('error: PAYPAL_FLOW_OPTION_REQUIRED for %j', async (options) => {
  await expect(page.instance.createPayment(options as PayPalCheckoutCreatePaymentOptions)).rejects.toMatchObject({
    code: 'PAYPAL_FLOW_OPTION_REQUIRED',
  });
  expect(page.events()).toEqual([]);
});

test('behavior: the assertion and the schema accept the same options', () => {
  const { flow: _, ...rest } = EVERY;
  const everyOption = {
    flow: fc.constantFrom('checkout', 'vault', 'else', null),
    ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, fc.constant(value)])),
  };
  fc.assert(
    fc.property(fc.record(everyOption, { requiredKeys: [] }), (options) => {
      expect(createPaymentOptions.safeParse(options).success).toBe(isFlow(options));
    }),
  );
});

test('error: PAYPAL_INVALID_PAYMENT_OPTION', async () => {
  page.network.reply(RESOURCE, { status: 422, body: { error: {} } });
  await expect(page.instance.createPayment({ flow: 'checkout' })).rejects.toMatchObject({
    code: 'PAYPAL_INVALID_PAYMENT_OPTION',
    details: { originalError: { code: 'CLIENT_REQUEST_ERROR' } },
  });
  expect(page.events()).toEqual(['createPayment']);
});

test.each([
  ['checkout', {}],
  ['checkout', { paymentResource: { redirectUrl: 'https://www.paypal.com/without-token' } }],
  ['checkout', { paymentResource: { redirectUrl: null } }],
  ['vault', {}],
  ['vault', { agreementSetup: { approvalUrl: 'x' } }],
  ['checkout', { paymentResource: { redirectUrl: 'https://www.paypal.com/checkoutnow?token=' } }],
  ['vault', { agreementSetup: { tokenId: '' } }],
] as const)('error: PAYPAL_FLOW_FAILED for %s and the response %j', async (flow, body) => {
  page.network.reply(RESOURCE, { body });
  page.network.reply(AGREEMENT_RESOURCE, { body });
  await expect(page.instance.createPayment({ flow })).rejects.toMatchObject({
    code: 'PAYPAL_FLOW_FAILED',
    details: { originalError: expect.any(TypeError) as Error },
  });
});

test('behavior: rejects with the client’s errors unchanged', async () => {
  page.network.reply(RESOURCE, { status: 503 });
  await expect(page.instance.createPayment({ flow: 'checkout' })).rejects.toMatchObject({ code: 'CLIENT_GATEWAY_NETWORK' });
});

test('error: PAYPAL_FLOW_FAILED for a foreign error of a merchant’s own client', async () => {
  const own = await client.create({ authorization: freshKey() });
  const error = new RangeError('x');
  const instance = await paypalCheckout.create({ client: { ...own, request: () => Promise.reject(error) } });
  await expect(instance.createPayment({ flow: 'vault' })).rejects.toMatchObject({
    code: 'PAYPAL_FLOW_FAILED',
    details: { originalError: error },
  });
});
