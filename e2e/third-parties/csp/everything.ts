import type { Page } from '@playwright/test';
import { components } from '@tender/registry';
import { FIELDS, fieldOptions } from '../../support/card';
import { openPopup, type Shop } from './shop';

/** Components that need no options of their own. */
const OTHERS = components
  .map(({ namespace }) => namespace)
  .filter((name) => !['client', 'hostedFields', 'localPayment', 'paypal', 'paypalCheckout', 'venmo'].includes(name));

/** A page with an instance of every component and the scripts of all partners, whose button pays with PayPal; resolves with its popup. */
export function openEverything(shop: Shop): Promise<Page> {
  const containers = FIELDS.map((name) => `<div id="${name}"></div>`).join('');
  const start = `async (tender, authorization) => {
    const client = await tender.client.create({ authorization });
    window.fields = await tender.hostedFields.create({ client, fields: ${JSON.stringify(fieldOptions)} });
    await Promise.all(${JSON.stringify(OTHERS)}.map((name) => tender[name].create({ client, version: 2 })));
    await tender.localPayment.create({ client, merchantAccountId: 'sandbox_eur' });
    await tender.venmo.create({ client, allowDesktop: true, paymentMethodUsage: 'multi_use' });
    const checkout = await tender.paypalCheckout.create({ client });
    await checkout.loadPayPalSDK({ currency: 'USD', intent: 'capture' });
    await window.paypal.Buttons({ createOrder: () => undefined }).render('#buttons');
    const paypal = await tender.paypal.create({ client });
    return () => paypal.tokenize({ flow: 'checkout', amount: '10.00', currency: 'USD' });
  }`;
  return openPopup({ ...shop, key: shop.tokenOf() }, start, {
    script: 'https://pay.google.com/gp/p/js/pay.js',
    body: `${containers}<div id="buttons"></div>`,
  });
}
