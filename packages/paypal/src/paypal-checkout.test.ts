import { client } from '@tender/client';
import { base64, describeComponent, freshKey, freshToken, type Network, turn, until } from '@tender/client/testing';
import { fakePopups } from '@tender/frame-service/testing';
import { paypalCheckout, type PayPalCheckout, type PayPalCheckoutCreateOptions } from './checkout';
import { openCheckoutPage } from './fixtures/checkout';
import { replyAsPayPal, configuration, openPayPalNetwork } from './fixtures/paypal-network';

describeComponent(paypalCheckout, {
  name: 'PayPal Checkout',
  configuration,
  calls: {
    createPayment: [{ flow: 'vault' }],
    updatePayment: [{ paymentId: 'x', currency: 'EUR', amount: 1 }],
    tokenizePayment: [{ paymentToken: 'x' }],
    startVaultInitiatedCheckout: [{ amount: 1, currency: 'EUR', vaultInitiatedCheckoutPaymentMethodToken: 'x' }],
    loadPayPalSDK: [{}],
  },
  prepare(network) {
    document.body.replaceChildren();
    replyAsPayPal(network);
    fakePopups();
  },
});

let network: Network;
const create = (options: PayPalCheckoutCreateOptions = {}): Promise<PayPalCheckout> =>
  paypalCheckout.create({ authorization: freshKey(), ...options });
const withClient = async (options: PayPalCheckoutCreateOptions = {}): Promise<PayPalCheckout> =>
  paypalCheckout.create({ client: await client.create({ authorization: freshKey() }), ...options });
const events = (): string[] => network.events().flatMap((event) => /^web\.paypal-checkout\.(.*)/.exec(event)?.[1] ?? []);
const payment = { amount: 1, currency: 'EUR', vaultInitiatedCheckoutPaymentMethodToken: 'x' };

beforeEach(() => {
  document.body.replaceChildren();
  network = openPayPalNetwork();
});

describe('create', () => {
  test('behavior: a page whose URL has the parameters of an approval pays nothing by itself', async () => {
    history.replaceState(null, '', '?token=EC-1&paymentId=PAY-1&PayerID=P&ba_token=BA-1#onApprove');
    await create();
    await turn();
    history.replaceState(null, '', '/');
    expect(network.requests.map(({ method }) => method)).toEqual(['GET']);
  });

  test('default', async () => {
    const instance = await withClient();
    expect(Object.keys(instance).sort()).toEqual([
      'closeVaultInitiatedCheckoutWindow',
      'createPayment',
      'focusVaultInitiatedCheckoutWindow',
      'getClientId',
      'intentFromCreatePayment',
      'loadPayPalSDK',
      'startVaultInitiatedCheckout',
      'teardown',
      'tokenizePayment',
      'updatePayment',
    ]);
    expect(paypalCheckout.isSupported()).toBe(true);
    await turn();
    expect(events()).toEqual(['initialized']);
  });

  test('behavior: with an authorization it resolves before its client', async () => {
    network.reply('GET configuration', 'hang');
    const instance = await create();
    const call = instance.createPayment({ flow: 'vault' });
    await instance.teardown();
    await expect(call).rejects.toMatchObject({ code: 'METHOD_CALLED_AFTER_TEARDOWN', details: { interrupted: true } });
  });

  test.each(['', 'sandbox', base64('{'), 'nowhere_key_merchant'])(
    'error: CLIENT_INVALID_AUTHORIZATION for %j, or a missing option',
    async (authorization) => {
      const code = authorization ? 'CLIENT_INVALID_AUTHORIZATION' : 'INSTANTIATION_OPTION_REQUIRED';
      await expect(create({ authorization })).rejects.toMatchObject({ code });
    },
  );
});

describe('a merchant without PayPal', () => {
  test('error: PAYPAL_NOT_ENABLED', async () => {
    network.configuration.paypalEnabled = false;
    await expect(withClient()).rejects.toMatchObject({ code: 'PAYPAL_NOT_ENABLED', type: 'MERCHANT' });
    expect(events()).toEqual([]);
  });

  test('error: PAYPAL_SANDBOX_ACCOUNT_NOT_LINKED', async () => {
    Object.assign(network.configuration.paypal as object, { environmentNoNetwork: true });
    await expect(withClient()).rejects.toMatchObject({
      code: 'PAYPAL_SANDBOX_ACCOUNT_NOT_LINKED',
      type: 'MERCHANT',
      message: expect.stringMatching(/linked PayPal sandbox account.*documentation/) as string,
    });
  });

  test('options: merchantAccountId may have PayPal if the default account does not', async () => {
    network.configuration.paypalEnabled = false;
    Object.assign(network.configuration.paypal as object, { environmentNoNetwork: true });
    await expect(withClient({ merchantAccountId: 'other' })).resolves.toBeDefined();
    delete network.configuration.paypal;
    await expect(withClient({ merchantAccountId: 'other' })).rejects.toMatchObject({ code: 'PAYPAL_NOT_ENABLED' });
  });

  test('behavior: with an authorization every method rejects and sends nothing', async () => {
    network.configuration.paypalEnabled = false;
    const instance = await create();
    const expected = { code: 'PAYPAL_NOT_ENABLED' };
    await expect(instance.createPayment({ flow: 'vault' })).rejects.toMatchObject(expected);
    await expect(instance.updatePayment({ paymentId: 'x', currency: 'EUR', amount: 1 })).rejects.toMatchObject(expected);
    await expect(instance.tokenizePayment({})).rejects.toMatchObject(expected);
    await expect(instance.getClientId()).rejects.toMatchObject(expected);
    await expect(instance.loadPayPalSDK()).rejects.toMatchObject(expected);
    await expect(instance.closeVaultInitiatedCheckoutWindow()).rejects.toMatchObject(expected);
    await expect(instance.startVaultInitiatedCheckout(payment)).rejects.toMatchObject(expected);
    await expect(instance.startVaultInitiatedCheckout(payment)).rejects.toMatchObject(expected); // not in progress
    expect(document.body.children).toHaveLength(0);
    expect(network.requests.map(({ method }) => method)).toEqual(['GET']);
    expect(events()).not.toContain('tokenization.failed');
  });

  test('behavior: with an authorization the methods reject when the client cannot be created', async () => {
    network.reply('GET configuration', { status: 403 });
    const instance = await create({ authorization: freshToken() });
    await expect(instance.createPayment({ flow: 'vault' })).rejects.toMatchObject({ code: 'CLIENT_AUTHORIZATION_INSUFFICIENT' });
  });
});

describe('popups', () => {
  test('error: PAYPAL_START_VAULT_INITIATED_CHECKOUT_SETUP_FAILED after 60 s', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const instance = await withClient();
    const start = instance.startVaultInitiatedCheckout(payment);
    start.catch(() => {});
    expect(document.body.lastElementChild).toHaveProperty('tagName', 'DIV');
    jest.advanceTimersByTime(60_000);
    await expect(start).rejects.toMatchObject({
      code: 'PAYPAL_START_VAULT_INITIATED_CHECKOUT_SETUP_FAILED',
      type: 'NETWORK',
      message: expect.stringContaining('set up') as string,
    });
    await turn();
    expect(events()).toEqual(['initialized', 'startVaultInitiatedCheckout.started', 'frame-service.timed-out']);
    expect(document.querySelector('div')).toBeNull();
    await expect(instance.createPayment({ flow: 'vault' })).resolves.toBe('BA-1');
    jest.useRealTimers();
  });

  test('error: PAYPAL_START_VAULT_INITIATED_CHECKOUT_SETUP_FAILED when the asset host is not the provider’s', async () => {
    Object.assign(network.configuration.paypal as object, { assetsUrl: 'https://attacker.com' });
    const instance = await withClient();
    await expect(instance.startVaultInitiatedCheckout(payment)).rejects.toMatchObject({
      code: 'PAYPAL_START_VAULT_INITIATED_CHECKOUT_SETUP_FAILED',
      details: { originalError: { code: 'FRAME_SERVICE_FRAME_OPEN_FAILED' } },
    });
    await expect(instance.createPayment({ flow: 'vault' })).resolves.toBe('BA-1');
  });
});

describe('teardown', () => {
  test('default', async () => {
    const { instance, popup, dispatch } = await openCheckoutPage();
    const start = instance.startVaultInitiatedCheckout(payment);
    start.catch(() => {});
    await until(() => popup()?.visited.length > 0);
    await instance.teardown();
    await expect(start).rejects.toMatchObject({ code: 'METHOD_CALLED_AFTER_TEARDOWN', details: { interrupted: true } });
    expect(popup().closed).toBe(true);
    expect(dispatch.iframe.isConnected).toBe(false);
    expect(document.body.children).toHaveLength(0);
  });
});
