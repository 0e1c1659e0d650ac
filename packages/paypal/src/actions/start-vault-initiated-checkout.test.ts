import { client } from '@tender/client';
import { freshKey, until } from '@tender/client/testing';
import { fakeDispatchFrame, fakePopups } from '@tender/frame-service/testing';
import fc from 'fast-check';
import { paypalCheckout, type PayPalCheckoutStartVaultInitiatedCheckoutOptions, type PayPalCheckoutTokenizePayload } from '../checkout';
import { startVaultInitiatedCheckoutOptions } from '../schemas';
import { openCheckoutPage, type CheckoutPage } from '../fixtures/checkout';
import { ACCOUNT, APPROVAL, PAGES, RESOURCE, readSentData } from '../fixtures/paypal-network';
import { assertVaultInitiatedOptions } from '../guards';

const OPTIONS = { amount: '10.00', currency: 'USD', vaultInitiatedCheckoutPaymentMethodToken: 'vaulted' };
const RETURNED = { token: 'EC-1', PayerID: 'PAYER', paymentId: 'PAY-1', orderId: 'ORDER-1' };
const CANCELED = { code: 'FRAME_SERVICE_FRAME_CLOSED', type: 'INTERNAL', message: 'closed', name: 'BraintreeError' };

let page: CheckoutPage;
beforeEach(async () => {
  page = await openCheckoutPage();
});

const backdrop = (): HTMLElement | null => document.querySelector('div[data-braintree-paypal-vault-initiated-checkout-modal="true"]');
const start = (options: object = {}): Promise<PayPalCheckoutTokenizePayload> => {
  const checkout = page.instance.startVaultInitiatedCheckout({ ...OPTIONS, ...options });
  checkout.catch(() => {});
  return checkout;
};
async function openPopup(options?: object): Promise<{ checkout: Promise<unknown> }> {
  const checkout = start(options);
  await until(() => (page.popup()?.visited.length ?? 0) > 0);
  return { checkout };
}

test('default', async () => {
  const options = { ...OPTIONS, flow: 'vault', intent: 'capture', offerCredit: true };
  const checkout = page.instance.startVaultInitiatedCheckout(options as PayPalCheckoutStartVaultInitiatedCheckoutOptions);
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
  expect(readSentData(page.network, RESOURCE)).toEqual({
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
  expect(readSentData(page.network, ACCOUNT)).toMatchObject({
    paypalAccount: { correlationId: 'EC-1', paymentToken: 'PAY-1', payerId: 'PAYER', intent: 'capture' },
  });
  expect(backdrop()).toBeNull();
  expect(page.popup().closed).toBe(true);
  expect(page.events()).toEqual([
    'startVaultInitiatedCheckout.started',
    'credit.offered',
    'tokenization.started',
    'tokenization.success',
    'startVaultInitiatedCheckout.succeeded',
  ]);
});

test('behavior: a second checkout works, and without a paymentId the order is exchanged', async () => {
  const elements = new Set<unknown>();
  for (const result of [{ token: 'EC-1', orderId: 'ORDER-1' }, RETURNED]) {
    const { checkout } = await openPopup();
    elements.add(backdrop());
    page.dispatch.report(null, result);
    await checkout;
    page.popups.push();
  }
  expect(page.network.to(ACCOUNT)[0]?.body).toMatchObject({ paypalAccount: { paymentToken: 'ORDER-1' } });
  expect(elements.size).toBe(1);
  expect(elements).not.toContain(null);
});

test('rejects with PAYPAL_ACCOUNT_TOKENIZATION_FAILED for a response without an account', async () => {
  page.network.reply(ACCOUNT, { body: {} });
  const { checkout } = await openPopup();
  page.dispatch.report(null, RETURNED);
  await expect(checkout).rejects.toMatchObject({ code: 'PAYPAL_ACCOUNT_TOKENIZATION_FAILED', type: 'NETWORK' });
  expect([backdrop(), page.popup().closed, page.events().at(-1)]).toEqual([null, true, 'tokenization.failed']);
});

test('options: optOutOfModalBackdrop', async () => {
  const { checkout } = await openPopup({ optOutOfModalBackdrop: true });
  expect(backdrop()).toBeNull();
  expect(readSentData(page.network, RESOURCE)).not.toHaveProperty('optOutOfModalBackdrop');
  page.dispatch.report(null, RETURNED);
  await checkout;
});

test('behavior: a click on the backdrop and the method bring the popup to the front', async () => {
  await openPopup();
  backdrop()?.click();
  await page.instance.focusVaultInitiatedCheckoutWindow();
  expect(page.popup().focused).toBe(2);
});

test('behavior: events carry the token of the payment that was created before', async () => {
  await page.instance.createPayment({ flow: 'vault' });
  const { checkout } = await openPopup();
  page.dispatch.report(null, RETURNED);
  await checkout;
  expect(readSentData(page.network, ACCOUNT)).toMatchObject({ paypalAccount: { paymentToken: 'PAY-1', options: { validate: false } } });
  expect(page.events().slice(1)).toEqual([
    'startVaultInitiatedCheckout.started BA-1',
    'tokenization.started BA-1',
    'tokenization.success BA-1',
    'startVaultInitiatedCheckout.succeeded BA-1',
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
    const call = page.instance.startVaultInitiatedCheckout(options as unknown as PayPalCheckoutStartVaultInitiatedCheckoutOptions);
    expect(backdrop()).toBeNull();
    await expect(call).rejects.toMatchObject({
      code: 'PAYPAL_START_VAULT_INITIATED_CHECKOUT_PARAM_REQUIRED',
      type: 'MERCHANT',
      message: `Required param ${option} is missing.`,
    });
    expect(page.popups).toEqual([]);
    expect(page.events()).toEqual([]);
  });

  test('behavior: the assertion and the schema accept the same options', () => {
    const everyOption = {
      amount: fc.constantFrom(1, '1'),
      currency: fc.constant('USD'),
      vaultInitiatedCheckoutPaymentMethodToken: fc.constant('x'),
      optOutOfModalBackdrop: fc.boolean(),
    };
    const passes = (options: object): boolean => {
      try {
        assertVaultInitiatedOptions(options);
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

  test('error: PAYPAL_START_VAULT_INITIATED_CHECKOUT_IN_PROGRESS, before the options are checked', async () => {
    const { checkout } = await openPopup();
    await expect(page.instance.startVaultInitiatedCheckout({} as PayPalCheckoutStartVaultInitiatedCheckoutOptions)).rejects.toMatchObject({
      code: 'PAYPAL_START_VAULT_INITIATED_CHECKOUT_IN_PROGRESS',
      type: 'MERCHANT',
      message: expect.stringContaining('already in progress') as string,
    });
    expect(page.events()).toEqual(['startVaultInitiatedCheckout.started', 'startVaultInitiatedCheckout.error.already-in-progress']);
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
    const { checkout } = await openPopup();
    page.dispatch.report(null, RETURNED);
    await expect(checkout).resolves.toMatchObject({ nonce: 'again' });
  });
  const canceled = { code: 'PAYPAL_START_VAULT_INITIATED_CHECKOUT_CANCELED', type: 'CUSTOMER' };

  test('error: PAYPAL_START_VAULT_INITIATED_CHECKOUT_CANCELED when the customer closes the popup', async () => {
    const { checkout } = await openPopup();
    page.popup().closed = true;
    await expect(checkout).rejects.toMatchObject({ ...canceled, message: expect.stringContaining('before authorizing') as string });
    expect(page.events()).toEqual(['startVaultInitiatedCheckout.started', 'startVaultInitiatedCheckout.canceled.by-customer']);
  });

  test('error: PAYPAL_START_VAULT_INITIATED_CHECKOUT_CANCELED from the cancel page', async () => {
    const { checkout } = await openPopup();
    page.dispatch.report(CANCELED, { token: 'EC-1' });
    await expect(checkout).rejects.toMatchObject(canceled);
  });

  test('error: PAYPAL_START_VAULT_INITIATED_CHECKOUT_CANCELED by the merchant', async () => {
    await page.instance.closeVaultInitiatedCheckoutWindow();
    const { checkout } = await openPopup();
    await page.instance.closeVaultInitiatedCheckoutWindow();
    expect(page.popup().closed).toBe(true);
    await expect(checkout).rejects.toMatchObject(canceled);
    expect(page.events()).toEqual([
      'startVaultInitiatedCheckout.started',
      'startVaultInitiatedCheckout.canceled.by-merchant',
      'startVaultInitiatedCheckout.canceled.by-customer',
    ]);
  });

  test('behavior: a refused payment wins over a popup that was closed before', async () => {
    page.network.reply(RESOURCE, 'drop');
    const checkout = start();
    page.popup().closed = true;
    await expect(checkout).rejects.toMatchObject({ code: 'CLIENT_GATEWAY_NETWORK' });
    expect(page.events()).toEqual(['startVaultInitiatedCheckout.started']);
  });

  test('error: PAYPAL_START_VAULT_INITIATED_CHECKOUT_POPUP_OPEN_FAILED', async () => {
    fakePopups({ blocked: true });
    await expect(start()).rejects.toMatchObject({
      code: 'PAYPAL_START_VAULT_INITIATED_CHECKOUT_POPUP_OPEN_FAILED',
      type: 'MERCHANT',
      message: expect.stringContaining('user action') as string,
      details: { originalError: { code: 'FRAME_SERVICE_FRAME_OPEN_FAILED' } },
    });
    expect(page.events()).toEqual(['startVaultInitiatedCheckout.started', 'startVaultInitiatedCheckout.failed.popup-not-opened']);
  });

  test('error: PAYPAL_INVALID_PAYMENT_OPTION', async () => {
    page.network.reply(RESOURCE, { status: 422, body: {} });
    await expect(start()).rejects.toMatchObject({ code: 'PAYPAL_INVALID_PAYMENT_OPTION' });
    expect(page.popup().closed).toBe(true);
    expect(page.events()).toEqual(['startVaultInitiatedCheckout.started']);
  });

  test.each([{}, { paymentResource: {} }, { paymentResource: { redirectUrl: 'javascript:alert(1)' } }])(
    'error: PAYPAL_FLOW_FAILED for the response %j',
    async (body) => {
      page.network.reply(RESOURCE, { body });
      await expect(start()).rejects.toMatchObject({ code: 'PAYPAL_FLOW_FAILED' });
      expect(page.popup()).toMatchObject({ closed: true, visited: [] });
    },
  );

  test('error: PAYPAL_FLOW_FAILED for a report of an unknown error', async () => {
    const { checkout } = await openPopup();
    page.dispatch.report({ message: 'broken' }, {});
    await expect(checkout).rejects.toMatchObject({ code: 'PAYPAL_FLOW_FAILED', details: { originalError: { message: 'broken' } } });
  });

  test('behavior: rejects with the client’s error when the exchange is refused', async () => {
    page.network.reply(ACCOUNT, { status: 422, body: {} });
    const { checkout } = await openPopup();
    page.dispatch.report(null, RETURNED);
    await expect(checkout).rejects.toMatchObject({ code: 'CLIENT_REQUEST_ERROR' });
    expect(page.events()).toEqual(['startVaultInitiatedCheckout.started', 'tokenization.started', 'tokenization.failed']);
  });

  test('behavior: after an abort another checkout can start at once', async () => {
    const controller = new AbortController();
    const { checkout } = await openPopup({ signal: controller.signal });
    controller.abort('why');
    expect(page.popup().closed).toBe(true);
    expect(backdrop()).toBeNull();
    const second = start();
    await expect(checkout).rejects.toBe('why');
    await until(() => page.popup().visited.length > 0);
    expect(page.popup().closed).toBe(false);
    expect(backdrop()).not.toBeNull();
    page.dispatch.report(null, RETURNED);
    await expect(second).resolves.toMatchObject({ nonce: 'nonce' });
    expect(page.events().filter((event) => event.includes('cancel'))).toEqual([]);
  });
});

test('behavior: before the frames are ready it opens an empty window, and can be aborted', async () => {
  document.body.replaceChildren();
  const instance = await paypalCheckout.create({ client: await client.create({ authorization: freshKey() }) });
  const controller = new AbortController();
  const aborted = instance.startVaultInitiatedCheckout({ ...OPTIONS, signal: controller.signal });
  expect([backdrop(), page.popups.length]).toEqual([expect.any(HTMLElement), 1]);
  expect(page.popup()).toMatchObject({
    url: '',
    name: 'braintreepaypallanding',
    features: expect.stringContaining('height=535,width=450'),
  });
  controller.abort('why');
  expect([backdrop(), page.popup().closed]).toEqual([null, true]);
  await expect(aborted).rejects.toBe('why');
  const checkout = instance.startVaultInitiatedCheckout(OPTIONS);
  const dispatch = fakeDispatchFrame();
  dispatch.load();
  await until(() => (page.popup()?.visited.length ?? 0) > 0);
  dispatch.report(null, RETURNED);
  await expect(checkout).resolves.toMatchObject({ nonce: 'nonce' });
});

test('error: PAYPAL_START_VAULT_INITIATED_CHECKOUT_CANCELED when the empty window is closed before the frames are ready', async () => {
  document.body.replaceChildren();
  const instance = await paypalCheckout.create({ client: await client.create({ authorization: freshKey() }) });
  const checkout = instance.startVaultInitiatedCheckout(OPTIONS);
  page.popup().closed = true;
  fakeDispatchFrame().load();
  await expect(checkout).rejects.toMatchObject({ code: 'PAYPAL_START_VAULT_INITIATED_CHECKOUT_CANCELED' });
  expect([page.popups.length, backdrop()]).toEqual([1, null]);
});
