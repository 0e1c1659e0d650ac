import { client } from '@tender/client';
import { freshKey, until } from '@tender/client/testing';
import { fakeDispatchFrame, fakePopups } from '@tender/frame-service/testing';
import fc from 'fast-check';
import { paypalCheckout, type StartVaultInitiatedCheckoutOptions, type TokenizePayload } from '../checkout';
import { startVaultInitiatedCheckoutOptions } from '../schemas';
import { openCheckoutPage, type CheckoutPage } from '../testing/checkout';
import { ACCOUNT, APPROVAL, PAGES, RESOURCE, sent } from '../testing/paypal-network';
import { checkVaultInitiatedOptions } from './start-vault-initiated-checkout';

const OPTIONS = { amount: '10.00', currency: 'USD', vaultInitiatedCheckoutPaymentMethodToken: 'vaulted' };
const RETURNED = { token: 'EC-1', PayerID: 'PAYER', paymentId: 'PAY-1', orderId: 'ORDER-1' };
const CANCELED = { code: 'FRAME_SERVICE_FRAME_CLOSED', type: 'INTERNAL', message: 'closed', name: 'BraintreeError' };
const PREFIX = 'startVaultInitiatedCheckout.';

let page: CheckoutPage;
beforeEach(async () => {
  page = await openCheckoutPage();
});

const backdrop = (): HTMLElement | null => document.querySelector('div[data-braintree-paypal-vault-initiated-checkout-modal="true"]');
const start = (options: object = {}): Promise<TokenizePayload> => {
  const checkout = page.instance.startVaultInitiatedCheckout({ ...OPTIONS, ...options });
  checkout.catch(() => {});
  return checkout;
};
async function begin(options?: object): Promise<{ checkout: Promise<unknown> }> {
  const checkout = start(options);
  await until(() => (page.popup()?.visited.length ?? 0) > 0);
  return { checkout };
}
const events = (): string[] => page.events().map((event) => event.replace(PREFIX, ''));

test('default', async () => {
  const options = { ...OPTIONS, flow: 'vault', intent: 'capture', offerCredit: true };
  const checkout = page.instance.startVaultInitiatedCheckout(options as StartVaultInitiatedCheckoutOptions);
  expect(options).toEqual({ ...OPTIONS, flow: 'vault', intent: 'capture', offerCredit: true });
  expect(page.popup()).toMatchObject({
    url: `${PAGES}/paypal-landing-frame.min.html`,
    name: `braintreepaypallanding_${page.dispatch.serviceId}`,
    features: expect.stringContaining('height=535,width=450') as string,
  });
  expect(backdrop()?.style).toMatchObject({
    position: 'fixed',
    top: '0px',
    bottom: '0px',
    left: '0px',
    right: '0px',
    zIndex: '9999',
    background: 'black',
    opacity: '0.7',
  });
  await until(() => page.popup().visited.length > 0);
  expect(page.popup().visited).toEqual([APPROVAL]);
  expect(sent(page.network, RESOURCE)).toEqual({
    returnUrl: `${PAGES}/redirect-frame.min.html?channel=${page.dispatch.serviceId}`,
    cancelUrl: `${PAGES}/cancel-frame.min.html?channel=${page.dispatch.serviceId}`,
    offerPaypalCredit: true,
    experienceProfile: { brandName: 'Shop of the account', noShipping: 'true', addressOverride: false },
    amount: '10.00',
    currencyIsoCode: 'USD',
    intent: 'sale',
    vaultInitiatedCheckoutPaymentMethodToken: 'vaulted',
  });
  page.dispatch.report(null, RETURNED);
  await expect(checkout).resolves.toEqual({ nonce: 'nonce', type: 'PayPalAccount', details: { email: 'ada@example.com' } });
  expect(sent(page.network, ACCOUNT)).toMatchObject({
    paypalAccount: { correlationId: 'EC-1', paymentToken: 'PAY-1', payerId: 'PAYER', intent: 'capture' },
  });
  expect(backdrop()).toBeNull();
  expect(page.popup().closed).toBe(true);
  expect(events()).toEqual(['started', 'credit.offered', 'tokenization.started', 'tokenization.success', 'succeeded']);
});

test('behavior: twice; without a paymentId the order is exchanged', async () => {
  const elements = new Set<unknown>();
  for (const returned of [{ token: 'EC-1', orderId: 'ORDER-1' }, RETURNED]) {
    const { checkout } = await begin();
    elements.add(backdrop());
    page.dispatch.report(null, returned);
    await checkout;
    page.popups.push();
  }
  expect(page.network.to(ACCOUNT)[0]?.body).toMatchObject({ paypalAccount: { paymentToken: 'ORDER-1' } });
  expect(elements.size).toBe(1);
  expect(elements).not.toContain(null);
});

test('rejects with PAYPAL_ACCOUNT_TOKENIZATION_FAILED for an answer without an account', async () => {
  page.network.reply(ACCOUNT, { body: {} });
  const { checkout } = await begin();
  page.dispatch.report(null, RETURNED);
  await expect(checkout).rejects.toMatchObject({ code: 'PAYPAL_ACCOUNT_TOKENIZATION_FAILED', type: 'NETWORK' });
  expect([backdrop(), page.popup().closed, events().at(-1)]).toEqual([null, true, 'tokenization.failed']);
});

test('options: optOutOfModalBackdrop', async () => {
  const { checkout } = await begin({ optOutOfModalBackdrop: true });
  expect(backdrop()).toBeNull();
  expect(sent(page.network, RESOURCE)).not.toHaveProperty('optOutOfModalBackdrop');
  page.dispatch.report(null, RETURNED);
  await checkout;
});

test('behavior: a click on the backdrop, and the method, bring the popup to the front', async () => {
  await begin();
  backdrop()?.click();
  await page.instance.focusVaultInitiatedCheckoutWindow();
  expect(page.popup().focused).toBe(2);
});

test('behavior: events say which payment was set up before', async () => {
  await page.instance.createPayment({ flow: 'vault' });
  const { checkout } = await begin();
  page.dispatch.report(null, RETURNED);
  await checkout;
  expect(sent(page.network, ACCOUNT)).toMatchObject({ paypalAccount: { paymentToken: 'PAY-1', options: { validate: false } } });
  expect(page.events().slice(1)).toEqual([
    `${PREFIX}started BA-1`,
    'tokenization.started BA-1',
    'tokenization.success BA-1',
    `${PREFIX}succeeded BA-1`,
  ]);
});

describe('refusals', () => {
  test.each([
    [undefined, 'vaultInitiatedCheckoutPaymentMethodToken'],
    [null, 'vaultInitiatedCheckoutPaymentMethodToken'],
    [{ amount: 1, currency: 'USD' }, 'vaultInitiatedCheckoutPaymentMethodToken'],
    [{ vaultInitiatedCheckoutPaymentMethodToken: 'x', amount: 1 }, 'currency'],
    [{ vaultInitiatedCheckoutPaymentMethodToken: 'x' }, 'currency'],
    [{ vaultInitiatedCheckoutPaymentMethodToken: 'x', currency: null }, 'amount'],
  ])('error: PAYPAL_START_VAULT_INITIATED_CHECKOUT_PARAM_REQUIRED for %j', async (options, option) => {
    const call = page.instance.startVaultInitiatedCheckout(options as unknown as StartVaultInitiatedCheckoutOptions);
    expect(backdrop()).toBeNull();
    await expect(call).rejects.toMatchObject({
      code: 'PAYPAL_START_VAULT_INITIATED_CHECKOUT_PARAM_REQUIRED',
      type: 'MERCHANT',
      message: `Required param ${option} is missing.`,
    });
    expect(page.popups).toEqual([]);
    expect(events()).toEqual([]);
  });

  test('behavior: guard and schema require the same', () => {
    const everyOption = {
      amount: fc.constantFrom(1, '1'),
      currency: fc.constant('USD'),
      vaultInitiatedCheckoutPaymentMethodToken: fc.constant('x'),
      optOutOfModalBackdrop: fc.boolean(),
    };
    const passes = (options: object): boolean => {
      try {
        checkVaultInitiatedOptions(options);
        return true;
      } catch {
        return false;
      }
    };
    fc.assert(
      fc.property(fc.record(everyOption, { requiredKeys: [] }), (options) => {
        expect(startVaultInitiatedCheckoutOptions.safeParse(options).success).toBe(passes(options));
      }),
    );
  });

  test('error: PAYPAL_START_VAULT_INITIATED_CHECKOUT_IN_PROGRESS, before anything else is looked at', async () => {
    const { checkout } = await begin();
    await expect(page.instance.startVaultInitiatedCheckout({} as StartVaultInitiatedCheckoutOptions)).rejects.toMatchObject({
      code: 'PAYPAL_START_VAULT_INITIATED_CHECKOUT_IN_PROGRESS',
      type: 'MERCHANT',
      message: expect.stringContaining('already in progress') as string,
    });
    expect(events()).toEqual(['started', 'error.already-in-progress']);
    expect(backdrop()).not.toBeNull();
    page.dispatch.report(null, RETURNED);
    await checkout;
  });
});

describe('failures', () => {
  afterEach(async () => {
    expect(backdrop()).toBeNull();
    page.network.reply(RESOURCE, { body: { paymentResource: { redirectUrl: APPROVAL } } });
    page.network.reply(ACCOUNT, { body: { paypalAccounts: [{ nonce: 'again' }] } });
    page.popups.length = 0;
    Object.assign(page, { popups: fakePopups() });
    page.popup = () => page.popups.at(-1) as ReturnType<CheckoutPage['popup']>;
    const { checkout } = await begin();
    page.dispatch.report(null, RETURNED);
    await expect(checkout).resolves.toMatchObject({ nonce: 'again' });
  });
  const canceled = { code: 'PAYPAL_START_VAULT_INITIATED_CHECKOUT_CANCELED', type: 'CUSTOMER' };

  test('error: PAYPAL_START_VAULT_INITIATED_CHECKOUT_CANCELED by hand', async () => {
    const { checkout } = await begin();
    page.popup().closed = true;
    await expect(checkout).rejects.toMatchObject({ ...canceled, message: expect.stringContaining('before authorizing') as string });
    expect(events()).toEqual(['started', 'canceled.by-customer']);
  });

  test('error: PAYPAL_START_VAULT_INITIATED_CHECKOUT_CANCELED from the cancel page', async () => {
    const { checkout } = await begin();
    page.dispatch.report(CANCELED, { token: 'EC-1' });
    await expect(checkout).rejects.toMatchObject(canceled);
  });

  test('error: PAYPAL_START_VAULT_INITIATED_CHECKOUT_CANCELED by the merchant', async () => {
    await page.instance.closeVaultInitiatedCheckoutWindow();
    const { checkout } = await begin();
    await page.instance.closeVaultInitiatedCheckoutWindow();
    expect(page.popup().closed).toBe(true);
    await expect(checkout).rejects.toMatchObject(canceled);
    expect(events()).toEqual(['started', 'canceled.by-merchant', 'canceled.by-customer']);
  });

  test('behavior: a refused payment wins over a popup that was closed before', async () => {
    page.network.reply(RESOURCE, 'drop');
    const checkout = start();
    page.popup().closed = true;
    await expect(checkout).rejects.toMatchObject({ code: 'CLIENT_GATEWAY_NETWORK' });
    expect(events()).toEqual(['started']);
  });

  test('error: PAYPAL_START_VAULT_INITIATED_CHECKOUT_POPUP_OPEN_FAILED', async () => {
    fakePopups({ blocked: true });
    await expect(start()).rejects.toMatchObject({
      code: 'PAYPAL_START_VAULT_INITIATED_CHECKOUT_POPUP_OPEN_FAILED',
      type: 'MERCHANT',
      message: expect.stringContaining('user action') as string,
      details: { originalError: { code: 'FRAME_SERVICE_FRAME_OPEN_FAILED' } },
    });
    expect(events()).toEqual(['started', 'failed.popup-not-opened']);
  });

  test('error: PAYPAL_INVALID_PAYMENT_OPTION', async () => {
    page.network.reply(RESOURCE, { status: 422, body: {} });
    await expect(start()).rejects.toMatchObject({ code: 'PAYPAL_INVALID_PAYMENT_OPTION' });
    expect(page.popup().closed).toBe(true);
    expect(events()).toEqual(['started']);
  });

  test.each([{}, { paymentResource: {} }, { paymentResource: { redirectUrl: 'javascript:alert(1)' } }])(
    'error: PAYPAL_FLOW_FAILED for the answer %j',
    async (body) => {
      page.network.reply(RESOURCE, { body });
      await expect(start()).rejects.toMatchObject({ code: 'PAYPAL_FLOW_FAILED' });
      expect(page.popup()).toMatchObject({ closed: true, visited: [] });
    },
  );

  test('error: PAYPAL_FLOW_FAILED for a report of something else', async () => {
    const { checkout } = await begin();
    page.dispatch.report({ message: 'broken' }, {});
    await expect(checkout).rejects.toMatchObject({ code: 'PAYPAL_FLOW_FAILED', details: { originalError: { message: 'broken' } } });
  });

  test('behavior: a refused exchange', async () => {
    page.network.reply(ACCOUNT, { status: 422, body: {} });
    const { checkout } = await begin();
    page.dispatch.report(null, RETURNED);
    await expect(checkout).rejects.toMatchObject({ code: 'CLIENT_REQUEST_ERROR' });
    expect(events()).toEqual(['started', 'tokenization.started', 'tokenization.failed']);
  });

  test('behavior: aborted, and begun again at once', async () => {
    const stop = new AbortController();
    const { checkout } = await begin({ signal: stop.signal });
    stop.abort('why');
    expect(page.popup().closed).toBe(true);
    expect(backdrop()).toBeNull();
    const second = start();
    await expect(checkout).rejects.toBe('why');
    await until(() => page.popup().visited.length > 0);
    expect(page.popup().closed).toBe(false);
    expect(backdrop()).not.toBeNull();
    page.dispatch.report(null, RETURNED);
    await expect(second).resolves.toMatchObject({ nonce: 'nonce' });
    expect(events().filter((event) => event.includes('cancel'))).toEqual([]);
  });
});

test('behavior: begun before the windows are ready, it holds a window open meanwhile, and can be aborted', async () => {
  document.body.replaceChildren();
  const instance = await paypalCheckout.create({ client: await client.create({ authorization: freshKey() }) });
  const stop = new AbortController();
  const aborted = instance.startVaultInitiatedCheckout({ ...OPTIONS, signal: stop.signal });
  expect([backdrop(), page.popups.length]).toEqual([expect.any(HTMLElement), 1]);
  expect(page.popup()).toMatchObject({
    url: '',
    name: 'braintreepaypallanding',
    features: expect.stringContaining('height=535,width=450'),
  });
  stop.abort('why');
  expect([backdrop(), page.popup().closed]).toEqual([null, true]);
  await expect(aborted).rejects.toBe('why');
  const checkout = instance.startVaultInitiatedCheckout(OPTIONS);
  const dispatch = fakeDispatchFrame();
  dispatch.load();
  await until(() => (page.popup()?.visited.length ?? 0) > 0);
  dispatch.report(null, RETURNED);
  await expect(checkout).resolves.toMatchObject({ nonce: 'nonce' });
});

test('error: PAYPAL_START_VAULT_INITIATED_CHECKOUT_CANCELED where the window is closed before there is anything to show', async () => {
  document.body.replaceChildren();
  const instance = await paypalCheckout.create({ client: await client.create({ authorization: freshKey() }) });
  const checkout = instance.startVaultInitiatedCheckout(OPTIONS);
  page.popup().closed = true;
  fakeDispatchFrame().load();
  await expect(checkout).rejects.toMatchObject({ code: 'PAYPAL_START_VAULT_INITIATED_CHECKOUT_CANCELED' });
  expect([page.popups.length, backdrop()]).toEqual([1, null]);
});
