import { freshKey, freshToken, openNetwork, type Network } from '@tender/client/testing';
import { googlePayment, type GooglePayment, type GooglePaymentCreateOptions, type GooglePaymentDataRequest } from '../index';
import { GOOGLE_PAY_CONFIGURATION } from '../fixtures/google-pay-configuration';

let network: Network;
const create = (options: GooglePaymentCreateOptions = {}): Promise<GooglePayment> =>
  googlePayment.create({ authorization: freshToken(), ...options });
const events = (): string[] => network.events().filter((event) => event.includes('google-payment'));
const flush = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  network = openNetwork();
  network.configuration.androidPay = GOOGLE_PAY_CONFIGURATION;
});

const PARAMETERS = {
  gateway: 'braintree',
  'braintree:merchantId': 'merchant',
  'braintree:apiVersion': 'v1',
  'braintree:sdkVersion': '3.118.2',
  'braintree:metadata': expect.any(String) as string,
};
const CARD_PARAMETERS = { ...PARAMETERS, 'braintree:authorizationFingerprint': 'google-fingerprint' };
const NETWORKS = ['VISA', 'MASTERCARD', 'AMEX'];

describe('version 1', () => {
  test('default', async () => {
    const request = (await create()).createPaymentDataRequest();
    expect(request).toEqual({
      environment: 'TEST',
      allowedPaymentMethods: ['CARD', 'TOKENIZED_CARD'],
      paymentMethodTokenizationParameters: { tokenizationType: 'PAYMENT_GATEWAY', parameters: CARD_PARAMETERS },
      cardRequirements: { allowedCardNetworks: NETWORKS },
      apiVersion: 1,
    });
    await flush();
    expect(events()).toEqual(['web.google-payment.v1.createPaymentDataRequest']);
  });

  test('default: parameters in order, with the metadata of the client', async () => {
    const { parameters } = (await create()).createPaymentDataRequest().paymentMethodTokenizationParameters ?? {};
    expect(Object.keys(parameters ?? {})).toEqual(Object.keys(CARD_PARAMETERS));
    const metadata = JSON.parse(parameters?.['braintree:metadata'] ?? '') as object;
    expect(metadata).toEqual({
      source: 'client',
      integration: 'custom',
      sessionId: expect.any(String),
      version: '3.118.2',
      platform: 'web',
    });
    expect(Object.keys(metadata)).toEqual(['source', 'integration', 'sessionId', 'version', 'platform']);
  });

  test('behavior: a tokenization key is part of the parameters', async () => {
    const authorization = freshKey();
    const request = (await create({ authorization })).createPaymentDataRequest();
    expect(request.paymentMethodTokenizationParameters?.parameters).toEqual({ ...CARD_PARAMETERS, 'braintree:clientKey': authorization });
  });

  test('behavior: production', async () => {
    network.configuration.environment = 'production';
    expect((await create()).createPaymentDataRequest().environment).toBe('PRODUCTION');
  });

  test('options: googleMerchantId', async () => {
    expect((await create({ googleMerchantId: 'google' })).createPaymentDataRequest()).toMatchObject({ merchantId: 'google' });
    expect((await create({ googleMerchantId: '' })).createPaymentDataRequest()).not.toHaveProperty('merchantId');
  });

  test('behavior: members of the overrides replace the default ones', async () => {
    const instance = await create({ googleMerchantId: 'google' });
    const overrides = {
      environment: 'PRODUCTION',
      merchantId: 'other',
      apiVersion: 2,
      allowedPaymentMethods: ['CARD'],
      paymentMethodTokenizationParameters: { parameters: { a: 'b' } },
      foo: 'bar',
    };
    expect(instance.createPaymentDataRequest(overrides)).toEqual({ ...overrides, cardRequirements: { allowedCardNetworks: NETWORKS } });
  });

  test.each<[unknown, object]>([
    [{ prop: true }, { prop: true, allowedCardNetworks: NETWORKS }],
    [{ allowedCardNetworks: ['VISA'] }, { allowedCardNetworks: ['VISA'] }],
    [{ allowedCardNetworks: [] }, { allowedCardNetworks: [] }],
    [
      { allowedCardNetworks: null, prop: 1 },
      { prop: 1, allowedCardNetworks: NETWORKS },
    ],
    [null, { allowedCardNetworks: NETWORKS }],
    [undefined, { allowedCardNetworks: NETWORKS }],
  ])('behavior: cardRequirements %j', async (cardRequirements, expected) => {
    expect((await create()).createPaymentDataRequest({ cardRequirements } as never).cardRequirements).toEqual(expected);
  });
});

describe('version 2', () => {
  const CARD = {
    type: 'CARD',
    parameters: { allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'], allowedCardNetworks: NETWORKS },
    tokenizationSpecification: { type: 'PAYMENT_GATEWAY', parameters: CARD_PARAMETERS },
  };
  const PAYPAL = {
    type: 'PAYPAL',
    parameters: { purchase_context: { purchase_units: [{ payee: { client_id: 'paypal-client' }, recurring_payment: true }] } },
    tokenizationSpecification: { type: 'PAYMENT_GATEWAY', parameters: { ...PARAMETERS, 'braintree:paypalClientId': 'paypal-client' } },
  };
  const createTwo = (options: GooglePaymentCreateOptions = {}): Promise<GooglePayment> => create({ googlePayVersion: 2, ...options });

  test('default', async () => {
    const request = (await createTwo()).createPaymentDataRequest();
    expect(request).toEqual({ apiVersion: 2, apiVersionMinor: 0, environment: 'TEST', allowedPaymentMethods: [CARD, PAYPAL] });
    await flush();
    expect(events()).toEqual(['web.google-payment.v2.createPaymentDataRequest']);
  });

  test('behavior: offers no PayPal without its client id, and sends no client key with a tokenization key', async () => {
    network.configuration.androidPay = { ...GOOGLE_PAY_CONFIGURATION, paypalClientId: undefined };
    const request = (await createTwo({ authorization: freshKey() })).createPaymentDataRequest();
    expect(request.allowedPaymentMethods).toEqual([CARD]);
  });

  test('options: googleMerchantId', async () => {
    const instance = await createTwo({ googleMerchantId: 'google' });
    expect(instance.createPaymentDataRequest().merchantInfo).toEqual({ merchantId: 'google' });
    expect(instance.createPaymentDataRequest({ merchantInfo: { merchantName: 'Shop' } }).merchantInfo).toEqual({ merchantName: 'Shop' });
  });

  test("behavior: the merchant's list replaces the default one, and entries of a known type are filled in", async () => {
    const methods = [{ type: 'CARD', extra: 1 }, { type: 'FOO' }];
    const request = (await createTwo()).createPaymentDataRequest({ allowedPaymentMethods: methods, foo: 'bar' });
    expect(request.allowedPaymentMethods).toEqual([{ ...CARD, extra: 1 }, { type: 'FOO' }]);
    expect(request).toMatchObject({ foo: 'bar', apiVersion: 2, environment: 'TEST' });
    expect(methods).toEqual([{ type: 'CARD', extra: 1 }, { type: 'FOO' }]);
  });

  test('behavior: merges one level of parameters and of the tokenization', async () => {
    const override = {
      type: 'CARD',
      parameters: { allowedCardNetworks: ['VISA'], billingAddressRequired: true },
      tokenizationSpecification: { parameters: { a: 'b' } },
    };
    const request = (await createTwo()).createPaymentDataRequest({ allowedPaymentMethods: [override] });
    expect(request.allowedPaymentMethods).toEqual([
      {
        type: 'CARD',
        parameters: { allowedAuthMethods: CARD.parameters.allowedAuthMethods, ...override.parameters },
        tokenizationSpecification: { type: 'PAYMENT_GATEWAY', parameters: { a: 'b' } },
      },
    ]);
  });

  test.each([[[null, 5, 'CARD']], 'CARD', null, undefined])(
    'behavior: passes on a value that is no list of methods: %j',
    async (methods) => {
      const request = (await createTwo()).createPaymentDataRequest({ allowedPaymentMethods: methods } as never);
      expect(request.allowedPaymentMethods).toEqual(methods);
    },
  );
});

describe('both versions', () => {
  test.each<[unknown, unknown]>([
    [15, '15'],
    ['15.00', '15.00'],
    [0, '0'],
    ['', ''],
    [null, null],
    [undefined, undefined],
  ])('options: totalPrice %j', async (totalPrice, expected) => {
    const overrides = { transactionInfo: { totalPrice, currencyCode: 'USD' } };
    const request = (await create()).createPaymentDataRequest(overrides as never);
    expect(request.transactionInfo).toEqual({ totalPrice: expected, currencyCode: 'USD' });
    expect(overrides).toEqual({ transactionInfo: { totalPrice, currencyCode: 'USD' } });
  });

  test.each([1, 2] as const)('behavior: requests share no objects, version %i', async (googlePayVersion) => {
    const instance = await create({ googlePayVersion });
    const first = instance.createPaymentDataRequest();
    const untouched = JSON.stringify(first);
    first.allowedPaymentMethods.length = 0;
    Object.assign(first.cardRequirements ?? {}, { allowedCardNetworks: [] });
    expect(JSON.stringify(instance.createPaymentDataRequest())).toBe(untouched);
  });

  test('behavior: calls the callback in a later task', async () => {
    const instance = await create();
    const args = await new Promise<[unknown, GooglePaymentDataRequest | undefined]>((resolve) => {
      expect(instance.createPaymentDataRequest({ foo: 1 }, (error, data) => resolve([error, data]))).toBeUndefined();
    });
    expect(args).toEqual([null, expect.objectContaining({ foo: 1, apiVersion: 1 })]);
    const withoutOverrides = new Promise((resolve) =>
      instance.createPaymentDataRequest(((_: unknown, data: unknown) => resolve(data)) as never),
    );
    await expect(withoutOverrides).resolves.toMatchObject({ apiVersion: 1 });
  });

  test('behavior: null counts as no overrides', async () => {
    expect((await create()).createPaymentDataRequest(null as never)).toMatchObject({ apiVersion: 1 });
  });
});
