import { responsesWithoutNonce, expectRejectionForEach, freshKey, freshToken, type Network, turn, until } from '@tender/client/testing';
import { client } from '@tender/client';
import type { ComponentOptions } from '@tender/client/internal';
import { fakeDispatchFrame, fakePopups, type FakeDispatchFrame, type FakePopup } from '@tender/frame-service/testing';
import type { PopupBridge } from '@tender/frame-service/internal';
import fc from 'fast-check';
import { paypal, type PayPal, type PayPalTokenizeOptions } from '../index';
import { tokenizeOptions } from '../schemas';
import {
  ACCOUNT,
  createAccount,
  AGREEMENT,
  AGREEMENT_RESOURCE,
  APPROVAL,
  loadDispatchFrame,
  openPayPalNetwork,
  PAGES,
  RESOURCE,
  readSentData,
} from '../fixtures/paypal-network';
import { isFlow } from '../guards';

const RETURNED = { token: 'EC-1', paymentId: 'PAY-1', PayerID: 'PAYER-1' };
const CANCELED = { name: 'BraintreeError', code: 'FRAME_SERVICE_FRAME_CLOSED', type: 'INTERNAL', message: 'closed' };
const checkout: PayPalTokenizeOptions = { flow: 'checkout', amount: '10.00', currency: 'EUR' };
const vault: PayPalTokenizeOptions = { flow: 'vault' };
const bridgeWindow = window as { popupBridge?: PopupBridge };

let network: Network;
let popups: FakePopup[];
let instance: PayPal;
let dispatch: FakeDispatchFrame;

const popup = (): FakePopup => popups.at(-1) as FakePopup;
/** Names of the events since the instance was created, without the component's prefix. */
const events = (): string[] =>
  network
    .events()
    .map((event) => event.replace(/^web\.(paypal\.)?/, ''))
    .filter((event) => !/^(custom|initialized|load)/.test(event));

async function create(options: ComponentOptions = { authorization: freshKey() }): Promise<void> {
  document.body.replaceChildren();
  ({ instance, dispatch } = await loadDispatchFrame(paypal.create(options)));
}
async function openPopup(options: PayPalTokenizeOptions): Promise<{ tokenization: Promise<unknown> }> {
  const tokenization = instance.tokenize(options);
  tokenization.catch(() => {});
  await until(() => popup().visited.length > 0);
  return { tokenization };
}
/** A complete tokenization. Earlier calls must not prevent it. */
async function complete(options = checkout, result: object = RETURNED): Promise<unknown> {
  const { tokenization } = await openPopup(options);
  dispatch.report(null, result);
  return tokenization;
}

beforeEach(async () => {
  network = openPayPalNetwork();
  popups = fakePopups();
  await create();
});
afterEach(() => {
  delete bridgeWindow.popupBridge;
});

describe('checkout', () => {
  test('default', async () => {
    const options = { ...checkout };
    const tokenization = instance.tokenize(options);
    expect(popup()).toMatchObject({
      url: `${PAGES}/paypal-landing-frame.min.html`,
      name: `braintreepaypallanding_${dispatch.serviceId}`,
      features: expect.stringContaining('height=535,width=450') as string,
    });
    await until(() => popup().visited.length > 0);
    expect(popup().visited).toEqual([APPROVAL]);
    expect(readSentData(network, RESOURCE)).toEqual({
      returnUrl: `${PAGES}/redirect-frame.min.html?channel=${dispatch.serviceId}`,
      cancelUrl: `${PAGES}/cancel-frame.min.html?channel=${dispatch.serviceId}`,
      offerPaypalCredit: false,
      offerPayLater: false,
      experienceProfile: { brandName: 'Shop of the account', noShipping: 'true', addressOverride: false },
      amount: '10.00',
      currencyIsoCode: 'EUR',
    });
    dispatch.report(null, { ...RETURNED, channel: dispatch.serviceId });
    await expect(tokenization).resolves.toEqual({ nonce: 'nonce', type: 'PayPalAccount', details: { email: 'ada@example.com' } });
    expect(readSentData(network, ACCOUNT)).toEqual({
      paypalAccount: {
        correlationId: 'EC-1',
        options: { validate: false },
        paymentToken: 'PAY-1',
        payerId: 'PAYER-1',
        unilateral: false,
      },
    });
    expect(popup().closed).toBe(true);
    expect(events()).toEqual(['tokenization.opened', 'tokenization.success']);
    expect(options).toEqual(checkout);
  });

  test('options: all', async () => {
    await complete({
      ...checkout,
      intent: 'capture',
      offerCredit: true,
      offerPayLater: true,
      displayName: 'My shop',
      locale: 'de_DE',
      enableShippingAddress: true,
      shippingAddressEditable: false,
      shippingAddressOverride: { line1: 'Street 1', countryCode: 'DE', future: 'member' },
      landingPageType: 'login',
      billingAgreementDescription: 'of the other flow',
      useraction: 'commit',
    });
    expect(readSentData(network, RESOURCE)).toEqual({
      returnUrl: expect.any(String) as string,
      cancelUrl: expect.any(String) as string,
      offerPaypalCredit: true,
      offerPayLater: true,
      experienceProfile: {
        brandName: 'My shop',
        localeCode: 'de_DE',
        noShipping: 'false',
        addressOverride: true,
        landingPageType: 'login',
      },
      amount: '10.00',
      currencyIsoCode: 'EUR',
      intent: 'sale',
      line1: 'Street 1',
      countryCode: 'DE',
      future: 'member',
    });
    expect(readSentData(network, ACCOUNT)).toMatchObject({ paypalAccount: { intent: 'capture' } });
    expect(popup().visited).toEqual([`${APPROVAL}&useraction=commit`]);
    expect(events()).toEqual(['tokenization.opened', 'credit.offered', 'paylater.offered', 'tokenization.success']);
  });

  test.each([
    ['useraction', { useraction: 'continue' }, {}],
    ['offerCredit', { offerCredit: 'true', offerPayLater: 1 }, { offerPaypalCredit: false, offerPayLater: false }],
    ['shippingAddressEditable', { shippingAddressEditable: undefined }, { experienceProfile: { addressOverride: false } }],
    ['intent', { intent: 'order' }, { intent: 'order' }],
    ['amount', { amount: 10 }, { amount: 10 }],
  ])('options: %s %j', async (_, options, expected) => {
    await openPopup({ ...checkout, ...(options as object) });
    expect(readSentData(network, RESOURCE)).toMatchObject(expected);
    expect(popup().visited).toEqual([APPROVAL]);
    expect(events()).toEqual(['tokenization.opened']);
  });

  test('behavior: returns the terms of a credit that the customer accepted', async () => {
    const creditFinancingOffered = { term: 6 };
    network.reply(ACCOUNT, {
      body: { paypalAccounts: [createAccount({ creditFinancingOffered, shippingOptionId: 'x', cobrandedCardLabel: 'y' })] },
    });
    await expect(complete()).resolves.toEqual({
      nonce: 'nonce',
      type: 'PayPalAccount',
      details: { email: 'ada@example.com' },
      creditFinancingOffered,
    });
    expect(events().slice(-2)).toEqual(['tokenization.success', 'credit.accepted']);
  });

  test.each([{}, { paypalAccounts: null }, { paypalAccounts: [] }, { paypalAccounts: [{ details: null }] }])(
    'error: PAYPAL_ACCOUNT_TOKENIZATION_FAILED for a response without an account: %j',
    async (body) => {
      network.reply(ACCOUNT, { body });
      await expect(complete()).rejects.toMatchObject({
        code: 'PAYPAL_ACCOUNT_TOKENIZATION_FAILED',
        type: 'NETWORK',
        details: { originalError: { name: 'TypeError' } },
      });
      expect(events().at(-1)).toBe('tokenization.failed');
    },
  );

  test('rejects with PAYPAL_ACCOUNT_TOKENIZATION_FAILED for every response without a nonce', async () => {
    const responses = responsesWithoutNonce({ paypalAccounts: [createAccount()] }, ['paypalAccounts', 0, 'nonce']);
    await expectRejectionForEach(responses, 'PAYPAL_ACCOUNT_TOKENIZATION_FAILED', (body) => {
      network.reply(ACCOUNT, { body });
      return complete();
    });
  });

  test('behavior: exchanges an agreement if PayPal returns one after a payment', async () => {
    await complete(checkout, { ...RETURNED, ba_token: 'BA-1' });
    expect(readSentData(network, ACCOUNT)).toEqual({
      paypalAccount: { correlationId: 'BA-1', options: { validate: false }, billingAgreementToken: 'BA-1' },
    });
  });
});

describe('vault', () => {
  test('default', async () => {
    await complete({ ...vault, useraction: 'commit' }, { ba_token: 'BA-1', token: 'EC-1' });
    expect(readSentData(network, AGREEMENT_RESOURCE)).toEqual({
      returnUrl: expect.any(String) as string,
      cancelUrl: expect.any(String) as string,
      offerPaypalCredit: false,
      offerPayLater: false,
      experienceProfile: { brandName: 'Shop of the account', noShipping: 'true', addressOverride: false },
    });
    expect(popup().visited).toEqual([`${AGREEMENT}&useraction=commit`]);
    expect(readSentData(network, ACCOUNT)).toEqual({
      paypalAccount: { correlationId: 'BA-1', options: { validate: false }, billingAgreementToken: 'BA-1' },
    });
  });

  test('options: shippingAddressOverride, billingAgreementDescription', async () => {
    await openPopup({
      ...vault,
      amount: 1,
      currency: 'EUR',
      shippingAddressOverride: { line1: 'x' },
      billingAgreementDescription: 'monthly',
    });
    const data = readSentData(network, AGREEMENT_RESOURCE);
    expect(data).toMatchObject({ shippingAddress: { line1: 'x' }, description: 'monthly' });
    expect(data).not.toHaveProperty('amount');
    expect(data).not.toHaveProperty('line1');
  });

  test('behavior: validates an account for the vault, with a client token only', async () => {
    await create({ authorization: freshToken() });
    await complete(vault, { ba_token: 'BA-1' });
    expect(readSentData(network, ACCOUNT)).toMatchObject({ paypalAccount: { options: { validate: true } } });
    await complete(checkout, { ba_token: 'BA-1' });
    expect(readSentData(network, ACCOUNT)).toMatchObject({ paypalAccount: { options: { validate: false } } });
  });
});

describe('refusals', () => {
  test.each([undefined, null, {}, { flow: '' }, { flow: 'Checkout' }, { flow: 'toString' }, 'checkout'])(
    'error: PAYPAL_FLOW_OPTION_REQUIRED for %j',
    async (options) => {
      const expected = { code: 'PAYPAL_FLOW_OPTION_REQUIRED', type: 'MERCHANT' };
      await expect(instance.tokenize(options as PayPalTokenizeOptions)).rejects.toMatchObject(expected);
      const called = await new Promise((resolve) => {
        const handler = instance.tokenize(options as PayPalTokenizeOptions, resolve);
        handler.close();
        handler.focus();
      });
      expect(called).toMatchObject(expected);
      expect(popups).toEqual([]);
      expect(events()).toEqual([]);
    },
  );

  test('behavior: the assertion and the schema accept the same options', () => {
    fc.assert(
      fc.property(fc.record({ flow: fc.constantFrom('checkout', 'vault', 'Vault', '', null, undefined, 1, 'toString') }), (options) => {
        expect(tokenizeOptions.safeParse(options).success).toBe(isFlow(options));
      }),
    );
  });

  test('error: PAYPAL_TOKENIZATION_REQUEST_ACTIVE', async () => {
    const { tokenization } = await openPopup(checkout);
    const expected = { code: 'PAYPAL_TOKENIZATION_REQUEST_ACTIVE', type: 'MERCHANT', message: 'Another tokenization request is active.' };
    await expect(instance.tokenize(vault)).rejects.toMatchObject(expected);
    expect(events()).toEqual(['tokenization.opened', 'tokenization.error.already-opened']);
    expect(popups).toHaveLength(1);
    await expect(instance.tokenize({} as PayPalTokenizeOptions)).rejects.toMatchObject({ code: 'PAYPAL_FLOW_OPTION_REQUIRED' });
    dispatch.report(null, RETURNED);
    await tokenization;
  });

  test('behavior: another call can start once the customer has returned, while the first is still being exchanged', async () => {
    network.reply(ACCOUNT, 'hang', { body: { paypalAccounts: [createAccount()] } });
    const controller = new AbortController();
    const first = instance.tokenize({ ...checkout, signal: controller.signal });
    await until(() => popup().visited.length > 0);
    dispatch.report(null, RETURNED);
    await until(() => network.to(ACCOUNT).length > 0);
    await expect(complete()).resolves.toMatchObject({ nonce: 'nonce' });
    controller.abort('enough');
    await expect(first).rejects.toBe('enough');
    await expect(complete()).resolves.toMatchObject({ nonce: 'nonce' });
  });
});

describe('failures', () => {
  afterEach(async () => {
    popups = fakePopups();
    network.reply(RESOURCE, { body: { paymentResource: { redirectUrl: APPROVAL } } });
    network.reply(ACCOUNT, { body: { paypalAccounts: [createAccount()] } });
    await expect(complete()).resolves.toMatchObject({ nonce: 'nonce' });
  });

  test('error: PAYPAL_POPUP_OPEN_FAILED', async () => {
    fakePopups({ blocked: true });
    await expect(instance.tokenize(checkout)).rejects.toMatchObject({
      code: 'PAYPAL_POPUP_OPEN_FAILED',
      type: 'MERCHANT',
      message: 'PayPal popup failed to open, make sure to tokenize in response to a user action.',
      details: { originalError: { code: 'FRAME_SERVICE_FRAME_OPEN_FAILED' } },
    });
    expect(events()).toEqual(['tokenization.opened']);
  });

  test('error: PAYPAL_POPUP_CLOSED by the customer', async () => {
    const { tokenization } = await openPopup(checkout);
    popup().closed = true;
    await expect(tokenization).rejects.toMatchObject({
      code: 'PAYPAL_POPUP_CLOSED',
      type: 'CUSTOMER',
      message: 'Customer closed PayPal popup before authorizing.',
      details: undefined,
    });
    expect(events()).toEqual(['tokenization.opened', 'tokenization.closed.by-user']);
  });

  test('error: PAYPAL_POPUP_CLOSED from the cancel page', async () => {
    const { tokenization } = await openPopup(vault);
    dispatch.report(CANCELED, { token: 'EC-1' });
    await expect(tokenization).rejects.toMatchObject({ code: 'PAYPAL_POPUP_CLOSED' });
    expect(events()).toEqual(['tokenization.opened', 'tokenization.closed.by-user']);
  });

  test('behavior: a late response does not redirect the popup of the next call', async () => {
    let reply: (response: Response) => void = () => {};
    jest.mocked(fetch).mockImplementationOnce(() => Promise.resolve(new Response('{}'))); // the event
    const late = new Promise<Response>((resolve) => (reply = resolve));
    const tokenization = instance.tokenize(checkout);
    jest.mocked(fetch).mockImplementationOnce(() => late);
    await turn();
    popup().closed = true;
    await expect(tokenization).rejects.toMatchObject({ code: 'PAYPAL_POPUP_CLOSED' });
    const second = instance.tokenize(vault);
    second.catch(() => {});
    reply(new Response(JSON.stringify({ paymentResource: { redirectUrl: 'https://www.paypal.com/late' } })));
    await until(() => popup().visited.length > 0);
    expect(popup().visited).toEqual([AGREEMENT]);
    dispatch.report(null, RETURNED);
    await second;
  });

  test('error: PAYPAL_FLOW_FAILED for a report of an unknown error', async () => {
    const { tokenization } = await openPopup(checkout);
    dispatch.report({ message: 'broken', code: 'ELSE' }, {});
    await expect(tokenization).rejects.toMatchObject({
      code: 'PAYPAL_FLOW_FAILED',
      type: 'NETWORK',
      message: 'Could not initialize PayPal flow.',
      details: { originalError: { message: 'broken', code: 'ELSE' } },
    });
  });

  test.each([
    {},
    { paymentResource: null },
    { paymentResource: { redirectUrl: 5 } },
    { paymentResource: { redirectUrl: 'javascript:alert(1)' } },
  ])('error: PAYPAL_FLOW_FAILED for the response %j', async (body) => {
    network.reply(RESOURCE, { body });
    await expect(instance.tokenize(checkout)).rejects.toMatchObject({
      code: 'PAYPAL_FLOW_FAILED',
      details: { originalError: expect.any(Error) as Error },
    });
    expect(popup()).toMatchObject({ closed: true, visited: [] });
    expect(events()).toEqual(['tokenization.opened']);
  });

  test('error: PAYPAL_INVALID_PAYMENT_OPTION', async () => {
    network.reply(RESOURCE, { status: 422, body: { error: { message: 'Amount is invalid' } } });
    await expect(instance.tokenize(checkout)).rejects.toMatchObject({
      code: 'PAYPAL_INVALID_PAYMENT_OPTION',
      type: 'MERCHANT',
      message: 'PayPal payment options are invalid.',
      details: { originalError: { code: 'CLIENT_REQUEST_ERROR', details: { httpStatus: 422 } } },
    });
    expect(popup().closed).toBe(true);
  });

  test.each([
    [500, 'CLIENT_GATEWAY_NETWORK'],
    [403, 'CLIENT_AUTHORIZATION_INSUFFICIENT'],
  ])('behavior: status %s rejects with the client’s error', async (status, code) => {
    network.reply(RESOURCE, { status });
    await expect(instance.tokenize(checkout)).rejects.toMatchObject({ code });
    expect(popup().closed).toBe(true);
  });

  test('behavior: rejects with the client’s error when the exchange is refused', async () => {
    network.reply(ACCOUNT, { status: 422, body: {} });
    await expect(complete()).rejects.toMatchObject({ code: 'CLIENT_REQUEST_ERROR', details: { httpStatus: 422 } });
    expect(events().slice(1)).toEqual(['tokenization.failed']);
  });

  test('behavior: after an abort at PayPal the next call works at once', async () => {
    const controller = new AbortController();
    const { tokenization } = await openPopup({ ...checkout, ...{ signal: controller.signal } });
    controller.abort('why');
    expect(popup().closed).toBe(true);
    const next = instance.tokenize(vault); // in the same task
    await expect(tokenization).rejects.toBe('why');
    await until(() => popup().visited.length > 0);
    expect(popup().closed).toBe(false);
    dispatch.report(null, RETURNED);
    await expect(next).resolves.toMatchObject({ nonce: 'nonce' });
    expect(events()).not.toContain('tokenization.failed');
  });
});

describe('a merchant’s own client', () => {
  const failing = async (error: unknown): Promise<void> => {
    const own = await client.create({ authorization: freshKey() });
    const request = (() => Promise.reject(error)) as typeof own.request;
    await create({ client: { ...own, request } });
  };

  test('error: PAYPAL_FLOW_FAILED for a foreign error', async () => {
    const error = new TypeError('x');
    await failing(error);
    await expect(instance.tokenize(checkout)).rejects.toMatchObject({ code: 'PAYPAL_FLOW_FAILED', details: { originalError: error } });
  });

  test('error: PAYPAL_INVALID_PAYMENT_OPTION by the status alone', async () => {
    const error = { details: { httpStatus: 422 } };
    await failing(error);
    await expect(instance.tokenize(checkout)).rejects.toMatchObject({
      code: 'PAYPAL_INVALID_PAYMENT_OPTION',
      details: { originalError: error },
    });
  });

  test('error: PAYPAL_ACCOUNT_TOKENIZATION_FAILED', async () => {
    const own = await client.create({ authorization: freshKey() });
    const request = ((options: { endpoint: string }) =>
      options.endpoint.includes('accounts')
        ? Promise.reject(new TypeError('x'))
        : Promise.resolve({ paymentResource: { redirectUrl: APPROVAL } })) as unknown as typeof own.request;
    await create({ client: { ...own, request } });
    await expect(complete()).rejects.toMatchObject({
      code: 'PAYPAL_ACCOUNT_TOKENIZATION_FAILED',
      type: 'NETWORK',
      message: "Could not tokenize user's PayPal account.",
      details: { originalError: expect.any(TypeError) as Error },
    });
  });
});

describe('the popup', () => {
  test('behavior: closeWindow closes the popup, and does nothing without one', async () => {
    instance.closeWindow();
    const { tokenization } = await openPopup(checkout);
    instance.closeWindow();
    expect(popup().closed).toBe(true);
    await expect(tokenization).rejects.toMatchObject({ code: 'PAYPAL_POPUP_CLOSED' });
    instance.closeWindow();
    expect(events()).toEqual(['tokenization.opened', 'tokenize.closed.by-merchant', 'tokenization.closed.by-user']);
  });

  test('behavior: focusWindow focuses the popup, and does nothing without one', async () => {
    instance.focusWindow();
    await openPopup(checkout);
    instance.focusWindow();
    expect(popup().focused).toBe(1);
  });

  test('behavior: the callback form returns a handler', async () => {
    const called = new Promise((resolve) => {
      const handler = instance.tokenize(checkout, (...all) => resolve(all));
      handler.focus();
      handler.close();
    });
    expect(popup()).toMatchObject({ focused: 1, closed: true });
    await expect(called).resolves.toEqual([expect.objectContaining({ code: 'PAYPAL_POPUP_CLOSED' })]);
    expect(events()).toEqual(['tokenization.opened', 'tokenization.closed.by-merchant', 'tokenization.closed.by-user']);
  });

  test('behavior: the callback form calls back with the payload', async () => {
    const called = new Promise((resolve) => void instance.tokenize(checkout, (...all) => resolve(all)));
    await until(() => popup().visited.length > 0);
    dispatch.report(null, RETURNED);
    await expect(called).resolves.toEqual([null, expect.objectContaining({ nonce: 'nonce' })]);
  });
});

describe('with a popup bridge', () => {
  let opened: string[];
  const complete = (error: unknown, payload?: unknown): void => bridgeWindow.popupBridge?.onComplete?.(error, payload);
  const bridgeWith = (prefix?: () => string): void => {
    opened = [];
    bridgeWindow.popupBridge = { open: (url) => void opened.push(url), ...(prefix && { getReturnUrlPrefix: prefix }) };
  };
  async function openBridge(options = checkout): Promise<{ tokenization: Promise<unknown> }> {
    const tokenization = instance.tokenize(options);
    tokenization.catch(() => {});
    await until(() => opened.length > 0);
    return { tokenization };
  }
  beforeEach(() => bridgeWith(() => 'app://shop/'));

  test('default', async () => {
    const { tokenization } = await openBridge({ ...checkout, offerCredit: true, useraction: 'commit' });
    expect(popups).toEqual([]);
    expect(opened).toEqual([`${APPROVAL}&useraction=commit`]);
    expect(readSentData(network, RESOURCE)).toMatchObject({ returnUrl: 'app://shop/return', cancelUrl: 'app://shop/cancel' });
    complete(null, { path: '/return', queryItems: RETURNED });
    await expect(tokenization).resolves.toMatchObject({ nonce: 'nonce' });
    expect(readSentData(network, ACCOUNT)).toMatchObject({ paypalAccount: { correlationId: 'EC-1', paymentToken: 'PAY-1' } });
    expect(events()).toEqual(['credit.offered', 'popup-bridge:paypal:started', 'popup-bridge:paypal:succeeded']);
  });

  test('behavior: without a prefix the return URLs are the provider’s pages', async () => {
    bridgeWith();
    await openBridge();
    expect(readSentData(network, RESOURCE)).toMatchObject({
      returnUrl: expect.stringContaining('/redirect-frame.min.html?channel=') as string,
    });
    complete(null, { queryItems: RETURNED });
  });

  test.each([
    [new Error('native'), undefined],
    [null, undefined],
    [null, { path: '/cancel' }],
    [null, { path: '/cancel?x=y', queryItems: RETURNED }],
  ])('error: PAYPAL_POPUP_CLOSED for %j %j, and another attempt', async (error, payload: unknown) => {
    const { tokenization } = await openBridge();
    complete(error, payload);
    await expect(tokenization).rejects.toMatchObject({ code: 'PAYPAL_POPUP_CLOSED' });
    expect(events()).toEqual(['popup-bridge:paypal:started', 'popup-bridge:paypal:canceled']);
    opened = [];
    const { tokenization: next } = await openBridge();
    complete(null, { queryItems: RETURNED });
    await expect(next).resolves.toMatchObject({ nonce: 'nonce' });
  });

  test('behavior: rejects with the client’s error when the exchange is refused', async () => {
    network.reply(ACCOUNT, { status: 422, body: {} });
    const { tokenization } = await openBridge();
    complete(null, { path: '/return', queryItems: RETURNED });
    await expect(tokenization).rejects.toMatchObject({ code: 'CLIENT_REQUEST_ERROR' });
    expect(events()).toEqual(['popup-bridge:paypal:started', 'popup-bridge:paypal:failed']);
  });

  test('error: PAYPAL_FLOW_FAILED when the bridge throws', async () => {
    const broken = (): never => {
      throw new TypeError('native');
    };
    bridgeWith(broken);
    await expect(instance.tokenize(checkout)).rejects.toMatchObject({ code: 'PAYPAL_FLOW_FAILED' });
    bridgeWindow.popupBridge = { open: broken };
    await expect(instance.tokenize(checkout)).rejects.toMatchObject({ code: 'PAYPAL_FLOW_FAILED' });
  });

  test('behavior: ignores reports of the dispatch frame', async () => {
    const { tokenization } = await openBridge();
    fakeDispatchFrame().report(null, { token: 'forged' });
    await turn();
    complete(null, { queryItems: RETURNED });
    await tokenization;
    expect(network.to(ACCOUNT)).toHaveLength(1);
  });
});
