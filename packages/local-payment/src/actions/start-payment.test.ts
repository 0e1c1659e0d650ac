import { client } from '@tender/client';
import { createLateClient, freshKey, openNetwork, turn, until } from '@tender/client/testing';
import { frameServiceErrors } from '@tender/frame-service';
import { localPayment, type LocalPaymentStartPaymentOptions } from '../index';
import {
  ACCOUNTS,
  BANK_URL,
  CONFIGURATION,
  created,
  CREATE,
  readEvents,
  fallback,
  ideal,
  invoice,
  payer,
  setUp,
  type Page,
} from '../fixtures/set-up';

const PAGES = 'https://assets.braintreegateway.com/web/3.118.2/html';
const REDIRECT_URL = 'https://shop.example/checkout';
const bridgeWindow = window as { popupBridge?: unknown };
const fakeClock = (): unknown => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
const caught = (pending: Promise<unknown>): Promise<unknown> => pending.catch((error: unknown) => error);
const readBody = ({ network }: Page): Record<string, unknown> => ({ ...network.to(CREATE).at(-1)?.body });
const approve = ({ dispatch }: Page, members: object = {}): void =>
  dispatch.report(null, { channel: dispatch.serviceId, token: 'T', paymentId: 'P', PayerID: 'Y', ...members });

afterEach(() => {
  jest.useRealTimers();
  delete bridgeWindow.popupBridge;
});

describe('in a window', () => {
  test('default', async () => {
    const page = await setUp({ merchantAccountId: 'account' });
    const { instance, popups, network, dispatch } = page;
    const onPaymentStart = jest.fn((_: unknown, proceed?: () => void) => proceed?.());
    const pending = instance.startPayment(ideal({ onPaymentStart }));
    expect(popups).toMatchObject([{ url: `${PAGES}/local-payment-landing-frame.min.html`, visited: [] }]);
    expect(popups[0]?.name).toBe(`localpaymentlandingpage_${dispatch.serviceId}`);
    expect(popups[0]?.features).toMatch(/^resizable,scrollbars,height=720,width=1282,top=-?[\d.]+,left=-?[\d.]+$/);
    await until(() => popups[0]?.visited.length);
    expect(onPaymentStart.mock.calls).toEqual([[{ paymentId: 'payment-1' }, expect.any(Function)]]);
    expect(popups[0]?.visited).toEqual([BANK_URL]);
    approve(page);
    await expect(pending).resolves.toEqual({ nonce: 'nonce', type: 'PayPalAccount', details: { email: 'a@b.example' } });
    expect(popups[0]?.closed).toBe(true);
    expect(network.to(ACCOUNTS)[0]?.body).toMatchObject({
      merchantAccountId: 'account',
      paypalAccount: { correlationId: 'T', paymentToken: 'P', payerId: 'Y', unilateral: false, intent: 'sale' },
    });
    expect(page.events()).toEqual(['ideal.local-payment.start-payment.opened', 'ideal.local-payment.tokenization.success']);
  });

  test('default: sends every option by its name on the wire', async () => {
    const page = await setUp({ merchantAccountId: 'account' });
    const address = { streetAddress: 's', extendedAddress: 'e', locality: 'l', region: 'r', postalCode: 'p', countryCode: 'c' };
    const wire = { line1: 's', line2: 'e', city: 'l', state: 'r', postalCode: 'p', countryCode: 'c' };
    const options = {
      ...ideal(),
      paymentType: 'iDEAL',
      paymentTypeCountryCode: 'NL',
      email: 'a@b.example',
      phone: '1',
      phoneCountryCode: '31',
      birthDate: '1990-01-01',
      address,
      billingAddress: address,
      lineItems: [{ name: 'Tea' }],
      discountAmount: '1.00',
      shippingAmount: '2.00',
      correlationId: 'device',
      recurrent: true,
      customerId: 'customer',
      displayName: 'Shop',
      customerServiceInstructions: 'Call.',
      locale: 'nl-NL',
      shippingAddressRequired: true,
      windowOptions: { width: 600, height: 0 },
    };
    const pending = page.instance.startPayment(options);
    await until(() => page.popups[0]?.visited.length);
    expect(page.popups[0]?.features).toMatch('height=720,width=600');
    expect(readBody(page)).toEqual({
      _meta: expect.any(Object),
      braintreeLibraryVersion: 'braintree/web/3.118.2',
      tokenizationKey: expect.any(String),
      returnUrl: expect.any(String),
      cancelUrl: expect.any(String),
      ...wire,
      billingAddress: wire,
      amount: '10.00',
      currencyIsoCode: 'EUR',
      fundingSource: 'iDEAL',
      intent: 'sale',
      paymentTypeCountryCode: 'NL',
      firstName: 'Ada',
      lastName: 'Lovelace',
      payerEmail: 'a@b.example',
      phone: '1',
      phoneCountryCode: '31',
      birthDate: '1990-01-01',
      lineItems: [{ name: 'Tea' }],
      discountAmount: '1.00',
      shippingAmount: '2.00',
      correlationId: 'device',
      recurrent: true,
      merchantOrPartnerCustomerId: 'customer',
      experienceProfile: { brandName: 'Shop', customerServiceInstructions: 'Call.', locale: 'nl-NL', noShipping: false },
      merchantAccountId: 'account',
    });
    approve(page);
    await pending;
    expect(page.events()[0]).toBe('ideal.local-payment.start-payment.opened');
  });

  test('default: sends no options that are not set', async () => {
    const page = await setUp();
    const pending = page.instance.startPayment(ideal());
    await until(() => page.popups[0]?.visited.length);
    expect(readBody(page)).toMatchObject({ billingAddress: {}, experienceProfile: { noShipping: true } });
    for (const name of ['line1', 'merchantAccountId', 'recurrent', 'onPaymentStart', 'windowOptions', 'fallback', 'signal']) {
      expect(readBody(page)).not.toHaveProperty(name);
    }
    approve(page);
    await pending;
  });

  test.each([
    [
      fallback,
      'r=https%3A%2F%2Fshop.example%2Fback&t=Back%20to%20the%20shop',
      'r=https%3A%2F%2Fshop.example%2Fback&t=Back%20to%20the%20shop&c=1',
    ],
    [
      { ...fallback, cancelUrl: 'https://shop.example/?x=1&y=%20#z', cancelButtonText: '100% & more' },
      'r=https%3A%2F%2Fshop.example%2Fback&t=Back%20to%20the%20shop',
      'r=https%3A%2F%2Fshop.example%2F%3Fx%3D1%26y%3D%2520%23z&t=100%25%20%26%20more&c=1',
    ],
  ])('options: fallback %j', async (fallbackOption, returnQuery, cancelQuery) => {
    const page = await setUp();
    const pending = page.instance.startPayment(ideal({ fallback: fallbackOption }));
    await until(() => page.popups[0]?.visited.length);
    const redirectPage = `${PAGES}/local-payment-redirect-frame.min.html?channel=${page.dispatch.serviceId}`;
    expect(readBody(page)).toMatchObject({ returnUrl: `${redirectPage}&${returnQuery}`, cancelUrl: `${redirectPage}&${cancelQuery}` });
    approve(page);
    await pending;
  });

  test('options: onPaymentStart may send the customer later, once the payment id is saved', async () => {
    const page = await setUp();
    let proceed: (() => void) | undefined;
    const pending = page.instance.startPayment(ideal({ onPaymentStart: (_: unknown, next?: () => void) => void (proceed = next) }));
    await until(() => proceed);
    expect(page.popups[0]?.visited).toEqual([]);
    proceed?.();
    expect(page.popups[0]?.visited).toEqual([BANK_URL]);
    approve(page);
    await pending;
    const next = page.instance.startPayment(ideal({ onPaymentStart: () => {} }));
    proceed?.();
    expect(page.popups[1]?.visited).toEqual([]);
    approve(page);
    await next;
  });

  test.each<[string, () => unknown]>([
    [
      'throws',
      () => {
        throw new Error('mine');
      },
    ],
    ['rejects', () => Promise.reject(new Error('mine'))],
  ])('error: LOCAL_PAYMENT_START_PAYMENT_FAILED when onPaymentStart %s', async (_, onPaymentStart) => {
    const page = await setUp();
    await expect(page.instance.startPayment(ideal({ onPaymentStart }))).rejects.toMatchObject({
      code: 'LOCAL_PAYMENT_START_PAYMENT_FAILED',
      type: 'NETWORK',
      details: { originalError: { message: 'mine' } },
    });
    expect(page.popups[0]?.closed).toBe(true);
  });

  test('behavior: the payment continues when onPaymentStart rejects after proceed', async () => {
    const page = await setUp();
    const onPaymentStart = async (_: unknown, proceed?: () => void): Promise<void> => {
      proceed?.();
      throw new Error('mine');
    };
    const pending = page.instance.startPayment(ideal({ onPaymentStart }));
    await until(() => page.popups[0]?.visited.length);
    await new Promise(setImmediate);
    approve(page);
    await expect(pending).resolves.toMatchObject({ nonce: 'nonce' });
  });

  test('error: LOCAL_PAYMENT_ALREADY_IN_PROGRESS', async () => {
    const page = await setUp();
    const pending = page.instance.startPayment(ideal());
    await expect(page.instance.startPayment(ideal({ paymentType: 'Sofort' }))).rejects.toMatchObject({
      code: 'LOCAL_PAYMENT_ALREADY_IN_PROGRESS',
      type: 'MERCHANT',
    });
    await until(() => page.popups[0]?.visited.length);
    await expect(page.instance.startPayment(invoice())).rejects.toMatchObject({ code: 'LOCAL_PAYMENT_ALREADY_IN_PROGRESS' });
    approve(page);
    await pending;
    expect(page.popups).toHaveLength(1);
    expect(page.events()).toEqual([
      'sofort.local-payment.start-payment.error.already-opened',
      'ideal.local-payment.start-payment.opened',
      'pay_upon_invoice.local-payment.start-payment.error.already-opened',
      'ideal.local-payment.tokenization.success',
    ]);
  });

  test('error: LOCAL_PAYMENT_ALREADY_IN_PROGRESS until the tokenization has ended', async () => {
    const page = await setUp();
    page.network.reply(ACCOUNTS, 'hang');
    const controller = new AbortController();
    const pending = page.instance.startPayment({ ...ideal(), signal: controller.signal });
    await until(() => page.popups[0]?.visited.length);
    approve(page);
    await until(() => page.network.to(ACCOUNTS).length);
    await expect(page.instance.startPayment(ideal())).rejects.toMatchObject({ code: 'LOCAL_PAYMENT_ALREADY_IN_PROGRESS' });
    controller.abort('why');
    await expect(pending).rejects.toBe('why');
    const next = page.instance.startPayment(ideal()).catch(() => 'ended');
    expect(page.popups).toHaveLength(2);
    await page.instance.teardown();
    await expect(next).resolves.toBe('ended');
  });

  test.each<[string, unknown, string | undefined]>([
    ['nothing', undefined, undefined],
    ['null', null, undefined],
    ['an option', { ...payer, paymentType: 'ideal', amount: 1, onPaymentStart() {} }, "Missing required 'fallback' option."],
    [
      'a code',
      { ...payer, paymentType: 'blik', onPaymentStart() {}, blikOptions: { level_0: {} } },
      "Missing required 'blikOptions.level_0.authCode' option.",
    ],
  ])('error: LOCAL_PAYMENT_START_PAYMENT_MISSING_REQUIRED_OPTION without %s', async (_, options, details) => {
    const page = await setUp();
    const pending = page.instance.startPayment(options as LocalPaymentStartPaymentOptions);
    await expect(pending).rejects.toMatchObject({
      code: 'LOCAL_PAYMENT_START_PAYMENT_MISSING_REQUIRED_OPTION',
      type: 'MERCHANT',
      message: details ?? "Missing required 'givenName' option.",
    });
    expect(await caught(pending)).toHaveProperty('details', details);
    expect([page.popups.length, page.network.to(CREATE).length]).toEqual([0, 0]);
  });

  test('error: LOCAL_PAYMENT_WINDOW_OPEN_FAILED; the payment that is created meanwhile is ignored', async () => {
    const page = await setUp({}, { blocked: true });
    const onPaymentStart = jest.fn();
    await expect(page.instance.startPayment(ideal({ onPaymentStart }))).rejects.toMatchObject({
      code: 'LOCAL_PAYMENT_WINDOW_OPEN_FAILED',
      type: 'MERCHANT',
      details: { originalError: { code: 'FRAME_SERVICE_FRAME_OPEN_FAILED' } },
    });
    await new Promise(setImmediate);
    expect([onPaymentStart.mock.calls.length, page.network.to(CREATE).length, page.events().length]).toEqual([0, 1, 0]);
  });

  test('error: LOCAL_PAYMENT_WINDOW_CLOSED when the customer closes the window while the payment is being created', async () => {
    fakeClock();
    const page = await setUp();
    page.network.reply(CREATE, 'hang');
    const pending = caught(page.instance.startPayment(ideal()));
    await until(() => page.network.to(CREATE).length);
    Object.assign(page.popups[0] ?? {}, { closed: true });
    await jest.advanceTimersByTimeAsync(300);
    expect(await pending).toMatchObject({ code: 'LOCAL_PAYMENT_WINDOW_CLOSED', type: 'CUSTOMER', details: undefined });
    expect(page.network.to(CREATE)[0]?.signal?.aborted).toBe(true);
    await until(() => page.events().length);
    expect(page.events()).toEqual(['ideal.local-payment.tokenization.closed.by-user']);
    expect(jest.getTimerCount()).toBe(0);
  });

  test.each([
    ['LOCAL_PAYMENT_START_PAYMENT_FAILED', { errorcode: 'processing_error' }, 'ideal.local-payment.failed-in-window'],
    ['LOCAL_PAYMENT_WINDOW_CLOSED', { errorcode: 'payment_error' }, 'ideal.local-payment.tokenization.closed.by-user'],
    ['LOCAL_PAYMENT_WINDOW_CLOSED', {}, 'ideal.local-payment.tokenization.closed.by-user'],
  ])('error: %s for a window that reports itself closed with %j', async (code, parameters, event) => {
    const page = await setUp();
    const pending = caught(page.instance.startPayment(ideal()));
    await until(() => page.popups[0]?.visited.length);
    page.dispatch.report({ ...frameServiceErrors.FRAME_SERVICE_FRAME_CLOSED() }, parameters);
    expect(await pending).toMatchObject({ code, details: undefined });
    expect(page.events().at(-1)).toBe(event);
  });

  test('error: LOCAL_PAYMENT_START_PAYMENT_FAILED for any other error of the window', async () => {
    const page = await setUp();
    const pending = caught(page.instance.startPayment(ideal()));
    await until(() => page.popups[0]?.visited.length);
    page.dispatch.report({ message: 'strange' }, {});
    expect(await pending).toMatchObject({ code: 'LOCAL_PAYMENT_START_PAYMENT_FAILED', details: { originalError: { message: 'strange' } } });
  });

  test.each([
    ['LOCAL_PAYMENT_CANCELED', { c: '1', token: 'T' }],
    ['LOCAL_PAYMENT_START_PAYMENT_FAILED', { errorcode: 'processing_error', token: 'T' }],
  ])('error: %s for a window that brings %j', async (code, parameters) => {
    const page = await setUp();
    const pending = caught(page.instance.startPayment(ideal()));
    await until(() => page.popups[0]?.visited.length);
    page.dispatch.report(null, parameters);
    expect(await pending).toMatchObject({ code });
    expect(page.network.to(ACCOUNTS)).toEqual([]);
    expect(page.popups[0]?.closed).toBe(true);
  });

  test.each([400, 401, 403, 404, 429, 500, 503])('error: LOCAL_PAYMENT_START_PAYMENT_FAILED for status %s', async (status) => {
    const page = await setUp();
    page.network.reply(CREATE, { status, body: { error: {} } });
    await expect(page.instance.startPayment(ideal())).rejects.toMatchObject({
      code: 'LOCAL_PAYMENT_START_PAYMENT_FAILED',
      type: 'NETWORK',
      details: { originalError: { details: { httpStatus: status } } },
    });
    expect(page.popups[0]?.closed).toBe(true);
    expect(page.events()).toEqual([]);
  });

  test('error: LOCAL_PAYMENT_INVALID_PAYMENT_OPTION, after which another payment succeeds', async () => {
    fakeClock();
    const page = await setUp();
    page.network.reply(CREATE, { status: 422, body: { error: {} } }, created());
    await expect(page.instance.startPayment(ideal())).rejects.toMatchObject({
      code: 'LOCAL_PAYMENT_INVALID_PAYMENT_OPTION',
      type: 'MERCHANT',
      details: { originalError: { code: 'CLIENT_REQUEST_ERROR', details: { httpStatus: 422 } } },
    });
    expect(page.popups[0]?.closed).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
    const pending = page.instance.startPayment(ideal());
    await until(() => page.popups[1]?.visited.length);
    approve(page);
    await expect(pending).resolves.toMatchObject({ nonce: 'nonce' });
  });

  test.each<[string, unknown]>([
    ['nothing', {}],
    ['a list', []],
    ['no token', { paymentResource: { redirectUrl: BANK_URL } }],
    ['no page', { paymentResource: { redirectUrl: null, paymentToken: 'p' } }],
    ['a script', { paymentResource: { redirectUrl: 'javascript:alert(1)', paymentToken: 'p' } }],
    ['a nonsense address', { paymentResource: { redirectUrl: 'https://', paymentToken: 'p' } }],
  ])('error: LOCAL_PAYMENT_START_PAYMENT_FAILED for a response with %s', async (_, body) => {
    const page = await setUp();
    page.network.reply(CREATE, { body });
    const onPaymentStart = jest.fn();
    await expect(page.instance.startPayment(ideal({ onPaymentStart }))).rejects.toMatchObject({
      code: 'LOCAL_PAYMENT_START_PAYMENT_FAILED',
      details: { originalError: { name: 'TypeError' } },
    });
    expect(onPaymentStart).not.toHaveBeenCalled();
    expect(page.popups[0]?.closed).toBe(true);
  });

  test('error: LOCAL_PAYMENT_START_PAYMENT_FAILED for options that cannot be read', async () => {
    const page = await setUp();
    const options = Object.defineProperty(ideal(), 'amount', {
      enumerable: true,
      get() {
        throw new Error('mine');
      },
    });
    await expect(page.instance.startPayment(options)).rejects.toMatchObject({ code: 'LOCAL_PAYMENT_START_PAYMENT_FAILED' });
  });

  test('behavior: callback form', async () => {
    const page = await setUp();
    const called = new Promise((resolve) => {
      expect(page.instance.startPayment(ideal(), (...args) => resolve(args))).toBeUndefined();
    });
    await until(() => page.popups[0]?.visited.length);
    approve(page);
    expect(await called).toEqual([null, expect.objectContaining({ nonce: 'nonce' })]);
  });
});

describe('under a popup bridge', () => {
  test('default', async () => {
    const open = jest.fn();
    const bridge: { open: jest.Mock; onComplete?: (error: unknown, payload: unknown) => void } = { open };
    bridgeWindow.popupBridge = bridge;
    const page = await setUp();
    const pending = page.instance.startPayment(ideal());
    await until(() => open.mock.calls.length);
    expect([open.mock.calls, page.popups]).toEqual([[[BANK_URL]], []]);
    expect(readBody(page)['returnUrl']).toMatch('local-payment-redirect-frame');
    bridge.onComplete?.(null, { path: '/return', queryItems: { token: 'T', paymentId: 'P', PayerID: 'Y' } });
    await expect(pending).resolves.toMatchObject({ nonce: 'nonce' });
    expect(page.events().at(-1)).toBe('ideal.local-payment.tokenization.success-popupbridge');
    const canceled = caught(page.instance.startPayment(ideal()));
    await until(() => open.mock.calls.length === 2);
    bridge.onComplete?.(null, { path: '/cancel', queryItems: { c: '1' } });
    expect(await canceled).toMatchObject({ code: 'LOCAL_PAYMENT_CANCELED' });
    const dismissed = caught(page.instance.startPayment(ideal()));
    bridge.onComplete?.(null, null);
    expect(await dismissed).toMatchObject({ code: 'LOCAL_PAYMENT_WINDOW_CLOSED' });
  });
});

describe('without a window', () => {
  const deferred: [string, LocalPaymentStartPaymentOptions][] = [
    ['pay_upon_invoice', invoice()],
    ['mbway', { paymentType: 'mbway', amount: '1.00', currencyCode: 'EUR' }],
    ['bancomatpay', { paymentType: 'bancomatpay', amount: '1.00' }],
    ['blik', { ...payer, paymentType: 'blik', blikOptions: { level_0: { authCode: '123456' } } }],
    ['blik', { ...payer, paymentType: 'blik', blikOptions: { oneClick: { consumerReference: 'r', aliasKey: 'k' } } }],
  ];

  test.each(deferred)('default: %s', async (type, options) => {
    const page = await setUp();
    page.network.reply(CREATE, created(null));
    const onPaymentStart = jest.fn();
    await expect(page.instance.startPayment({ ...options, onPaymentStart })).resolves.toBeUndefined();
    expect(onPaymentStart.mock.calls).toEqual([[{ paymentId: 'payment-1' }]]);
    expect(page.popups).toEqual([]);
    expect(page.network.to(ACCOUNTS)).toEqual([]);
    expect(page.events()).toEqual([`${type}.local-payment.start-payment.opened`]);
    const { blikOptions, returnUrl } = readBody(page);
    expect(blikOptions).toEqual('blikOptions' in options ? options.blikOptions : undefined);
    expect(returnUrl).toMatch(/&r=undefined&t=undefined$/);
    expect(readBody(page)['cancelUrl']).toMatch(/&r=undefined&t=undefined&c=1$/);
  });

  test('options: fallback is sent if it is set', async () => {
    const page = await setUp();
    page.network.reply(CREATE, created(''));
    await page.instance.startPayment(invoice({ fallback }));
    expect(readBody(page)['returnUrl']).toMatch('&r=https%3A%2F%2Fshop.example%2Fback&t=Back%20to%20the%20shop');
  });

  test('error: LOCAL_PAYMENT_START_PAYMENT_DEFERRED_PAYMENT_FAILED when the payment has a page', async () => {
    const page = await setUp();
    const onPaymentStart = jest.fn();
    await expect(page.instance.startPayment(invoice({ onPaymentStart }))).rejects.toMatchObject({
      code: 'LOCAL_PAYMENT_START_PAYMENT_DEFERRED_PAYMENT_FAILED',
      type: 'UNKNOWN',
    });
    expect(onPaymentStart).not.toHaveBeenCalled();
    page.network.reply(CREATE, created(null));
    await expect(page.instance.startPayment(invoice())).resolves.toBeUndefined();
  });

  test('behavior: waits for the promise of onPaymentStart, which may start the next payment', async () => {
    const page = await setUp();
    page.network.reply(CREATE, created(null));
    const order: string[] = [];
    const onPaymentStart = async (): Promise<void> => {
      await page.instance.startPayment(invoice());
      order.push('saved');
    };
    await page.instance.startPayment(invoice({ onPaymentStart }));
    expect(order).toEqual(['saved']);
  });

  test.each<[string, unknown]>([
    ['rejects', () => Promise.reject(new Error('mine'))],
    ['is no function', null],
  ])('error: LOCAL_PAYMENT_START_PAYMENT_FAILED when onPaymentStart %s', async (_, onPaymentStart) => {
    const page = await setUp();
    page.network.reply(CREATE, created(null));
    await expect(page.instance.startPayment(invoice({ onPaymentStart }))).rejects.toMatchObject({
      code: 'LOCAL_PAYMENT_START_PAYMENT_FAILED',
      details: { originalError: expect.any(Error) },
    });
  });

  test('error: LOCAL_PAYMENT_INVALID_PAYMENT_OPTION', async () => {
    const page = await setUp();
    page.network.reply(CREATE, { status: 422, body: {} }, created(null));
    await expect(page.instance.startPayment(invoice())).rejects.toMatchObject({ code: 'LOCAL_PAYMENT_INVALID_PAYMENT_OPTION' });
    await expect(page.instance.startPayment(invoice())).resolves.toBeUndefined();
  });
});

describe('on the full page', () => {
  const create = async (redirectUrl = REDIRECT_URL) => {
    document.body.replaceChildren();
    const network = openNetwork();
    Object.assign(network.configuration, { paypalEnabled: true });
    network.reply(CREATE, created(`${location.href}#bank`));
    return { network, instance: await localPayment.create({ authorization: freshKey(), redirectUrl }) };
  };
  afterEach(() => history.replaceState(null, '', '/'));

  test('default', async () => {
    const { network, instance } = await create();
    const onPaymentStart = jest.fn();
    const settled = jest.fn();
    instance.startPayment(ideal({ onPaymentStart })).then(settled, settled);
    await until(() => location.hash === '#bank');
    expect(onPaymentStart.mock.calls).toEqual([[{ paymentId: 'payment-1' }, expect.any(Function)]]);
    await new Promise(setImmediate);
    expect(settled).not.toHaveBeenCalled();
    expect(network.to(CREATE)[0]?.body).toMatchObject({ returnUrl: REDIRECT_URL, cancelUrl: `${REDIRECT_URL}?wasCanceled=true` });
    expect(readEvents(network)).toEqual(['local-payment.initialized', 'ideal.local-payment.start-payment.redirected']);
    await instance.teardown();
  });

  test.each([
    ['https://shop.example/?order=1', 'https://shop.example/?order=1&wasCanceled=true'],
    ['https://shop.example/#/pay', 'https://shop.example/#/pay?wasCanceled=true'],
    ['https://shop.example/#/pay?step=2', 'https://shop.example/#/pay?step=2&wasCanceled=true'],
  ])('options: redirectUrl %s', async (redirectUrl, cancelUrl) => {
    const { network, instance } = await create(redirectUrl);
    void instance.startPayment(ideal()).catch(() => {});
    await until(() => network.to(CREATE).length);
    expect(network.to(CREATE)[0]?.body).toMatchObject({ returnUrl: redirectUrl, cancelUrl });
    await instance.teardown();
  });

  test('behavior: allows a second payment, requires no onPaymentStart, and leaves the page although that rejects', async () => {
    const { network, instance } = await create();
    const { onPaymentStart: _, ...options } = ideal();
    void instance.startPayment(options).catch(() => {});
    void instance.startPayment(ideal({ onPaymentStart: () => Promise.reject(new Error('mine')) })).catch(() => {});
    await until(() => readEvents(network).length === 3);
    expect(readEvents(network).slice(1)).toEqual(Array(2).fill('ideal.local-payment.start-payment.redirected'));
    await instance.teardown();
  });

  test.each<[string, (saved: Promise<void>, proceed?: () => void) => Promise<void>]>([
    ['the promise of onPaymentStart resolves', (saved) => saved],
    ['onPaymentStart calls proceed', (saved, proceed) => saved.then(proceed).then(() => new Promise(() => {}))],
  ])('behavior: leaves the page when %s', async (_, onPaymentStart) => {
    const { network, instance } = await create();
    let save = (): void => {};
    const saved = new Promise<void>((resolve) => (save = resolve));
    void instance
      .startPayment(ideal({ onPaymentStart: (_: unknown, proceed?: () => void) => onPaymentStart(saved, proceed) }))
      .catch(() => {});
    await until(() => readEvents(network).length === 2);
    await new Promise(setImmediate);
    expect(location.hash).toBe('');
    save();
    await until(() => location.hash === '#bank');
    await instance.teardown();
  });

  test('behavior: stays on the page when it is aborted while onPaymentStart is pending', async () => {
    const { network, instance } = await create();
    const stop = new AbortController();
    const pending = instance.startPayment(ideal({ onPaymentStart: () => new Promise(() => {}), signal: stop.signal }));
    await until(() => readEvents(network).length === 2);
    stop.abort(new Error('stop'));
    await expect(pending).rejects.toThrow('stop');
    expect(location.hash).toBe('');
  });

  test('behavior: payment types without a window do not leave the page', async () => {
    const { network, instance } = await create();
    network.reply(CREATE, created(null));
    await expect(instance.startPayment(invoice())).resolves.toBeUndefined();
    await expect(instance.startPayment({ paymentType: 'mbway' })).resolves.toBeUndefined();
    expect(readEvents(network).slice(1)).toEqual([
      'pay_upon_invoice.local-payment.start-payment.redirected',
      'mbway.local-payment.start-payment.redirected',
    ]);
  });

  test.each([
    ['LOCAL_PAYMENT_START_PAYMENT_FAILED', created('javascript:alert(1)')],
    ['LOCAL_PAYMENT_START_PAYMENT_FAILED', { status: 500, body: {} }],
    ['LOCAL_PAYMENT_INVALID_PAYMENT_OPTION', { status: 422, body: {} }],
  ])('error: %s', async (code, reply) => {
    const { network, instance } = await create();
    network.reply(CREATE, reply);
    await expect(instance.startPayment(ideal())).rejects.toMatchObject({ code });
    expect(location.hash).toBe('');
  });
});

describe('with a client that ignores signals', () => {
  const payment = { paymentResource: { redirectUrl: BANK_URL, paymentToken: 'payment-1' } };

  test.each<[string, unknown, LocalPaymentStartPaymentOptions]>([
    ['a payment in a window', payment, ideal()],
    ['a malformed payment in a window', {}, ideal()],
    ['a payment by invoice', { paymentResource: { paymentToken: 'payment-1' } }, invoice()],
    ['a malformed payment by invoice', {}, invoice()],
  ])('an aborted call reports nothing when the response is %s', async (_, response, options) => {
    Object.assign(openNetwork().configuration, CONFIGURATION);
    const late = createLateClient(await client.create({ authorization: freshKey() }), 'local_payments/create');
    const page = await setUp({ client: late.client });
    const controller = new AbortController();
    const onPaymentStart = jest.fn();
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    const started = caught(page.instance.startPayment({ ...options, onPaymentStart, signal: controller.signal }));
    await late.requested;
    controller.abort('why');
    expect(await started).toBe('why');
    await late.answer(response);
    await turn();
    process.off('unhandledRejection', unhandled);
    expect([page.events(), onPaymentStart.mock.calls, unhandled.mock.calls]).toEqual([[], [], []]);
  });
});
