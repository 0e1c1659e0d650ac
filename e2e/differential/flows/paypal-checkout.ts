import { approvePayPal, cancelPayPal } from '@tender/sandbox/testing';
import { clickPayPal, nextResult } from '../../support/open-window';
import { changeFlow, flow, type Flow } from '../flow';
import type { Shop } from '../shop';
import { withEachStatus } from './statuses';

/** Loads PayPal's script and renders its buttons. */
async function renderButtons(shop: Shop): Promise<void> {
  await shop.create('paypalCheckout', { authorization: shop.tokenizationKey });
  await shop.call('paypalCheckout', 'getClientId');
  await shop.attempt('instances.paypalCheckout.loadPayPalSDK({ intent: "capture", currency: "USD" }).then(() => "loaded")');
  await shop.attempt(`
    (() => {
      const checkout = instances.paypalCheckout;
      window.pressed = [];
      const note = async (call) => void window.pressed.push(await attempt(call));
      const place = document.querySelector('#place');
      return paypal.Buttons({
        createOrder: () => checkout.createPayment({ flow: 'checkout', amount: '10.00', currency: 'USD', intent: 'capture' }),
        onApprove: (approved) => note(() => checkout.tokenizePayment(approved)),
        onCancel: () => note(() => 'canceled'),
        onError: (error) => note(() => { throw error; }),
      }).render('#place');
    })()`);
}

export const paypalCheckoutFlows: Flow[] = [
  flow('PayPal checkout, by PayPal’s own buttons, cancelled, then approved', async (shop) => {
    await renderButtons(shop);
    await cancelPayPal(await clickPayPal(shop.page, '#place'));
    const canceled = await nextResult(shop.page, 'window.pressed');
    await approvePayPal(await clickPayPal(shop.page, '#place'));
    return [canceled, await nextResult(shop.page, 'window.pressed')];
  }),

  changeFlow('PayPal checkout, a payment and an agreement', async (shop) => {
    await shop.create('paypalCheckout');
    const payment = {
      flow: 'checkout',
      amount: '10.00',
      currency: 'USD',
      enableShippingAddress: true,
      shippingAddressOverride: {
        line1: '1 Test Street',
        city: 'Chicago',
        state: 'IL',
        postalCode: '60606',
        countryCode: 'US',
        recipientName: 'Ada',
      },
      lineItems: [{ quantity: '1', unitAmount: '10.00', name: 'Mug', kind: 'debit' }],
    };
    await shop.call('paypalCheckout', 'createPayment', payment);
    await shop.call('paypalCheckout', 'createPayment', { flow: 'vault', billingAgreementDescription: 'A mug a month' });
    await shop.call('paypalCheckout', 'tokenizePayment', { payerId: 'payer', paymentId: 'payment' });
    await shop.call('paypalCheckout', 'tokenizePayment', { billingToken: 'agreement', vault: false });
  }),

  flow('PayPal checkout, options that are refused', async (shop) => {
    await shop.create('paypalCheckout');
    await shop.call('paypalCheckout', 'createPayment');
    await shop.call('paypalCheckout', 'createPayment', { flow: 'other' });
    await shop.call('paypalCheckout', 'createPayment', { flow: 'checkout' });
    await shop.call('paypalCheckout', 'updatePayment', {});
    await shop.call('paypalCheckout', 'startVaultInitiatedCheckout', {});
    await shop.call('paypalCheckout', 'teardown');
    await shop.attempt('instances.paypalCheckout.createPayment({ flow: "vault" })');
  }),

  flow('PayPal checkout, refused by the gateway', async (shop) => {
    await shop.create('paypalCheckout');
    await withEachStatus(shop, 'create_payment_resource', () =>
      shop.call('paypalCheckout', 'createPayment', { flow: 'checkout', amount: '10.00', currency: 'USD' }),
    );
    await withEachStatus(shop, 'paypal_accounts', () =>
      shop.call('paypalCheckout', 'tokenizePayment', { payerId: 'payer', paymentId: 'payment' }),
    );
  }),
];
