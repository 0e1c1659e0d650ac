import { client } from '@tender/client';
import { responsesWithoutNonce, freshKey, openNetwork, type Network } from '@tender/client/testing';
import { deliver, envelope } from '@tender/frame-service/testing';
import * as fc from 'fast-check';

const SHOP = 'https://shop.example';
const CARDS = 'POST payment_methods/credit_cards';
const details = { total: { label: 'Total', amount: { currency: 'USD', value: '1.00' } } };
const METHODS = [{ supportedMethods: 'basic-card' }];
const CARD = {
  cardNumber: '4111111111111111',
  cardholderName: 'Ada Lovelace',
  expiryMonth: '12',
  expiryYear: '2030',
  cardSecurityCode: '123',
};
const ADDRESS = {
  organization: 'Shop',
  city: 'Berlin',
  region: 'BE',
  postalCode: '10115',
  addressLine: ['Street 1', 'Door 2'],
  country: 'DE',
};

interface Posted {
  message: Record<string, unknown>;
  target: unknown;
}
type ShippingHandler = (event: object) => void;

/** Replaces the browser's sheet; the test decides what it does. */
class ScriptedSheet {
  static created: ScriptedSheet[] = [];
  static response: Record<string, unknown> = {};
  static refusal: Error | undefined;
  static canPay: boolean | Error = true;
  shippingAddress: unknown;
  shippingOption: unknown;
  aborted = 0;
  readonly handlers: Record<string, ShippingHandler> = {};
  readonly args: unknown[];
  finish: (outcome: Record<string, unknown> | Error) => void = () => {};
  constructor(...args: unknown[]) {
    if (ScriptedSheet.refusal) throw ScriptedSheet.refusal;
    this.args = args;
    ScriptedSheet.created.push(this);
  }
  addEventListener(name: string, handler: ShippingHandler): void {
    this.handlers[name] = handler;
  }
  canMakePayment(): Promise<boolean> {
    return typeof ScriptedSheet.canPay === 'boolean' ? Promise.resolve(ScriptedSheet.canPay) : Promise.reject(ScriptedSheet.canPay);
  }
  show(): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.finish = (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome));
    });
  }
  abort(): Promise<void> {
    this.aborted += 1;
    this.finish(new DOMException('Aborted.', 'AbortError'));
    return Promise.resolve();
  }
}

let posted: Posted[];
let network: Network;
let complete: jest.Mock;
let requestCount = 0;
const turn = (): Promise<void> => new Promise(setImmediate);
const post = (message: object, from: object = {}): void =>
  deliver(`/*framebus*/${JSON.stringify(message)}`, { source: window.parent, origin: SHOP, ...from });
const emit = (event: string, eventData?: unknown): void => post({ event: `channel:payment-request:${event}`, origin: '*', eventData });
const emitted = (event: string): unknown[] =>
  posted.filter(({ message }) => message.event === `channel:payment-request:${event}`).map(({ message }) => message.eventData);
const sheet = (): ScriptedSheet => ScriptedSheet.created.at(-1) as ScriptedSheet;

/** Sends a request as the page does, and resolves with the reply. */
function request(event: string, data: object): Promise<unknown> {
  const replyId = `reply-${requestCount++}`;
  post({ event: `channel:payment-request:${event}`, origin: '*', reply: replyId, eventData: data });
  return (async () => {
    for (;;) {
      const found = posted.find(({ message }) => message.event === replyId);
      if (found) {
        expect(found.target).toBe(SHOP);
        return found.message.eventData;
      }
      await turn();
    }
  })();
}
/** Pays with a payment method. */
async function pay(methodName: string, paymentDetails: unknown, members: object = {}, options?: object): Promise<unknown> {
  const reply = request('PAYMENT_REQUEST_INITIALIZED', { supportedPaymentMethods: METHODS, details, options });
  sheet().finish({ methodName, requestId: 'request', details: paymentDetails, complete, ...members });
  return reply;
}

async function load(): Promise<void> {
  window.bus?.dispose(); // the page of the previous test
  posted = [];
  location.hash = '#channel';
  window.postMessage = (text: unknown, target?: unknown) => void posted.push({ message: envelope(text), target });
  await jest.isolateModulesAsync(async () => void (await import('./index')));
}

beforeEach(async () => {
  network = openNetwork();
  network.reply(CARDS, { body: { creditCards: [{ nonce: 'nonce', type: 'CreditCard', details: { lastTwo: '11' } }] } });
  ScriptedSheet.refusal = undefined;
  ScriptedSheet.canPay = true;
  complete = jest.fn(() => Promise.resolve());
  window.PaymentRequest = ScriptedSheet as never;
  await load();
  const configuration = (await client.create({ authorization: freshKey() })).getConfiguration();
  post({ event: posted[0]?.message.reply, eventData: configuration });
});

test('default: reports that it is ready, and once it has a client that it accepts requests', () => {
  expect(posted).toEqual([
    {
      message: { event: 'channel:payment-request:FRAME_READY', origin: '*', reply: expect.any(String) as string },
      target: '*',
    },
    { message: { event: 'channel:payment-request:FRAME_CAN_MAKE_REQUESTS', origin: '*' }, target: SHOP },
  ]);
  expect([window.bus, window.client]).toEqual([expect.anything(), expect.anything()]);
});

test.each<[string, (configuration: object) => unknown]>([
  ['none', () => undefined],
  ["not the provider's", (configuration) => ({ ...configuration, gatewayConfiguration: { clientApiUrl: 'https://attacker.example' } })],
])('behavior: accepts no requests when its configuration is %s', async (_, change) => {
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
  await load();
  setTimeout(() => post({ event: posted[0]?.message.reply, eventData: change({ authorization: freshKey() }) }));
  expect((await reported).error).toMatchObject({ code: expect.stringMatching(/^CLIENT_/) as string });
  expect(emitted('FRAME_CAN_MAKE_REQUESTS')).toEqual([]);
});

describe('canMakePayment', () => {
  test.each([true, false])('default: %s', async (canPay) => {
    ScriptedSheet.canPay = canPay;
    const options = { a: 1 };
    expect(await request('CAN_MAKE_PAYMENT', { supportedPaymentMethods: METHODS, details, options })).toEqual([null, canPay]);
    expect(sheet().args).toEqual([METHODS, details, options]);
  });

  test('behavior: replies with an initialization error when the browser refuses the arguments of the check', async () => {
    ScriptedSheet.refusal = new RangeError('No currency.');
    expect(await request('CAN_MAKE_PAYMENT', { details })).toEqual([
      { name: 'PAYMENT_REQUEST_INITIALIZATION_FAILED', message: 'No currency.' },
    ]);
  });

  test('behavior: replies with an initialization error in a browser without a sheet', async () => {
    delete (window as Partial<Window & { PaymentRequest: unknown }>).PaymentRequest;
    expect(await request('CAN_MAKE_PAYMENT', { details })).toMatchObject([{ name: 'PAYMENT_REQUEST_INITIALIZATION_FAILED' }]);
  });

  test("behavior: replies with the browser's error when the check fails", async () => {
    ScriptedSheet.canPay = new DOMException('Not now.', 'NotAllowedError');
    expect(await request('CAN_MAKE_PAYMENT', { details })).toEqual([{ name: 'NotAllowedError', message: 'Not now.', code: 0 }]);
  });
});

describe('cards', () => {
  test('default', async () => {
    const response = { payerName: 'Ada', payerEmail: 'ada@shop.example', shippingOption: 'express' };
    const reply = await pay('basic-card', { ...CARD, billingAddress: ADDRESS }, response);
    expect(network.to(CARDS)[0]?.body?.creditCard).toEqual({
      number: '4111111111111111',
      cardholderName: 'Ada Lovelace',
      expirationMonth: '12',
      expirationYear: '2030',
      cvv: '123',
      billingAddress: {
        company: 'Shop',
        locality: 'Berlin',
        region: 'BE',
        postalCode: '10115',
        streetAddress: 'Street 1',
        extendedAddress: 'Door 2',
        countryCodeAlpha2: 'DE',
      },
    });
    expect(network.to(CARDS)[0]?.body?._meta).toMatchObject({ source: 'client' });
    expect(reply).toEqual([
      null,
      {
        nonce: 'nonce',
        type: 'CreditCard',
        details: {
          lastTwo: '11',
          rawPaymentResponse: {
            methodName: 'basic-card',
            requestId: 'request',
            ...response,
            details: { billingAddress: ADDRESS, cardholderName: 'Ada Lovelace' },
          },
        },
      },
    ]);
    expect(JSON.stringify(posted)).not.toContain('4111111111111111');
    expect(complete.mock.calls).toEqual([['success']]);
  });

  test('default: leaves out a missing billing address', async () => {
    const reply = await pay('basic-card', { ...CARD, cardholderName: undefined });
    expect(network.to(CARDS)[0]?.body?.creditCard).not.toHaveProperty('billingAddress');
    expect(reply).toMatchObject([null, { details: { rawPaymentResponse: { details: {} } } }]);
  });

  test("behavior: a refusal goes to the page with the client's code, without a type, and closes the sheet once", async () => {
    network.reply(CARDS, { status: 422, body: {} });
    expect(await pay('basic-card', CARD)).toEqual([
      { name: 'BraintreeError', code: 'CLIENT_REQUEST_ERROR', message: expect.any(String) as string },
    ]);
    expect(complete.mock.calls).toEqual([['fail']]);
  });

  test('sends the page a TypeError and fails the sheet for every response without a nonce', async () => {
    const responses = responsesWithoutNonce({ creditCards: [{ nonce: 'nonce' }] }, ['creditCards', 0, 'nonce']);
    await fc.assert(
      fc.asyncProperty(responses, async (body) => {
        network.reply(CARDS, { body });
        expect(await pay('basic-card', CARD)).toMatchObject([{ name: 'TypeError' }]);
        expect(complete).toHaveBeenLastCalledWith('fail');
      }),
    );
    expect(complete).toHaveBeenCalledTimes(100);
  });
});

describe('Google Pay', () => {
  const GOOGLE = 'https://google.com/pay';
  const one = (token: unknown): object => ({ paymentMethodToken: { token: typeof token === 'string' ? token : JSON.stringify(token) } });
  const two = (token: unknown): object => ({ apiVersion: 2, paymentMethodData: { tokenizationData: { token: JSON.stringify(token) } } });
  const card = { nonce: 'google', type: 'AndroidPayCard', details: { cardType: 'Visa' } };

  test.each([
    ['1', one],
    ['2', two],
  ])('default: a card, version %s', async (_, wrap) => {
    expect(await pay(GOOGLE, wrap({ androidPayCards: [card] }))).toEqual([
      null,
      { ...card, details: { cardType: 'Visa', rawPaymentResponse: { methodName: GOOGLE, requestId: 'request', details: {} } } },
    ]);
    expect(network.to(CARDS)).toEqual([]);
    expect(complete.mock.calls).toEqual([['success']]);
  });

  test('default: a PayPal account', async () => {
    expect(await pay(GOOGLE, two({ paypalAccounts: [{ nonce: 'paypal', type: 'PayPalAccount' }] }))).toMatchObject([
      null,
      { nonce: 'paypal', type: 'PayPalAccount', details: { rawPaymentResponse: {} } },
    ]);
  });

  test('behavior: replies with a tokenization error and fails the sheet when the gateway refuses', async () => {
    expect(await pay(GOOGLE, one({ error: { message: 'No.' } }))).toEqual([
      { name: 'BRAINTREE_GATEWAY_GOOGLE_PAYMENT_TOKENIZATION_ERROR', message: expect.any(String) as string, error: { message: 'No.' } },
    ]);
    expect(complete.mock.calls).toEqual([['fail']]);
  });

  test.each<[string, unknown]>([
    ['no token', {}],
    ['a token that is no JSON', one('{')],
    ['a token without a card', one({})],
    ['an empty list of cards', one({ androidPayCards: [] })],
    ['a card without a nonce', one({ androidPayCards: [{ ...card, nonce: '' }] })],
    ['a PayPal account without a nonce', two({ paypalAccounts: [{ type: 'PayPalAccount' }] })],
    ['nothing', undefined],
  ])('behavior: replies with a parsing error and fails the sheet for a response with %s', async (_, paymentDetails) => {
    expect(await pay(GOOGLE, paymentDetails)).toMatchObject([{ name: 'BRAINTREE_GATEWAY_GOOGLE_PAYMENT_PARSING_ERROR' }]);
  });
});

describe('the sheet', () => {
  test('behavior: replies with UNSUPPORTED_METHOD_NAME and fails the sheet for another payment method', async () => {
    expect(await pay('https://other.example/pay', {})).toMatchObject([{ name: 'UNSUPPORTED_METHOD_NAME' }]);
    expect(complete.mock.calls).toEqual([['fail']]);
  });

  test('behavior: replies with an initialization error when the browser refuses the arguments of the sheet', async () => {
    ScriptedSheet.refusal = new TypeError('Wrong.');
    expect(await request('PAYMENT_REQUEST_INITIALIZED', { details })).toEqual([
      { name: 'PAYMENT_REQUEST_INITIALIZATION_FAILED', message: 'Wrong.' },
    ]);
  });

  test('behavior: does not complete a sheet that the customer dismissed', async () => {
    const reply = request('PAYMENT_REQUEST_INITIALIZED', { supportedPaymentMethods: METHODS, details });
    sheet().finish(new DOMException('Dismissed.', 'AbortError'));
    expect(await reply).toEqual([{ name: 'AbortError', message: 'Dismissed.', code: 20 }]);
    expect(complete).not.toHaveBeenCalled();
  });

  test('behavior: ignores a sheet that cannot be completed', async () => {
    complete.mockImplementation(() => Promise.reject(new Error('gone')));
    expect(await pay('basic-card', CARD)).toMatchObject([null, { nonce: 'nonce' }]);
    complete.mockImplementation(() => {
      throw new Error('gone');
    });
    expect(await pay('basic-card', CARD)).toMatchObject([null, { nonce: 'nonce' }]);
  });

  test('behavior: closes the sheet when the page aborts', async () => {
    const reply = request('PAYMENT_REQUEST_INITIALIZED', { supportedPaymentMethods: METHODS, details });
    emit('ABORT');
    expect(await reply).toMatchObject([{ name: 'AbortError' }]);
    expect(sheet().aborted).toBe(1);
    emit('ABORT');
    expect(sheet().aborted).toBe(1);
  });

  test('behavior: ignores requests of other windows and origins', async () => {
    const before = ScriptedSheet.created.length;
    const forged = { event: 'channel:payment-request:PAYMENT_REQUEST_INITIALIZED', origin: '*', reply: 'forged', eventData: { details } };
    post(forged, { origin: 'https://attacker.example' });
    post(forged, { source: document.body.appendChild(document.createElement('iframe')).contentWindow });
    await request('CAN_MAKE_PAYMENT', { details });
    expect(ScriptedSheet.created).toHaveLength(before + 1);
  });
});

describe('shipping', () => {
  const cases = [
    ['shippingaddresschange', 'shippingAddress', 'ADDRESS', { country: 'DE' }],
    ['shippingoptionchange', 'shippingOption', 'OPTION', 'express'],
  ] as const;

  test.each(cases)('default: %s', async (event, member, kind, value) => {
    const reply = request('PAYMENT_REQUEST_INITIALIZED', { supportedPaymentMethods: METHODS, details, options: { requestShipping: true } });
    sheet()[member] = value;
    const order: unknown[] = [];
    const updateWith = (update: Promise<unknown>): void => {
      expect(emitted(`SHIPPING_${kind}_CHANGE`)).toHaveLength(order.length); // the sheet waits before the page gets the event
      order.push(update);
    };
    sheet().handlers[event]?.({ target: sheet(), updateWith });
    sheet().handlers[event]?.({ target: sheet(), updateWith });
    expect(emitted(`SHIPPING_${kind}_CHANGE`)).toEqual([value, value]);
    emit(`UPDATE_SHIPPING_${kind}`, { total: 1 });
    emit(`UPDATE_SHIPPING_${kind}`, { total: 2 });
    await expect(Promise.all(order)).resolves.toEqual([{ total: 1 }, { total: 2 }]);
    sheet().handlers[event]?.({ target: sheet(), updateWith });
    emit(`UPDATE_SHIPPING_${kind}`);
    await expect(order[2]).rejects.toThrow('No details.');
    sheet().finish({ methodName: 'basic-card', details: CARD, complete });
    expect(await reply).toMatchObject([null, { nonce: 'nonce' }]);
  });

  test('behavior: listens to no changes when shipping is not requested', async () => {
    await pay('basic-card', CARD, {}, { requestPayerName: true });
    expect(sheet().handlers).toEqual({});
  });
});
