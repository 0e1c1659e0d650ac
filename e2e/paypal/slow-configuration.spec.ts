import { approvePayPal } from '@tender/sandbox/testing';
import { serverGateway } from '../support/gateway';
import { outcomeOf } from '../support/outcomes';
import { openShop, type PopupMethod } from '../support/popup-method';
import { expect, test } from '../support/test';

const method: PopupMethod = {
  name: 'paypal: vault-initiated checkout',
  // The instance is there before its client.
  create: async (authorization) => {
    window.checkout = await window.tender.paypalCheckout.create({ authorization });
  },
  start: (signal) =>
    window.checkout.startVaultInitiatedCheckout({
      amount: '10.00',
      currency: 'USD',
      vaultInitiatedCheckoutPaymentMethodToken: 'vaulted',
      signal,
    }),
  teardown: () => window.checkout.teardown(),
  page: '/pay/paypal/',
  approve: approvePayPal,
  cancel: approvePayPal,
  approved: { nonce: expect.any(String) },
  codes: { canceled: '', closed: '', blocked: '', timeout: '' },
};

test('paypal: a click while the configuration takes 5 s opens the popup at once, and the popup blocker lets it be', async ({
  page,
  site,
  sandbox,
}) => {
  const gateway = serverGateway(sandbox);
  const { customer } = await gateway.customer.create({ firstName: 'Ada' });
  // The SDK's published types lack the token.
  const vaulted = { customerId: customer.id, token: 'vaulted', paymentMethodNonce: 'fake-paypal-billing-agreement-nonce' };
  await gateway.paymentMethod.create(vaulted);
  sandbox.faults.add({ match: { path: '/configuration', times: 1 }, action: { latencyMs: 5_000 } });
  await openShop(page, site, sandbox, method);
  const [popup] = await Promise.all([page.waitForEvent('popup', { timeout: 2_000 }), page.locator('#pay').click()]);
  expect(popup.url()).toBe('about:blank');
  sandbox.clock.advance(5_000);
  await popup.waitForURL((url) => url.pathname.startsWith('/pay/paypal/'));
  await approvePayPal(popup);
  expect(await outcomeOf(page)).toMatchObject({ value: method.approved });
  await page.locator('[data-braintree-paypal-vault-initiated-checkout-modal]').waitFor({ state: 'detached' });
});
