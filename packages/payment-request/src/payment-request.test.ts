import { client } from '@tender/client';
import { describeComponent, freshKey, openNetwork, type Network } from '@tender/client/testing';
import { paymentRequest, type PaymentRequestMethodType, type PaymentRequestCreateOptions, type PaymentRequestInstance } from './index';
import { findRequestFrame, startFrame } from './fixtures/start-frame';

const ANDROID_PAY = { enabled: true, googleAuthorizationFingerprint: 'fingerprint', supportedNetworks: ['visa'] };
const configuration = { details: { total: { label: 'Total', amount: { currency: 'USD', value: '1.00' } } } };

let network: Network;
const events = (): string[] => network.events().flatMap((event) => /^web\.payment-request\.(.*)/.exec(event)?.[1] ?? []);

async function create(options: PaymentRequestCreateOptions = {}): Promise<PaymentRequestInstance> {
  const creation = paymentRequest.create({ authorization: freshKey(), ...options });
  await Promise.race([startFrame(), creation]);
  return creation;
}
/** The methods of a sheet that is opened without any. */
async function readMethods(options: PaymentRequestCreateOptions = {}): Promise<unknown> {
  const instance = await create(options);
  const frame = findRequestFrame();
  instance.tokenize(configuration).catch(() => {});
  return (frame.received.at(-1)?.data as { supportedPaymentMethods: unknown }).supportedPaymentMethods;
}

beforeEach(() => {
  network = openNetwork();
  Object.assign(network.configuration, { androidPay: ANDROID_PAY });
});
afterEach(() => {
  document.body.replaceChildren();
  jest.useRealTimers();
});

describeComponent(paymentRequest, {
  name: 'Payment Request',
  whileCreating: async () => void (await startFrame()),
  usableAfterTeardown: ['on', 'off', 'hasListener'],
  calls: { tokenize: [configuration] },
});

describe('create', () => {
  test('default', async () => {
    const instance = await create();
    expect(Object.keys(instance).sort()).toEqual([
      'canMakePayment',
      'createSupportedPaymentMethodsConfiguration',
      'hasListener',
      'off',
      'on',
      'teardown',
      'tokenize',
    ]);
    expect(events()).toEqual(['initialized']);
  });

  test('default: the frame', async () => {
    const authorization = freshKey();
    const creation = paymentRequest.create({ authorization });
    await new Promise(setImmediate);
    const frame = findRequestFrame();
    expect(frame.iframe.src).toMatch(
      /^https:\/\/assets\.braintreegateway\.com\/web\/3\.118\.2\/html\/payment-request-frame\.min\.html#[\da-f-]{36}$/,
    );
    const attributes = ['name', 'class', 'id', 'allowPaymentRequest', 'allow', 'height', 'width', 'title', 'frameborder', 'scrolling'];
    expect(attributes.map((name) => frame.iframe.getAttribute(name))).toEqual([
      ...Array<string>(3).fill('braintree-payment-request-frame'),
      'true',
      'payment',
      '0',
      '0',
      'Secure Payment Frame',
      '0',
      'no',
    ]);
    expect([frame.iframe.style.position, frame.iframe.style.left]).toEqual(['absolute', '-9999px']);
    const configurations: unknown[] = [];
    frame.emit('payment-request:FRAME_READY', undefined, (data) => configurations.push(data));
    expect(configurations).toEqual([(await client.create({ authorization })).getConfiguration()]);
    await expect(Promise.race([creation, Promise.resolve('waiting')])).resolves.toBe('waiting');
    frame.emit('payment-request:FRAME_CAN_MAKE_REQUESTS');
    const instance = await creation;
    await instance.teardown();
    expect(document.querySelectorAll('iframe')).toHaveLength(0);
    await new Promise(setImmediate);
    expect(events()).toEqual(['initialized', 'teardown-completed']);
  });

  test('options: debug', async () => {
    await create({ debug: true });
    expect(findRequestFrame().iframe.src).toMatch(/payment-request-frame\.html#/);
  });

  test('options: analytics', async () => {
    const creation = paymentRequest.create({ authorization: freshKey(), analytics: false });
    await new Promise(setImmediate);
    const configurations: unknown[] = [];
    findRequestFrame().emit('payment-request:FRAME_READY', undefined, (data) => configurations.push(data));
    expect(configurations).toMatchObject([{ analytics: false }]);
    findRequestFrame().emit('payment-request:FRAME_CAN_MAKE_REQUESTS');
    await creation;
  });

  test('behavior: ignores ready messages of other windows and origins', async () => {
    const creation = paymentRequest.create({ authorization: freshKey() });
    await new Promise(setImmediate);
    const frame = findRequestFrame();
    const event = `${new URL(frame.iframe.src).hash.slice(1)}:payment-request:FRAME_CAN_MAKE_REQUESTS`;
    frame.post({ event, origin: '*' }, { source: window });
    frame.post({ event, origin: '*' }, { origin: 'https://attacker.example' });
    await expect(Promise.race([creation, new Promise((resolve) => setImmediate(resolve, 'waiting'))])).resolves.toBe('waiting');
    frame.post({ event, origin: '*' });
    await creation;
  });

  test('error: FRAME_SERVICE_FRAME_OPEN_FAILED when the frame does not load within 60 s', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    const creation = paymentRequest.create({ authorization: freshKey() });
    creation.catch(() => {});
    await new Promise(setImmediate);
    jest.advanceTimersByTime(60_000);
    await expect(creation).rejects.toMatchObject({ code: 'FRAME_SERVICE_FRAME_OPEN_FAILED' });
    expect(document.querySelectorAll('iframe')).toHaveLength(0);
    expect(events()).toEqual([]);
  });

  test.each<[string, object, PaymentRequestCreateOptions]>([
    ['an account without payment methods', { creditCards: undefined, androidPay: undefined }, {}],
    ['an account without card types', { creditCards: { supportedCardTypes: [] }, androidPay: { ...ANDROID_PAY, enabled: false } }, {}],
    [
      'an account whose card types no browser knows',
      { creditCards: { supportedCardTypes: ['Apple Pay - Visa'] }, androidPay: undefined },
      {},
    ],
    ['methods that are all turned off', {}, { enabledPaymentMethods: { basicCard: false, googlePay: false } }],
  ])('error: PAYMENT_REQUEST_NO_VALID_SUPPORTED_PAYMENT_METHODS for %s', async (_, change, options) => {
    Object.assign(network.configuration, change);
    await expect(paymentRequest.create({ authorization: freshKey(), ...options })).rejects.toMatchObject({
      code: 'PAYMENT_REQUEST_NO_VALID_SUPPORTED_PAYMENT_METHODS',
      type: 'MERCHANT',
    });
    expect(document.querySelectorAll('iframe')).toHaveLength(0);
  });
});

describe('default methods', () => {
  test('default', async () => {
    const unknown = ['Apple Pay - Visa', 'toString'];
    const known = ['American Express', 'Discover', 'Visa', 'MasterCard', 'Diners Club', 'JCB', 'UnionPay', 'Maestro'];
    network.configuration.creditCards = { supportedCardTypes: [...unknown, ...known] };
    const [cards, google] = (await readMethods()) as [unknown, { supportedMethods: string; data: Record<string, unknown> }];
    const supportedNetworks = ['amex', 'discover', 'visa', 'mastercard', 'diners', 'jcb', 'unionpay', 'maestro'];
    expect(cards).toEqual({ supportedMethods: 'basic-card', data: { supportedNetworks } });
    expect(google.supportedMethods).toBe('https://google.com/pay');
    expect(google.data).toMatchObject({
      apiVersion: 1,
      environment: 'TEST',
      merchantId: '18278000977346790994',
      cardRequirements: { allowedCardNetworks: ['VISA'] },
      paymentMethodTokenizationParameters: { parameters: { 'braintree:clientKey': expect.stringContaining('sandbox_key') as string } },
    });
  });

  test.each<[unknown, number]>([
    [2, 2],
    ['2', 1],
    [undefined, 1],
  ])('options: googlePayVersion %j', async (googlePayVersion, version) => {
    const methods = await readMethods({ googlePayVersion } as PaymentRequestCreateOptions);
    expect(methods).toMatchObject([{}, { data: { apiVersion: version } }]);
    if (version === 2) expect(methods).toMatchObject([{}, { data: { merchantInfo: { merchantId: '18278000977346790994' } } }]);
  });

  test('options: enabledPaymentMethods', async () => {
    expect(await readMethods({ enabledPaymentMethods: { basicCard: false } })).toMatchObject([
      { supportedMethods: 'https://google.com/pay' },
    ]);
    expect(await readMethods({ enabledPaymentMethods: { googlePay: false } })).toMatchObject([{ supportedMethods: 'basic-card' }]);
    const unset = { basicCard: undefined, googlePay: 0 } as never;
    expect(await readMethods({ enabledPaymentMethods: unset })).toHaveLength(2);
  });
});

describe('createSupportedPaymentMethodsConfiguration', () => {
  test('default', async () => {
    const instance = await create();
    expect(
      instance.createSupportedPaymentMethodsConfiguration('basicCard', { supportedNetworks: ['jcb'], supportedTypes: ['debit'] }),
    ).toEqual({
      supportedMethods: 'basic-card',
      data: { supportedNetworks: ['jcb'], supportedTypes: ['debit'] },
    });
    const google = instance.createSupportedPaymentMethodsConfiguration('googlePay', { environment: 'PRODUCTION', apiVersion: 2 });
    expect(google).toMatchObject({
      supportedMethods: 'https://google.com/pay',
      data: { environment: 'PRODUCTION', apiVersion: 2, allowedPaymentMethods: ['CARD', 'TOKENIZED_CARD'] },
    });
  });

  test('behavior: returns a new object on each call', async () => {
    const instance = await create();
    const first = instance.createSupportedPaymentMethodsConfiguration('basicCard');
    (first.data?.supportedNetworks as string[]).push('more');
    expect(instance.createSupportedPaymentMethodsConfiguration('basicCard').data).toEqual({ supportedNetworks: ['visa'] });
  });

  test.each(['', undefined, null])(
    'error: PAYMENT_REQUEST_CREATE_SUPPORTED_PAYMENT_METHODS_CONFIGURATION_MUST_INCLUDE_TYPE for %j',
    async (type) => {
      const instance = await create();
      expect(() => instance.createSupportedPaymentMethodsConfiguration(type as unknown as PaymentRequestMethodType)).toThrow(
        expect.objectContaining({
          code: 'PAYMENT_REQUEST_CREATE_SUPPORTED_PAYMENT_METHODS_CONFIGURATION_MUST_INCLUDE_TYPE',
          type: 'MERCHANT',
        }) as Error,
      );
    },
  );

  test.each(['basic-card', 'toString', 'googlePay', 'basicCard'])(
    'error: PAYMENT_REQUEST_CREATE_SUPPORTED_PAYMENT_METHODS_CONFIGURATION_TYPE_NOT_ENABLED for %s',
    async (type) => {
      if (type === 'basicCard') network.configuration.creditCards = { supportedCardTypes: [] };
      const instance = await create({ enabledPaymentMethods: { googlePay: type !== 'googlePay' } });
      expect(() => instance.createSupportedPaymentMethodsConfiguration(type as PaymentRequestMethodType)).toThrow(
        expect.objectContaining({
          code: 'PAYMENT_REQUEST_CREATE_SUPPORTED_PAYMENT_METHODS_CONFIGURATION_TYPE_NOT_ENABLED',
          type: 'MERCHANT',
        }) as Error,
      );
    },
  );
});

describe('events', () => {
  const cases = [
    ['Address', { country: 'DE' }, { target: { shippingAddress: { country: 'DE' } } }],
    ['Option', 'express', { target: { shippingOption: 'express' } }],
  ] as const;

  test.each(cases)('default: shipping %s', async (kind, value, event) => {
    const instance = await create();
    const frame = findRequestFrame();
    const seen: [string, { updateWith(details: object | PromiseLike<object>): void }][] = [];
    const names = [`shipping${kind}Change`, `shipping${kind.toLowerCase()}change`] as const;
    for (const name of [names[1], names[0]]) instance.on(name as 'shippingOptionChange', (payload) => seen.push([name, payload]));
    frame.emit(`payment-request:SHIPPING_${kind.toUpperCase()}_CHANGE`, value);
    expect(seen.map(([name]) => name)).toEqual(names);
    expect(seen[0]?.[1]).toBe(seen[1]?.[1]);
    expect(seen[0]?.[1]).toMatchObject(event);
    seen[0]?.[1].updateWith({ total: 1 });
    const update = { event: `payment-request:UPDATE_SHIPPING_${kind.toUpperCase()}`, target: 'https://assets.braintreegateway.com' };
    expect(frame.received).toMatchObject([{ ...update, data: { total: 1 } }]);
    seen[0]?.[1].updateWith(Promise.resolve({ total: 2 }));
    seen[0]?.[1].updateWith(Promise.reject(new Error('no shipping there')));
    await new Promise(setImmediate);
    expect(frame.received.slice(1)).toMatchObject([
      { ...update, data: { total: 2 } },
      { ...update, data: undefined },
    ]);
  });

  test('behavior: on, off and hasListener, also after teardown', async () => {
    const instance = await create();
    const frame = findRequestFrame();
    const first = jest.fn();
    const second = jest.fn();
    instance.on('shippingOptionChange', first);
    instance.on('shippingOptionChange', second);
    instance.off('shippingOptionChange', () => {});
    expect([instance.hasListener('shippingOptionChange'), instance.hasListener('shippingAddressChange')]).toEqual([true, false]);
    instance.off('shippingOptionChange', first);
    frame.emit('payment-request:SHIPPING_OPTION_CHANGE', 'express');
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
    await instance.teardown();
    instance.off('shippingOptionChange', second);
    instance.on('shippingAddressChange', first);
    expect(instance.hasListener('shippingOptionChange')).toBe(false);
  });

  test('behavior: a handler that throws is reported and does not stop the others', async () => {
    const instance = await create();
    const reported = new Promise<ErrorEvent>((resolve) =>
      window.addEventListener(
        'error',
        (event) => {
          event.preventDefault();
          resolve(event);
        },
        { once: true },
      ),
    );
    const failure = new Error('merchant');
    const second = jest.fn();
    instance.on('shippingOptionChange', () => {
      throw failure;
    });
    instance.on('shippingOptionChange', second);
    setTimeout(() => findRequestFrame().emit('payment-request:SHIPPING_OPTION_CHANGE', 'express'));
    expect((await reported).error).toBe(failure);
    expect(second).toHaveBeenCalled();
  });
});
