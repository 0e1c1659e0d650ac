import { preferredPaymentMethodFlows } from '../differential/flows/preferred-payment-methods';
import type { MethodDescription } from './method';

export const preferredPaymentMethods: MethodDescription = {
  flows: preferredPaymentMethodFlows,
  initialized: 'preferred-payment-methods',
  async payOnPage({ page, site, headers, key }) {
    await page.goto(site.page('shop.localhost', '/preferred', { headers }));
    return page.evaluate(async (authorization) => {
      const instance = await window.tender.preferredPaymentMethods.create({ authorization });
      return instance.fetchPreferredPaymentMethods();
    }, key);
  },
  result: { paypalPreferred: true, venmoPreferred: true }, // neither, where the gateway cannot be asked
};
