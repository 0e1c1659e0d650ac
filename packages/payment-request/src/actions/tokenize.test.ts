import { responsesWithoutNonce, expectRejectionForEach, freshKey, openNetwork, type Network } from '@tender/client/testing';
import type { FakeProviderFrame } from '@tender/frame-service/testing';
import * as fc from 'fast-check';
import { assertSupportedMethods } from '../guards';
import { paymentRequest, type PaymentRequestConfiguration, type PaymentRequestInstance } from '../index';
import { paymentConfiguration } from '../schemas';
import { startFrame } from '../fixtures/start-frame';

const INITIALIZED = 'payment-request:PAYMENT_REQUEST_INITIALIZED';
const CAN_MAKE_PAYMENT = 'payment-request:CAN_MAKE_PAYMENT';
const details = { total: { label: 'Total', amount: { currency: 'USD', value: '1.00' } } };
const PAYLOAD = {
  nonce: 'nonce',
  type: 'CreditCard',
  description: 'ending in 11',
  binData: { prepaid: 'No' },
  details: { rawPaymentResponse: { methodName: 'basic-card', details: {} }, cardType: 'Visa', lastFour: '1111', lastTwo: '11' },
};

let network: Network;
let instance: PaymentRequestInstance;
let frame: FakeProviderFrame;
const events = (): string[] => network.events().flatMap((event) => /^web\.payment-request\.(?!initialized)(.*)/.exec(event)?.[1] ?? []);
const flush = (): Promise<void> => new Promise(setImmediate);

beforeEach(async () => {
  network = openNetwork();
  const creation = paymentRequest.create({ authorization: freshKey() });
  frame = await startFrame();
  instance = await creation;
  window.PaymentRequest = class {} as never;
});
afterEach(() => {
  document.body.replaceChildren();
  delete (window as Partial<Window & { PaymentRequest: unknown }>).PaymentRequest;
});

describe('tokenize', () => {
  test('default', async () => {
    const options = { requestShipping: true };
    const tokenization = instance.tokenize({ details, options });
    expect(frame.received).toEqual([
      {
        event: INITIALIZED,
        data: { supportedPaymentMethods: [{ supportedMethods: 'basic-card', data: { supportedNetworks: ['visa'] } }], details, options },
        reply: expect.any(String) as string,
        target: 'https://assets.braintreegateway.com',
      },
    ]);
    frame.reply(INITIALIZED, [null, { ...PAYLOAD, consumed: false, details: { ...PAYLOAD.details, bin: '411111' } }]);
    await expect(tokenization).resolves.toEqual(PAYLOAD);
    await flush();
    expect(events()).toEqual(['tokenize.succeeded']);
  });

  test.each([null, '', 0])('options: supportedPaymentMethods %p means all of the account', (falsy) => {
    instance.tokenize({ details, supportedPaymentMethods: falsy as never }).catch(() => {});
    expect(frame.received[0]?.data).toMatchObject({ supportedPaymentMethods: [{ supportedMethods: 'basic-card' }] });
  });

  test('options: supportedPaymentMethods', () => {
    const supportedPaymentMethods = [{ supportedMethods: ['https://google.com/pay'] as ['https://google.com/pay'], data: { a: 1 } }];
    instance.tokenize({ details, supportedPaymentMethods }).catch(() => {});
    expect(frame.received[0]?.data).toEqual({ details, supportedPaymentMethods });
  });

  test.each<[string, unknown, string]>([
    ['another name', [{ supportedMethods: 'https://apple.com/apple-pay' }], 'https://apple.com/apple-pay'],
    ['the last of them', [{ supportedMethods: 'a' }, { supportedMethods: 'basic-card' }, { supportedMethods: 'b' }], 'b'],
    ['two in a list', [{ supportedMethods: ['basic-card', 'https://google.com/pay'] }], 'basic-card,https://google.com/pay'],
    ['none', [{}], 'undefined'],
    ['null', [null], 'undefined'],
    ['a value without a string form', [{ supportedMethods: Object.create(null) as unknown }], 'object'],
  ])('error: PAYMENT_REQUEST_UNSUPPORTED_PAYMENT_METHOD for %s', async (_, supportedPaymentMethods, name) => {
    const configuration = { details, supportedPaymentMethods } as PaymentRequestConfiguration;
    for (const method of ['tokenize', 'canMakePayment'] as const) {
      await expect(instance[method](configuration)).rejects.toMatchObject({
        code: 'PAYMENT_REQUEST_UNSUPPORTED_PAYMENT_METHOD',
        type: 'MERCHANT',
        message: expect.stringContaining(`payment method ${name}.`) as string,
      });
    }
    await flush();
    expect([frame.received, events()]).toEqual([[], []]);
  });

  test('rejects with PAYMENT_REQUEST_NOT_COMPLETED for every payload of the frame that has no nonce', async () => {
    await expectRejectionForEach(responsesWithoutNonce([null, PAYLOAD], [1, 'nonce']), 'PAYMENT_REQUEST_NOT_COMPLETED', (data) => {
      const tokenization = instance.tokenize({ details });
      frame.reply(INITIALIZED, data);
      return tokenization;
    });
  });

  test('behavior: check and schema accept the same methods', () => {
    const name = fc.constantFrom<unknown>('basic-card', 'https://google.com/pay', 'other', undefined, 1);
    const supportedMethods = fc.oneof(name, fc.array(name, { maxLength: 2 }));
    fc.assert(
      fc.property(fc.array(fc.record({ supportedMethods }), { maxLength: 3 }), (supportedPaymentMethods) => {
        let passes = true;
        try {
          assertSupportedMethods({ supportedPaymentMethods });
        } catch {
          passes = false;
        }
        expect(passes).toBe(paymentConfiguration.safeParse({ details, supportedPaymentMethods }).success);
      }),
    );
  });

  test.each<[string, unknown, object, string]>([
    ['PAYMENT_REQUEST_CANCELED', 'AbortError', { type: 'CUSTOMER' }, 'tokenize.canceled'],
    ['PAYMENT_REQUEST_INITIALIZATION_MISCONFIGURED', 'PAYMENT_REQUEST_INITIALIZATION_FAILED', { type: 'MERCHANT' }, 'tokenize.failed'],
    [
      'PAYMENT_REQUEST_GOOGLE_PAYMENT_FAILED_TO_TOKENIZE',
      'BRAINTREE_GATEWAY_GOOGLE_PAYMENT_TOKENIZATION_ERROR',
      { type: 'MERCHANT' },
      'tokenize.failed',
    ],
    [
      'PAYMENT_REQUEST_GOOGLE_PAYMENT_PARSING_ERROR',
      'BRAINTREE_GATEWAY_GOOGLE_PAYMENT_PARSING_ERROR',
      { type: 'UNKNOWN' },
      'tokenize.failed',
    ],
    ['PAYMENT_REQUEST_NOT_COMPLETED', 'NotAllowedError', { type: 'CUSTOMER' }, 'tokenize.failed'],
    ['PAYMENT_REQUEST_NOT_COMPLETED', 'UNSUPPORTED_METHOD_NAME', { type: 'CUSTOMER' }, 'tokenize.failed'],
    ['PAYMENT_REQUEST_NOT_COMPLETED', 'toString', { type: 'CUSTOMER' }, 'tokenize.failed'],
    ['PAYMENT_REQUEST_NOT_COMPLETED', undefined, { type: 'CUSTOMER' }, 'tokenize.failed'],
  ])('error: %s for %s', async (code, name, expected, event) => {
    const tokenization = instance.tokenize({ details });
    const sent = { code: 1, message: 'Message.', name };
    frame.reply(INITIALIZED, [sent]);
    await expect(tokenization).rejects.toMatchObject({
      code,
      ...expected,
      details: { originalError: JSON.parse(JSON.stringify(sent)) as object },
    });
    await flush();
    expect(events()).toEqual([event]);
  });

  test.each([
    ['MERCHANT', 'MERCHANT'],
    ['NETWORK', 'NETWORK'],
    ['WRONG', 'CUSTOMER'],
    [undefined, 'CUSTOMER'],
  ])('error: PAYMENT_REQUEST_NOT_COMPLETED has the type that the frame sends: %s', async (type, expected) => {
    const tokenization = instance.tokenize({ details });
    frame.reply(INITIALIZED, [{ code: 'CLIENT_REQUEST_ERROR', message: 'No.', name: 'BraintreeError', type }]);
    await expect(tokenization).rejects.toMatchObject({ code: 'PAYMENT_REQUEST_NOT_COMPLETED', type: expected });
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['text', 'text'],
    ['no payload', [null]],
    ['no nonce', [null, { ...PAYLOAD, nonce: undefined }]],
  ])('error: PAYMENT_REQUEST_NOT_COMPLETED for a reply of %s', async (_, reply) => {
    const tokenization = instance.tokenize({ details });
    frame.reply(INITIALIZED, reply);
    await expect(tokenization).rejects.toMatchObject({
      code: 'PAYMENT_REQUEST_NOT_COMPLETED',
      details: { originalError: expect.any(TypeError) as Error },
    });
  });

  test('error: PAYMENT_REQUEST_NOT_COMPLETED for options that JSON cannot represent', async () => {
    const loop: Record<string, unknown> = {};
    loop.self = loop;
    await expect(instance.tokenize({ details, options: loop })).rejects.toMatchObject({ code: 'PAYMENT_REQUEST_NOT_COMPLETED' });
  });

  test.each<[string, () => void]>([
    ['removed', () => frame.iframe.remove()],
    ['reloaded', () => frame.emit('payment-request:FRAME_READY', undefined, () => {})],
  ])('error: PAYMENT_REQUEST_NOT_COMPLETED when the frame is %s', async (_, loseFrame) => {
    const tokenization = instance.tokenize({ details });
    loseFrame();
    await expect(tokenization).rejects.toMatchObject({ code: 'PAYMENT_REQUEST_NOT_COMPLETED' });
  });

  test('error: PAYMENT_REQUEST_NOT_COMPLETED when the frame was removed before the call', async () => {
    frame.iframe.remove();
    await expect(instance.tokenize({ details })).rejects.toMatchObject({ code: 'PAYMENT_REQUEST_NOT_COMPLETED' });
  });

  test('behavior: ignores replies of other windows and origins', async () => {
    const tokenization = instance.tokenize({ details });
    const forged = { event: frame.received[0]?.reply, origin: '*', eventData: [null, { ...PAYLOAD, nonce: 'forged' }] };
    frame.post(forged, { source: window });
    frame.post(forged, { origin: 'https://attacker.example' });
    frame.reply(INITIALIZED, [null, PAYLOAD]);
    await expect(tokenization).resolves.toMatchObject({ nonce: 'nonce' });
  });

  test('behavior: an aborted call closes the sheet and sends no failure event', async () => {
    const controller = new AbortController();
    const tokenization = instance.tokenize({ details, signal: controller.signal });
    controller.abort('why');
    await expect(tokenization).rejects.toBe('why');
    expect(frame.received.map(({ event }) => event)).toEqual([INITIALIZED, 'payment-request:ABORT']);
    frame.reply(INITIALIZED, [{ name: 'AbortError' }]);
    await flush();
    expect(events()).toEqual([]);
    const next = instance.tokenize({ details });
    frame.reply(INITIALIZED, [null, PAYLOAD]);
    await expect(next).resolves.toMatchObject({ nonce: 'nonce' });
  });

  test('reports no success when the sheet replies after the call was aborted', async () => {
    const controller = new AbortController();
    const rejected = expect(instance.tokenize({ details, signal: controller.signal })).rejects.toBe('why');
    controller.abort('why');
    frame.reply(INITIALIZED, [null, PAYLOAD]);
    await rejected;
    await flush();
    expect(events()).toEqual([]);
  });

  test('behavior: passes a click on the page on to the frame', () => {
    const post = jest.spyOn(frame.iframe.contentWindow as Window, 'postMessage');
    Object.defineProperty(navigator, 'userActivation', { value: { isActive: true }, configurable: true });
    instance.tokenize({ details }).catch(() => {});
    Reflect.deleteProperty(navigator, 'userActivation');
    expect(post.mock.calls[0]).toEqual([null, { targetOrigin: 'https://assets.braintreegateway.com', delegate: 'payment' }]);
  });
});

describe('canMakePayment', () => {
  test.each([
    [true, 'can-make-payment.true'],
    [false, 'can-make-payment.false'],
  ])('default: %s', async (canPay, event) => {
    const check = instance.canMakePayment({ details });
    expect(frame.received).toMatchObject([
      { event: CAN_MAKE_PAYMENT, data: { details, supportedPaymentMethods: [{ supportedMethods: 'basic-card' }] } },
    ]);
    frame.reply(CAN_MAKE_PAYMENT, [null, canPay]);
    await expect(check).resolves.toBe(canPay);
    await flush();
    expect(events()).toEqual([event]);
  });

  test('behavior: false in a browser without a sheet, before the configuration is checked', async () => {
    delete (window as Partial<Window & { PaymentRequest: unknown }>).PaymentRequest;
    const wrong = { details, supportedPaymentMethods: [{ supportedMethods: 'other' }] } as unknown as PaymentRequestConfiguration;
    await expect(instance.canMakePayment(wrong)).resolves.toBe(false);
    await flush();
    expect([events(), frame.received]).toEqual([['can-make-payment.not-available'], []]);
  });

  test.each([
    ['PAYMENT_REQUEST_CAN_MAKE_PAYMENT_FAILED', 'AbortError', 'UNKNOWN'],
    ['PAYMENT_REQUEST_INITIALIZATION_MISCONFIGURED', 'PAYMENT_REQUEST_INITIALIZATION_FAILED', 'MERCHANT'],
    ['PAYMENT_REQUEST_CAN_MAKE_PAYMENT_NOT_ALLOWED', 'NotAllowedError', 'MERCHANT'],
    ['PAYMENT_REQUEST_CAN_MAKE_PAYMENT_FAILED', 'BraintreeError', 'UNKNOWN'],
  ])('error: %s for %s', async (code, name, type) => {
    const check = instance.canMakePayment({ details });
    frame.reply(CAN_MAKE_PAYMENT, [{ name, message: 'Message.' }]);
    await expect(check).rejects.toMatchObject({ code, type, details: { originalError: { name, message: 'Message.' } } });
    await flush();
    expect(events()).toEqual(['can-make-payment.failed']);
  });

  test('behavior: an aborted check sends no failure event', async () => {
    const controller = new AbortController();
    const check = instance.canMakePayment({ details, signal: controller.signal });
    controller.abort('why');
    await expect(check).rejects.toBe('why');
    frame.reply(CAN_MAKE_PAYMENT, [null, true]);
    await flush();
    expect(events()).toEqual([]);
  });
});
