import type { FrameLocator } from '@playwright/test';
import { approveVisaCheckout, cancelVisaCheckout } from '@tender/sandbox/testing';
import { visaCheckoutFlows } from '../differential/flows/visa-checkout';
import { walletPage } from './customer-page';
import { paid } from '../third-parties/csp/shop';
import { failedExchange, press, type Step } from './demo-payment';
import type { MethodDescription } from './method';

const BUTTON = '.visa';
const SHEET = '#vcop-src-frame';

/** Presses the button of Visa Checkout, and acts in the sheet. */
const inSheet =
  (act: (sheet: FrameLocator) => Promise<void>): Step =>
  async (fixtures) => {
    await press(fixtures, BUTTON);
    await act(fixtures.page.frameLocator(SHEET));
  };

export const visaCheckout: MethodDescription = {
  flows: visaCheckoutFlows,
  initialized: 'visacheckout',
  async payOnPage({ page, site, headers, key }) {
    const host = `${key.startsWith('production') ? '' : 'sandbox-'}assets.secure.checkout.visa.com`;
    const head = `<script src="https://${host}/checkout-widget/resources/js/integration/v1/sdk.js"></script>`;
    const body = '<button class="v-button">Visa Checkout</button>';
    await page.goto(site.page('shop.localhost', '/visa', { head, body, headers }));
    await page.evaluate(async (authorization) => {
      const instance = await window.tender.visaCheckout.create({ authorization });
      const { V } = window as unknown as { V: { init(options: object): void; on(event: string, handler: (payment: never) => void): void } };
      V.init(instance.createInitOptions({ paymentRequest: { currencyCode: 'USD', subtotal: '10.00' } }));
      const paid = new Promise((resolve) => V.on('payment.success', (payment) => resolve(instance.tokenize(payment))));
      Object.assign(window, { paid });
    }, key);
    await page.getByRole('button', { name: 'Visa Checkout' }).click();
    await approveVisaCheckout(page.frameLocator(SHEET));
    return paid(page);
  },
  customerPages: {
    'the sheet of Visa Checkout': walletPage('visa-checkout', 'options', ({ merchantId }) => ({
      apikey: `visa-checkout-${merchantId}`,
      paymentRequest: { currencyCode: 'USD', subtotal: '10.00' },
    })),
  },
  demo: [
    {
      name: 'Visa Checkout',
      path: 'visa-checkout',
      button: BUTTON,
      paid: inSheet((sheet) => approveVisaCheckout(sheet, { card: 'MASTERCARD' })),
      by: 'Visa Checkout, MasterCard ending in 4444',
      cancelled: inSheet(cancelVisaCheckout),
      ...failedExchange('visa_checkout_cards', inSheet(approveVisaCheckout)),
    },
  ],
  nonces: {
    'a card from Visa Checkout': {
      type: 'VisaCheckoutCard',
      instrument: 'visa_checkout_card',
      vaulted: true,
      list: 'visaCheckoutCards',
    },
  },
};
