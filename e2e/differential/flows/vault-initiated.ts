import { approvePayPal, cancelPayPal } from '@tender/sandbox/testing';
import { vaultPayPalAccount } from '../../support/vault';
import { flow, type Flow } from '../flow';
import type { Shop } from '../shop';
import { popupFlows, delayGateway } from './popup';

const METHOD = 'startVaultInitiatedCheckout';
const OPTIONS = { amount: '10.00', currency: 'USD', vaultInitiatedCheckoutPaymentMethodToken: 'vaulted' };
const open = (shop: Shop, options: object = OPTIONS) => shop.clickToPopup('/pay/paypal/', 'paypalCheckout', METHOD, options);
const hasBackdrop = (shop: Shop) =>
  shop.attempt(`document.querySelectorAll('[data-braintree-paypal-vault-initiated-checkout-modal="true"]').length`);

const flows: Flow[] = [
  ...popupFlows({
    title: 'PayPal checkout, from the vault',
    namespace: 'paypalCheckout',
    method: METHOD,
    options: OPTIONS,
    page: '/pay/paypal/',
    approve: approvePayPal,
    cancel: cancelPayPal,
    requests: { prepare: 'create_payment_resource', exchange: 'paypal_accounts' },
    everyChange: ['approved'],
  }),

  flow('PayPal checkout, from the vault, one at a time, closed by the shop', async (shop) => {
    delayGateway(shop);
    await shop.create('paypalCheckout');
    const [, outcome] = await open(shop);
    await hasBackdrop(shop);
    await shop.call('paypalCheckout', METHOD, {});
    await shop.call('paypalCheckout', 'focusVaultInitiatedCheckoutWindow');
    await shop.call('paypalCheckout', 'closeVaultInitiatedCheckoutWindow');
    await outcome();
    await hasBackdrop(shop);
    const [popup, closed] = await open(shop, { ...OPTIONS, optOutOfModalBackdrop: true });
    await hasBackdrop(shop);
    await popup.close();
    await closed();
    await shop.call('paypalCheckout', 'closeVaultInitiatedCheckoutWindow');
  }),

  flow('PayPal checkout, from the vault, a window that the browser blocks', async (shop) => {
    await shop.create('paypalCheckout');
    await shop.call('paypalCheckout', 'closeVaultInitiatedCheckoutWindow');
    await shop.page.evaluate(() => void (window.open = () => null));
    await (
      await shop.click('paypalCheckout', METHOD, OPTIONS)
    )();
    await hasBackdrop(shop);
  }),

  flow('PayPal checkout, from the vault, options that are refused', async (shop) => {
    await shop.create('paypalCheckout');
    await shop.call('paypalCheckout', METHOD, {});
    await shop.call('paypalCheckout', METHOD, { amount: '10.00' });
    await shop.call('paypalCheckout', METHOD, { amount: '10.00', currency: 'USD' });
    await shop.call('paypalCheckout', METHOD, { currency: 'USD', vaultInitiatedCheckoutPaymentMethodToken: 'vaulted' });
    await hasBackdrop(shop);
  }),
];

export const vaultInitiatedFlows: Flow[] = flows.map((each) => ({
  ...each,
  run: async (shop) => {
    await vaultPayPalAccount(shop.sandbox);
    return each.run(shop);
  },
}));
