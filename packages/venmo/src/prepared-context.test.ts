import type { VenmoCreateOptions } from './';
import { AGENTS, advance, setUserAgent, create, FAKED, openVenmo, refusal, waitTurns, type FakeVenmo } from './fixtures/fake-venmo';

let gateway: FakeVenmo;
beforeEach(() => {
  gateway = openVenmo({ enrichedCustomerDataEnabled: true });
  window.open = () => null;
  setUserAgent(AGENTS.firefoxOnAndroid);
});
afterEach(() => jest.useRealTimers());

const details = (changed: object = {}): object => ({
  paymentMethodUsage: 'SINGLE_USE',
  intent: 'CONTINUE',
  customerClient: 'MOBILE_WEB',
  isFinalAmount: false,
  paysheetDetails: { collectCustomerBillingAddress: false, collectCustomerShippingAddress: false },
  ...changed,
});

describe('the input of a payment context', () => {
  test.each<[string, VenmoCreateOptions, object]>([
    ['nothing more', { paymentMethodUsage: 'single_use' }, details()],
    ['a usage that is not looked at', { paymentMethodUsage: 'single' }, details({ paymentMethodUsage: 'SINGLE' })],
    [
      'a name and a final amount',
      { paymentMethodUsage: 'single_use', displayName: 'Hats', isFinalAmount: true, riskCorrelationId: 'risk' },
      details({ displayName: 'Hats', isFinalAmount: true, venmoRiskCorrelationId: 'risk' }),
    ],
    [
      'addresses',
      { paymentMethodUsage: 'single_use', collectCustomerBillingAddress: true, collectCustomerShippingAddress: true },
      details({ paysheetDetails: { collectCustomerBillingAddress: true, collectCustomerShippingAddress: true } }),
    ],
    [
      'a total',
      { paymentMethodUsage: 'single_use', totalAmount: '9.00' },
      details({
        paysheetDetails: {
          collectCustomerBillingAddress: false,
          collectCustomerShippingAddress: false,
          transactionDetails: { totalAmount: '9.00' },
        },
      }),
    ],
    [
      'all amounts and lines',
      {
        paymentMethodUsage: 'single_use',
        subTotalAmount: '8.00',
        discountAmount: '1.00',
        taxAmount: '1.00',
        shippingAmount: '1.00',
        totalAmount: '9.00',
        lineItems: [
          { name: 'Hat', quantity: 1, unitAmount: '8.00', kind: 'debit' },
          { name: 'Off', quantity: 1, unitAmount: '1.00', kind: 'credit', unitTaxAmount: '0.10' },
        ],
      },
      details({
        paysheetDetails: {
          collectCustomerBillingAddress: false,
          collectCustomerShippingAddress: false,
          transactionDetails: {
            subTotalAmount: '8.00',
            discountAmount: '1.00',
            taxAmount: '1.00',
            shippingAmount: '1.00',
            totalAmount: '9.00',
            lineItems: [
              { name: 'Hat', quantity: 1, unitAmount: '8.00', kind: 'debit', unitTaxAmount: '0' },
              { name: 'Off', quantity: 1, unitAmount: '1.00', kind: 'credit', unitTaxAmount: '0.10' },
            ],
          },
        },
      }),
    ],
    [
      'the legacy kind',
      { requireManualReturn: true, displayName: 'Hats', totalAmount: '9.00' },
      { environment: 'SANDBOX', intent: 'PAY_FROM_APP' },
    ],
  ])('options: %s', async (_, options, input) => {
    await create(options);
    expect([gateway.payments.length, gateway.newest.input]).toEqual([1, input]);
    expect(gateway.newest.legacy).toBe(!options.paymentMethodUsage);
  });

  test('behavior: a null amount is sent', async () => {
    await create({ paymentMethodUsage: 'single_use', taxAmount: null as unknown as string, lineItems: null as unknown as [] });
    expect(gateway.newest.input).toMatchObject({ paysheetDetails: { transactionDetails: { taxAmount: null, lineItems: null } } });
  });

  test('options: allowDesktopWebLogin', async () => {
    setUserAgent('Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0');
    await create({ paymentMethodUsage: 'single_use', allowDesktopWebLogin: true });
    expect(gateway.newest.input).toEqual(details({ customerClient: 'NATIVE_WEB' }));
  });

  test.each([
    ['collectCustomerBillingAddress', 'getUrl'],
    ['collectCustomerShippingAddress', 'tokenize'],
  ] as const)('rejects with what the merchant can do about ECD_DISABLED, for %s in %s', async (option, method) => {
    gateway = openVenmo();
    const instance = await create({ paymentMethodUsage: 'single_use', [option]: true });
    const sentence = 'Cannot collect customer data when ECD is disabled. Enable this feature in the Control Panel to collect this data.';
    await expect(instance[method]()).rejects.toMatchObject({
      code: 'VENMO_MOBILE_PAYMENT_CONTEXT_SETUP_FAILED',
      type: 'MERCHANT',
      message: sentence,
      details: { originalError: { code: 'ECD_DISABLED', type: 'MERCHANT', message: sentence } },
    });
    expect([gateway.payments, gateway.events().at(-1)]).toEqual([[], 'mobile-payment-context.setup-failed']);
    await create({ requireManualReturn: true, [option]: true });
    expect(gateway.payments).toHaveLength(1);
  });
});

describe('a payment context that cannot be created', () => {
  test.each<[string, object, string]>([
    ['the message of the gateway for a mistake of the merchant', { errorClass: 'VALIDATION', errorType: 'user_error' }, 'Total is wrong.'],
    ['a general message for other failures', { errorClass: 'INTERNAL', errorType: 'developer_error' }, 'Venmo could not be prepared.'],
  ])('error: VENMO_MOBILE_PAYMENT_CONTEXT_SETUP_FAILED has %s', async (_, extensions, message) => {
    gateway.respondWith('create', refusal(extensions, 'Total is wrong.'));
    const instance = await create({ paymentMethodUsage: 'single_use' });
    const error: object = await instance.tokenize().catch((reason: unknown) => reason as object);
    expect(error).toMatchObject({
      code: 'VENMO_MOBILE_PAYMENT_CONTEXT_SETUP_FAILED',
      message,
      details: { originalError: { code: 'CLIENT_GRAPHQL_REQUEST_ERROR' } },
    });
    expect(Object.keys(error)).toEqual(['name', 'code', 'message', 'type', 'details']);
  });

  test.each<[string, object]>([
    ['nothing', {}],
    ['no payment context', { data: { createVenmoPaymentContext: { venmoPaymentContext: null } } }],
    ['no id', { data: { createVenmoPaymentContext: { venmoPaymentContext: { createdAt: '', expiresAt: '' } } } }],
  ])('error: VENMO_MOBILE_PAYMENT_CONTEXT_SETUP_FAILED for a response with %s', async (_, body) => {
    gateway.respondWith('create', body);
    const instance = await create({ paymentMethodUsage: 'single_use' });
    await expect(instance.getUrl()).rejects.toMatchObject({ code: 'VENMO_MOBILE_PAYMENT_CONTEXT_SETUP_FAILED' });
  });

  test('behavior: a refused payment context leaves the instance usable', async () => {
    gateway.respondWith('create', 'drop');
    const instance = await create({ requireManualReturn: true, paymentMethodUsage: 'single_use' });
    await expect(instance.tokenize()).rejects.toMatchObject({ code: 'VENMO_MOBILE_PAYMENT_CONTEXT_SETUP_FAILED' });
    gateway.newest.status = 'APPROVED';
    await expect(instance.tokenize()).resolves.toMatchObject({ nonce: 'nonce-of-context-1' });
  });

  test('behavior: a payment context that is refused twice is created when it is needed', async () => {
    gateway.respondWith('create', 'drop', 'drop');
    const instance = await create({ requireManualReturn: true, paymentMethodUsage: 'single_use' });
    await expect(instance.tokenize()).rejects.toMatchObject({ code: 'VENMO_MOBILE_PAYMENT_CONTEXT_SETUP_FAILED' });
    expect(gateway.payments).toEqual([]);
    await expect(instance.getUrl()).resolves.toContain('resource_id=context-1');
  });
});

describe('the next payment context', () => {
  beforeEach(() => {
    jest.useFakeTimers({ ...FAKED, doNotFake: [...FAKED.doNotFake] });
    gateway.lifetime = 10_000;
  });

  test('default: it is created after two thirds of the lifetime', async () => {
    const instance = await create({ paymentMethodUsage: 'single_use' });
    await advance(6_000);
    expect(gateway.payments).toHaveLength(1);
    await advance(1_000);
    expect(gateway.payments).toHaveLength(2);
    await expect(instance.getUrl()).resolves.toContain('resource_id=context-2');
    expect(gateway.updates).toEqual([]);
    await advance(7_000);
    expect(gateway.payments).toHaveLength(3);
  });

  test('behavior: it is not created during a payment', async () => {
    const instance = await create({ paymentMethodUsage: 'single_use', requireManualReturn: true });
    const tokenization = instance.tokenize();
    await advance(9_000);
    expect(gateway.payments).toHaveLength(1);
    gateway.newest.status = 'APPROVED';
    await advance(250);
    await expect(tokenization).resolves.toMatchObject({ nonce: 'nonce-of-context-1' });
    expect(gateway.payments).toHaveLength(2);
  });

  test('behavior: one that is being created when a payment starts is not used', async () => {
    const instance = await create({ paymentMethodUsage: 'single_use', requireManualReturn: true });
    jest.advanceTimersByTime(6_666);
    const tokenization = instance.tokenize();
    await waitTurns();
    expect(gateway.payments).toHaveLength(2);
    await advance(500);
    expect(new Set(gateway.queries)).toEqual(new Set(['context-1']));
    gateway.payments[0]!.status = 'APPROVED';
    await advance(250);
    await expect(tokenization).resolves.toMatchObject({ nonce: 'nonce-of-context-1' });
  });

  test.each(['APPROVED', 'FAILED'])('behavior: the next payment context is ready when a payment ends as %s', async (status) => {
    const instance = await create({ paymentMethodUsage: 'single_use', requireManualReturn: true });
    gateway.newest.status = status;
    const end = await instance.tokenize().catch((error: unknown) => error);
    expect(end).toMatchObject(
      status === 'APPROVED' ? { nonce: 'nonce-of-context-1' } : { code: 'VENMO_MOBILE_POLLING_TOKENIZATION_FAILED' },
    );
    expect(gateway.payments).toHaveLength(2);
    await expect(instance.getUrl()).resolves.toContain('resource_id=context-2');
  });

  test('behavior: a failure to create the next payment context keeps the nonce, and another is created when it is needed', async () => {
    const instance = await create({ paymentMethodUsage: 'single_use', requireManualReturn: true });
    gateway.newest.status = 'APPROVED';
    gateway.respondWith('create', 'drop');
    await expect(instance.tokenize()).resolves.toMatchObject({ nonce: 'nonce-of-context-1' });
    expect(gateway.payments).toHaveLength(1);
    const second = instance.tokenize();
    await waitTurns();
    gateway.newest.status = 'APPROVED';
    await advance(250);
    await expect(second).resolves.toMatchObject({ nonce: 'nonce-of-context-2' });
  });

  test('behavior: a failure to create it does not hide the error of the payment', async () => {
    const instance = await create({ paymentMethodUsage: 'single_use', requireManualReturn: true });
    gateway.newest.status = 'EXPIRED';
    gateway.respondWith('create', 'drop');
    await expect(instance.tokenize()).rejects.toMatchObject({ code: 'VENMO_MOBILE_POLLING_TOKENIZATION_EXPIRED' });
  });

  test.each([0, -1, NaN, 2 ** 40])('behavior: none for a lifetime of %d', async (lifetime) => {
    gateway.lifetime = Number.isNaN(lifetime) ? 0 : lifetime;
    await create({ paymentMethodUsage: 'single_use' });
    await advance(20_000, 5_000);
    expect(gateway.payments).toHaveLength(1);
  });

  test.each(['teardown', 'cancelTokenization'] as const)('behavior: %s while it is created ends it at the gateway', async (method) => {
    const instance = await create({ paymentMethodUsage: 'single_use' });
    const tokenization = instance.tokenize();
    tokenization.catch(() => {});
    await instance[method]();
    await tokenization.catch(() => {});
    await advance(1, 10);
    expect(gateway.updates).toEqual([{ id: 'context-1', status: 'CANCELED' }]);
  });

  test('behavior: none is created after teardown, which ends the current one', async () => {
    const instance = await create({ paymentMethodUsage: 'single_use' });
    await instance.teardown();
    await advance(20_000, 5_000);
    expect([gateway.payments.length, gateway.updates]).toEqual([1, [{ id: 'context-1', status: 'CANCELED' }]]);
  });
});
