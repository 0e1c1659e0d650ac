import { approvePayPal, cancelPayPal } from '@tender/sandbox/testing';
import { vaultPayPalAccount } from '../support/vault';
import { outcomeOf } from '../support/outcomes';
import { describePopupMethod, openShop, pay, type PopupMethod } from '../support/popup-method';
import { expect, test } from '../support/test';
import { expectInTopLayer, showInTopLayer } from '../support/top-layer';

const BACKDROP = '[data-braintree-paypal-vault-initiated-checkout-modal="true"]';

const method: PopupMethod = {
  name: 'paypal: vault-initiated checkout',
  create: async (authorization) => {
    window.checkout = await window.tender.paypalCheckout.create({ authorization });
    await window.checkout.closeVaultInitiatedCheckoutWindow(); // waits until its windows are ready
  },
  start: (signal) =>
    window.checkout.startVaultInitiatedCheckout({
      amount: '10.00',
      currency: 'USD',
      vaultInitiatedCheckoutPaymentMethodToken: 'vaulted',
      signal,
    }),
  close: () => window.checkout.closeVaultInitiatedCheckoutWindow(),
  teardown: () => window.checkout.teardown(),
  page: '/pay/paypal/',
  approve: approvePayPal,
  cancel: cancelPayPal,
  approved: { nonce: expect.any(String), type: 'PayPalAccount', details: { email: expect.any(String) } },
  codes: {
    canceled: 'PAYPAL_START_VAULT_INITIATED_CHECKOUT_CANCELED',
    closed: 'PAYPAL_START_VAULT_INITIATED_CHECKOUT_CANCELED',
    blocked: 'PAYPAL_START_VAULT_INITIATED_CHECKOUT_POPUP_OPEN_FAILED',
    timeout: 'PAYPAL_START_VAULT_INITIATED_CHECKOUT_SETUP_FAILED',
    second: 'PAYPAL_START_VAULT_INITIATED_CHECKOUT_IN_PROGRESS',
  },
};

test('paypal: a click while the configuration takes 5 s opens the popup at once, and the popup blocker lets it be', async ({
  page,
  site,
  sandbox,
}) => {
  await vaultPayPalAccount(sandbox);
  sandbox.faults.add({ match: { path: '/configuration', times: 1 }, action: { latencyMs: 5_000 } });
  await openShop(page, site, sandbox, {
    ...method,
    // The instance is there before its client.
    create: async (authorization) => {
      window.checkout = await window.tender.paypalCheckout.create({ authorization });
    },
  });
  const [popup] = await Promise.all([page.waitForEvent('popup', { timeout: 2_000 }), page.locator('#pay').click()]);
  expect(popup.url()).toBe('about:blank');
  sandbox.clock.advance(5_000);
  await popup.waitForURL((url) => url.pathname.startsWith('/pay/paypal/'));
  await approvePayPal(popup);
  expect(await outcomeOf(page)).toMatchObject({ value: method.approved });
  await page.locator(BACKDROP).waitFor({ state: 'detached' });
});

test.describe('vaulted', () => {
  test.beforeEach(({ sandbox }) => vaultPayPalAccount(sandbox));
  describePopupMethod(method);

  test('paypal: a modal dialog of the shop is dark too while the popup is open, and stays open', async ({ page, site, sandbox }) => {
    await openShop(page, site, sandbox, method);
    await showInTopLayer(page, 'dialog');
    const popup = await pay(page, method);
    await page.bringToFront();
    await page.locator(BACKDROP).click();
    await cancelPayPal(popup);
    expect(await outcomeOf(page)).toMatchObject({ error: { code: method.codes.canceled } });
    await expectInTopLayer(page, 'dialog');
    await expect(page.locator(BACKDROP)).toHaveCount(0);
  });

  test('paypal: the page is dark while the popup is open, whatever the end', async ({ page, site, sandbox }) => {
    await openShop(page, site, sandbox, method);
    const backdrop = page.locator(BACKDROP);
    for (const end of [approvePayPal, cancelPayPal] as const) {
      const popup = await pay(page, method);
      await expect(backdrop).toHaveCSS('z-index', '9999');
      await expect(backdrop).toHaveCSS('opacity', '0.7');
      expect(await backdrop.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
      await end(popup);
      await outcomeOf(page);
      await expect(backdrop).toHaveCount(0);
    }
  });
});

test('paypal: an account that is not in the vault ends in an error, the page light again', async ({ page, site, sandbox }) => {
  await openShop(page, site, sandbox, method);
  await page.locator('#pay').click();
  expect(await outcomeOf(page)).toMatchObject({ error: { code: 'PAYPAL_INVALID_PAYMENT_OPTION', type: 'MERCHANT' } });
  await expect(page.locator(BACKDROP)).toHaveCount(0);
});
