import fc from 'fast-check';
import type { PayPalCheckoutUpdatePaymentOptions } from '../checkout';
import { updatePaymentOptions } from '../schemas';
import { openCheckoutPage, type CheckoutPage } from '../fixtures/checkout';
import { readSentData, UPDATE } from '../fixtures/paypal-network';
import { assertUpdatePaymentOptions } from '../guards';

const shippingOption = (currency: string): object => ({
  id: 'a',
  label: 'A',
  selected: true,
  type: 'SHIPPING',
  amount: { currency, value: '1' },
});
const lineItem = { quantity: 1, unitAmount: '1', name: 'Tea', kind: 'debit' } as const;
const MINIMUM = { paymentId: 'EC-1', currency: 'USD', amount: '10.00' };

let page: CheckoutPage;
beforeEach(async () => {
  page = await openCheckoutPage({ merchantAccountId: 'dollars' });
});
const update = (options: object): Promise<unknown> => page.instance.updatePayment(options as PayPalCheckoutUpdatePaymentOptions);

test('default', async () => {
  await expect(update(MINIMUM)).resolves.toMatchObject({ updated: true });
  expect(readSentData(page.network, UPDATE)).toEqual({
    merchantAccountId: 'dollars',
    paymentId: 'EC-1',
    currencyIsoCode: 'USD',
    amount: '10.00',
  });
  expect(page.events()).toEqual(['updatePayment']);
});

test.each(['', 0, null, undefined])('options: shippingAddress %p sends the event, but no address', async (shippingAddress) => {
  await update({ ...MINIMUM, shippingAddress });
  expect(readSentData(page.network, UPDATE)).toEqual({
    merchantAccountId: 'dollars',
    paymentId: 'EC-1',
    currencyIsoCode: 'USD',
    amount: '10.00',
  });
  expect(page.events()).toEqual(['updatePayment', 'updatePayment.shippingAddress.provided.by-the-merchant']);
});

test('options: all', async () => {
  await page.instance.createPayment({ flow: 'checkout' });
  const options = {
    ...MINIMUM,
    orderId: 'not asked',
    lineItems: [lineItem],
    shippingOptions: [shippingOption('usd')],
    amountBreakdown: { itemTotal: '9.00', shipping: '1.00' },
    shippingAddress: {
      line1: '1',
      line2: '2',
      city: 'c',
      state: 's',
      postalCode: 'p',
      countryCode: 'US',
      phone: 'ph',
      recipientName: 'r',
      recipientEmail: 'e',
    },
    merchantAccountId: 'ignored',
  };
  const before = structuredClone(options);
  await update(options);
  expect(options).toEqual(before);
  expect(readSentData(page.network, UPDATE)).toEqual({
    merchantAccountId: 'dollars',
    paymentId: 'EC-1',
    currencyIsoCode: 'USD',
    amount: '10.00',
    lineItems: [lineItem],
    shippingOptions: [shippingOption('usd')],
    amountBreakdown: { itemTotal: '9.00', shipping: '1.00' },
    line1: '1',
    line2: '2',
    city: 'c',
    state: 's',
    postalCode: 'p',
    countryCode: 'US',
    phone: 'ph',
    recipientName: 'r',
  });
  expect(page.events().slice(1)).toEqual(['updatePayment EC-1', 'updatePayment.shippingAddress.provided.by-the-merchant EC-1']);
});

test('options: orderId, for an empty paymentId', async () => {
  await update({ ...MINIMUM, paymentId: '', orderId: 'order' });
  expect(readSentData(page.network, UPDATE)).toMatchObject({ paymentId: 'order' });
});

test.each([
  undefined,
  null,
  {},
  { paymentId: 'x', currency: 'USD' },
  { currency: 'USD', amount: 1 },
  { paymentId: 'x', amount: 1 },
  { orderId: 'x', currency: 'USD', amount: 1 },
  { paymentId: 'x', currency: 'USD', amountBreakdown: {} },
])('error: PAYPAL_MISSING_REQUIRED_OPTION for %j', async (options) => {
  await expect(update(options as object)).rejects.toMatchObject({ code: 'PAYPAL_MISSING_REQUIRED_OPTION', type: 'MERCHANT' });
  expect(page.events()).toEqual(['updatePayment.missing-options']);
  expect(readSentData(page.network, UPDATE)).toBeUndefined();
});

test.each([
  { paymentId: null, currency: '', amount: null },
  { paymentId: '', currency: null, lineItems: undefined, shippingOptions: [{}] },
])('behavior: empty values pass: %j', async (options) => {
  await expect(update(options)).resolves.toBeDefined();
});

test('behavior: the assertion and the schema accept the same options', () => {
  const everyOption = {
    paymentId: fc.constant('x'),
    orderId: fc.constant('y'),
    currency: fc.constant('USD'),
    amount: fc.constantFrom(1, '1'),
    lineItems: fc.constantFrom([], [lineItem]),
    amountBreakdown: fc.constant({ discount: '1' }),
  };
  const passes = (options: object): boolean => {
    try {
      assertUpdatePaymentOptions(options, () => {});
      return true;
    } catch {
      return false;
    }
  };
  fc.assert(
    fc.property(fc.record(everyOption, { requiredKeys: [] }), (options) => {
      expect(updatePaymentOptions.safeParse(options).success).toBe(passes(options));
    }),
  );
});

test.each([[[shippingOption('USD'), shippingOption('EUR')]], [[{}]], [[null]], [[{ amount: { currency: 5 } }]]])(
  'error: PAYPAL_INVALID_PAYMENT_OPTION for the shipping options %j',
  async (shippingOptions) => {
    await expect(update({ ...MINIMUM, shippingOptions })).rejects.toMatchObject({
      code: 'PAYPAL_INVALID_PAYMENT_OPTION',
      details: { originalError: { message: expect.stringContaining('currencies') as string } },
    });
    expect(page.events()).toEqual(['updatePayment.inconsistent-currencies']);
  },
);

test('error: PAYPAL_INVALID_PAYMENT_OPTION from the gateway', async () => {
  page.network.reply(UPDATE, { status: 422, body: {} });
  await expect(update(MINIMUM)).rejects.toMatchObject({
    code: 'PAYPAL_INVALID_PAYMENT_OPTION',
    details: { originalError: { details: { httpStatus: 422 } } },
  });
  expect(page.events()).toEqual(['updatePayment', 'updatePayment.invalid']);
});

test('behavior: rejects with the client’s errors unchanged', async () => {
  page.network.reply(UPDATE, { status: 500 });
  await expect(update(MINIMUM)).rejects.toMatchObject({ code: 'CLIENT_GATEWAY_NETWORK' });
  expect(page.events()).toEqual(['updatePayment', 'updatePayment.PAYPAL_FLOW_FAILED']);
});
