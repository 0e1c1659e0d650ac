import type { PayPalCheckoutTokenizePaymentOptions } from '@tender/paypal/checkout';
import { approvePayPal, cancelPayPal } from '@tender/sandbox/testing';
import { paypalCheckoutFlows } from '../differential/flows/paypal-checkout';
import { vaultInitiatedFlows } from '../differential/flows/vault-initiated';
import { unusualPayPalCheckoutFlows } from '../differential/flows/unusual-paypal-checkout';
import { clickPayPal } from '../support/open-window';
import { fieldsReady } from '../support/shop';
import { paid } from '../third-parties/csp/shop';
import { failedExchange, inWindow } from './demo-payment';
import type { MethodDescription } from './method';
import { approveAsGrace } from './paypal';

const BUTTON = '[data-tender-paypal-buttons]';

export const paypalCheckout: MethodDescription = {
  flows: [...paypalCheckoutFlows, ...vaultInitiatedFlows, ...unusualPayPalCheckoutFlows],
  initialized: 'paypal-checkout',
  async payOnPage({ page, site, headers, tokenOf }) {
    await page.goto(site.page('shop.localhost', '/buttons', { headers, body: '<div id="buttons"></div>' }));
    await page.evaluate(async (authorization) => {
      const checkout = await window.tender.paypalCheckout.create({ authorization, autoSetDataUserIdToken: true });
      await checkout.loadPayPalSDK({ currency: 'USD', intent: 'capture' });
      await new Promise<void>((ready) => {
        const paid = new Promise((resolve, reject) => {
          const { paypal } = window as unknown as { paypal: { Buttons(options: object): { render(place: string): Promise<void> } } };
          const buttons = paypal.Buttons({
            createOrder: () => checkout.createPayment({ flow: 'checkout', amount: '10.00', currency: 'USD', intent: 'capture' }),
            onApprove: (approved: PayPalCheckoutTokenizePaymentOptions) => checkout.tokenizePayment(approved).then(resolve, reject),
            onError: reject,
          });
          void buttons.render('#buttons').then(ready);
        });
        Object.assign(window, { paid });
      });
    }, tokenOf());
    const popup = await clickPayPal(page);
    await approvePayPal(popup);
    return paid(page);
  },
  demo: [
    {
      name: 'PayPal button',
      path: 'paypal-button',
      button: BUTTON,
      paid: inWindow(approveAsGrace, BUTTON),
      cancelled: inWindow(cancelPayPal, BUTTON),
      by: 'PayPal, grace@example.com',
      ...failedExchange('paypal_accounts', inWindow(approveAsGrace, BUTTON)),
    },
    {
      name: 'saved PayPal account',
      label: 'Saved PayPal account',
      path: 'saved-paypal',
      async fill({ page }) {
        await page.getByRole('button', { name: 'Save a test account' }).click();
        await fieldsReady(page);
      },
      button: '.saved-paypal',
      paid: inWindow(approvePayPal),
      cancelled: inWindow(cancelPayPal),
      by: 'PayPal, payer@example.com',
      ...failedExchange('paypal_accounts', inWindow(approvePayPal)),
    },
  ],
};
