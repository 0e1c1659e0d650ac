import { readPartnerEnvironment } from '../../core/http/create-urls';
import { defineSandboxMethod } from '../../core/sandbox-method';
import { clientConfiguration } from './client-configuration';
import { googlePayPage } from './page';
import { GOOGLE_PAY_SCRIPT } from './script/index';
import { createGooglePayRoutes } from './service-routes';

export const googlePay = defineSandboxMethod({
  configure: ({ merchant }, urls) => ({
    androidPay: {
      enabled: true,
      displayName: 'Tender test shop',
      environment: readPartnerEnvironment(urls),
      googleAuthorizationFingerprint: `google-${merchant.id}`,
      paypalClientId: `sandbox-client-${merchant.id}`,
      supportedNetworks: ['visa', 'mastercard', 'amex', 'discover'],
    },
  }),
  graphql: [clientConfiguration],
  page: googlePayPage,
  scripts: [{ name: 'google-pay.js', source: GOOGLE_PAY_SCRIPT, partnerPath: '/gp/p/js/pay.js' }],
  routes: (context) => [['/google-pay', createGooglePayRoutes(context)]],
});
