import { defineSandboxMethod } from '../../core/sandbox-method';
import { clientConfiguration } from './client-configuration';
import { payPalRoutes } from './endpoints';
import { payPalPage } from './page';
import { PAYPAL_SDK } from './script/index';

export const paypal = defineSandboxMethod({
  configure: ({ merchant }, { assetsUrl, environment }) => ({
    paypalEnabled: true,
    paypal: {
      displayName: 'Tender test shop',
      clientId: `sandbox-client-${merchant.id}`,
      assetsUrl,
      environment: environment === 'production' ? 'live' : 'custom',
      environmentNoNetwork: false,
      unvettedMerchant: false,
      braintreeClientId: 'sandbox-master-client',
      billingAgreementsEnabled: true,
      merchantAccountId: 'sandbox_usd',
      currencyIsoCode: 'USD',
      payeeEmail: null,
    },
  }),
  graphql: [clientConfiguration],
  endpoints: payPalRoutes,
  page: payPalPage,
  scripts: [
    { name: 'paypal-sdk.js', source: PAYPAL_SDK, partnerPath: '/sdk/js' },
    // The SDK requests it only so that the browser connects to PayPal early, and does not read it.
    { name: 'paypal-preload', source: '', partnerPath: '/smart/buttons/preload' },
  ],
});
