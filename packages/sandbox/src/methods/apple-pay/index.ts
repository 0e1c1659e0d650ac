import { defineSandboxMethod } from '../../core/sandbox-method';
import { clientConfiguration } from './client-configuration';
import { applePayRoutes } from './endpoints';
import { applePayPage } from './page';
import { APPLE_PAY_SCRIPT } from './script/index';
import { createApplePayRoutes } from './service-routes';

export const applePay = defineSandboxMethod({
  configure: ({ merchant }) => ({
    applePayWeb: {
      countryCode: 'US',
      currencyCode: 'USD',
      merchantIdentifier: `merchant.sandbox.${merchant.id}`,
      supportedNetworks: ['visa', 'mastercard', 'amex', 'discover'],
    },
  }),
  graphql: [clientConfiguration],
  endpoints: applePayRoutes,
  page: applePayPage,
  // Takes the place of the browser's own Apple Pay, in the shop's page.
  scripts: [{ name: 'apple-pay.js', source: APPLE_PAY_SCRIPT }],
  routes: (context) => [['/apple-pay', createApplePayRoutes(context)]],
});
