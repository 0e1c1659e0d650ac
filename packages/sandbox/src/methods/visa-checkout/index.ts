import { defineSandboxMethod } from '../../core/sandbox-method';
import { clientConfiguration } from './client-configuration';
import { visaCheckoutRoutes } from './endpoints';
import { visaCheckoutPage } from './page';
import { VISA_CHECKOUT_SCRIPT } from './script/index';
import { createVisaCheckoutRoutes } from './service-routes';

export const visaCheckout = defineSandboxMethod({
  configure: ({ merchant }) => ({
    visaCheckout: {
      apikey: `visa-checkout-${merchant.id}`,
      encryptionKey: `visa-checkout-encryption-${merchant.id}`,
      externalClientId: `visa-checkout-client-${merchant.id}`,
      supportedCardTypes: ['Visa', 'MasterCard', 'American Express', 'Discover'],
    },
  }),
  graphql: [clientConfiguration],
  endpoints: visaCheckoutRoutes,
  page: visaCheckoutPage,
  scripts: [{ name: 'visa-checkout.js', source: VISA_CHECKOUT_SCRIPT, partnerPath: '/checkout-widget/resources/js/integration/v1/sdk.js' }],
  routes: (context) => [['/visa-checkout', createVisaCheckoutRoutes(context)]],
});
