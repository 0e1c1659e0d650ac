import { client } from '@tender/client';
import { responsesWithoutNonce, createLateClient, expectRejectionForEach, freshKey, openNetwork } from '@tender/client/testing';
import { ACCOUNTS, CONFIGURATION, setUp, tokenized } from '../fixtures/set-up';

const visit = (query: string): void => history.replaceState(null, '', `/${query}`);
const bridgeWindow = window as { popupBridge?: unknown };

afterEach(() => {
  visit('');
  delete bridgeWindow.popupBridge;
});

describe('tokenize', () => {
  test('default', async () => {
    const { instance, network, events } = await setUp();
    const details = { payerInfo: { email: 'a@b.example' }, correlationId: 'device', other: 1 };
    network.reply(ACCOUNTS, tokenized(details));
    await expect(instance.tokenize({ token: 'T', paymentId: 'P', PayerID: 'Y' })).resolves.toEqual({
      nonce: 'nonce',
      type: 'PayPalAccount',
      details: { email: 'a@b.example' },
      correlationId: 'device',
    });
    const { body } = network.to(ACCOUNTS)[0] ?? {};
    expect(body?.['paypalAccount']).toEqual({ correlationId: 'T', paymentToken: 'P', payerId: 'Y', unilateral: false, intent: 'sale' });
    expect(body).not.toHaveProperty('merchantAccountId');
    expect(events()).toEqual(['unknown.local-payment.tokenization.success']);
  });

  test.each([undefined, null])('default: reads the parameters of the page for %j', async (parameters) => {
    const { instance, network } = await setUp();
    visit('?btLpToken=T%2520&btLpPaymentId=P+P&btLpPayerId=Y&token=other&paymentId=other&PayerID=other');
    await instance.tokenize(parameters as undefined);
    expect(network.to(ACCOUNTS)[0]?.body?.['paypalAccount']).toMatchObject({ correlationId: 'T%20', paymentToken: 'P+P', payerId: 'Y' });
  });

  test('behavior: reads nothing of the page for {}, but for options of a signal alone', async () => {
    const { instance, network } = await setUp();
    visit('?token=T&paymentId=P&PayerID=Y');
    await instance.tokenize({});
    await instance.tokenize({ signal: new AbortController().signal });
    const bodies = network.to(ACCOUNTS).map(({ body }) => body?.['paypalAccount']);
    expect(bodies[0]).toEqual({ unilateral: false, intent: 'sale' });
    expect(bodies[1]).toMatchObject({ correlationId: 'T', paymentToken: 'P', payerId: 'Y' });
  });

  test('default: resolves with empty details for an unknown payer', async () => {
    const { instance, network } = await setUp();
    network.reply(ACCOUNTS, tokenized({ correlationId: '' }));
    await expect(instance.tokenize({ token: 'T' })).resolves.toEqual({ nonce: 'nonce', type: 'PayPalAccount', details: {} });
  });

  test.each<[object, object]>([
    [{}, { type: undefined, details: {} }],
    [
      { type: 1, details: null },
      { type: 1, details: {} },
    ],
    [{ details: { payerInfo: 'P', correlationId: 1 } }, { type: undefined, details: 'P', correlationId: 1 }],
  ])('behavior: passes on what the gateway sends beside the nonce: %j', async (members, payload) => {
    const { instance, network } = await setUp();
    network.reply(ACCOUNTS, { body: { paypalAccounts: [{ nonce: 'nonce', ...members }] } });
    await expect(instance.tokenize({ token: 'T' })).resolves.toStrictEqual({ nonce: 'nonce', ...payload });
  });

  test('behavior: the parameters of a popup bridge replace all others', async () => {
    bridgeWindow.popupBridge = { open() {} };
    const { instance, network, events } = await setUp();
    await instance.tokenize({ c: '1', queryItems: { btLpToken: 'T', btLpPaymentId: 'P', btLpPayerId: 'Y' } });
    expect(network.to(ACCOUNTS)[0]?.body?.['paypalAccount']).toMatchObject({ correlationId: 'T', paymentToken: 'P', payerId: 'Y' });
    expect(events()).toEqual(['unknown.local-payment.tokenization.success-popupbridge']);
    await expect(instance.tokenize({ queryItems: { wasCanceled: true } })).rejects.toMatchObject({ code: 'LOCAL_PAYMENT_CANCELED' });
  });

  test.each([
    { c: '1' },
    { c: 1 },
    { c: true, errorcode: 'e' },
    { wasCanceled: 'true' },
    { wasCanceled: '1' },
    { wasCanceled: true, btLpToken: 'T', errorcode: 'e' },
  ])('error: LOCAL_PAYMENT_CANCELED for %j', async (parameters) => {
    const { instance, network, events } = await setUp();
    const { errorcode, btLpToken } = { errorcode: undefined, btLpToken: undefined, ...parameters };
    await expect(instance.tokenize(parameters)).rejects.toMatchObject({
      code: 'LOCAL_PAYMENT_CANCELED',
      type: 'CUSTOMER',
      details: { originalError: { errorcode, token: btLpToken } },
    });
    expect([network.to(ACCOUNTS), events()]).toEqual([[], []]);
  });

  test.each([
    { errorcode: 'processing_error', btLpToken: 'T', wasCanceled: 'false' },
    { errorcode: 'e', wasCanceled: false },
    { errorcode: 'e', c: '0' },
    { errorcode: 'e', c: '', wasCanceled: '' },
  ])('error: LOCAL_PAYMENT_START_PAYMENT_FAILED for %j', async (parameters) => {
    const { instance, network } = await setUp();
    await expect(instance.tokenize(parameters)).rejects.toMatchObject({
      code: 'LOCAL_PAYMENT_START_PAYMENT_FAILED',
      type: 'NETWORK',
      details: { originalError: { errorcode: parameters.errorcode } },
    });
    expect(network.to(ACCOUNTS)).toEqual([]);
  });

  test.each<[string, unknown]>([
    ['nothing', {}],
    ['no account', { paypalAccounts: [] }],
    ['no list', { paypalAccounts: { nonce: 'nonce' } }],
    ['null', { paypalAccounts: [null] }],
    ['no nonce', { paypalAccounts: [{ type: 'PayPalAccount' }] }],
  ])('error: LOCAL_PAYMENT_TOKENIZATION_FAILED for a response with %s', async (_, body) => {
    const { instance, network, events } = await setUp();
    network.reply(ACCOUNTS, { body });
    await expect(instance.tokenize({ token: 'T' })).rejects.toMatchObject({
      code: 'LOCAL_PAYMENT_TOKENIZATION_FAILED',
      type: 'NETWORK',
      details: { originalError: { name: 'TypeError' } },
    });
    expect(events()).toEqual(['unknown.local-payment.tokenization.failed']);
  });

  test('rejects with LOCAL_PAYMENT_TOKENIZATION_FAILED for every response without a nonce', async () => {
    const { instance, network } = await setUp();
    const responses = responsesWithoutNonce({ paypalAccounts: [{ nonce: 'nonce', type: 'PayPalAccount' }] }, [
      'paypalAccounts',
      0,
      'nonce',
    ]);
    await expectRejectionForEach(responses, 'LOCAL_PAYMENT_TOKENIZATION_FAILED', (body) => {
      network.reply(ACCOUNTS, { body });
      return instance.tokenize({ token: 'T' });
    });
  });

  test.each([
    [422, 'CLIENT_REQUEST_ERROR'],
    [401, 'CLIENT_AUTHORIZATION_INVALID'],
    [500, 'CLIENT_GATEWAY_NETWORK'],
  ])('behavior: status %s rejects with the error of the client', async (status, code) => {
    const { instance, network, events } = await setUp();
    network.reply(ACCOUNTS, { status, body: {} });
    await expect(instance.tokenize({ token: 'T' })).rejects.toMatchObject({ code });
    expect(events()).toEqual(['unknown.local-payment.tokenization.failed']);
  });

  test.each([
    '?',
    '?token',
    '?token=a&token=b',
    '?token=%',
    '?btLpToken=%25E0%A4%A',
    '?queryItems=x&c',
    '?__proto__=x&constructor=1',
    '?token=<script>',
  ])('behavior: leaves it to the gateway to refuse the page %s', async (query) => {
    const { instance, network } = await setUp();
    network.reply(ACCOUNTS, { status: 422, body: {} });
    visit(query);
    await expect(instance.tokenize()).rejects.toMatchObject({ code: 'CLIENT_REQUEST_ERROR' });
    expect(network.to(ACCOUNTS)).toHaveLength(1);
  });

  test('reports no success when a client that ignores signals responds after the call was aborted', async () => {
    Object.assign(openNetwork().configuration, CONFIGURATION);
    const late = createLateClient(await client.create({ authorization: freshKey() }), 'payment_methods/paypal_accounts');
    const { instance, events } = await setUp({ client: late.client });
    const controller = new AbortController();
    const rejected = expect(instance.tokenize({ btLpToken: 'T', signal: controller.signal })).rejects.toBe('why');
    await late.requested;
    controller.abort('why');
    await late.answer({ paypalAccounts: [{ nonce: 'nonce', type: 'PayPalAccount', details: {} }] });
    await rejected;
    expect(events()).toEqual([]);
  });

  test('behavior: reads the parameters of the page when only a signal is passed', async () => {
    const { instance, network } = await setUp();
    visit('?token=T');
    await instance.tokenize({ signal: new AbortController().signal });
    expect(network.to(ACCOUNTS)[0]?.body?.['paypalAccount']).toMatchObject({ correlationId: 'T' });
  });
});

describe('hasTokenizationParams', () => {
  test.each([
    ['', false],
    ['?errorcode=e', true],
    ['?token=T', true],
    ['?token=', false],
    ['?btLpToken=T&btLpPaymentId=P&btLpPayerId=Y', true],
    ['?btLpToken=T&btLpPaymentId=P', false],
    ['?btLpToken=T&btLpPaymentId=P&btLpPayerId=', false],
    ['?btLpToken=T&wasCanceled=true', false],
    ['?wasCanceled=true', false],
    ['#token=T', false],
  ])('default: %s', async (query, expected) => {
    const { instance } = await setUp();
    visit(query);
    expect(instance.hasTokenizationParams()).toBe(expected);
  });
});
