import { readPartnerEnvironment } from '../../core/http/create-urls';
import { defineSandboxMethod } from '../../core/sandbox-method';
import { clientConfiguration } from './client-configuration';
import { venmo as operations } from './graphql';
import { venmoPage } from './page';
import { createVenmoPartnerRoutes, createVenmoRoutes } from './routes';

export const venmo = defineSandboxMethod({
  configure: ({ merchant }, urls) => {
    const environment = readPartnerEnvironment(urls);
    return {
      payWithVenmo: {
        merchantId: `venmo-${merchant.id}`,
        accessToken: `access_token$${environment}$${merchant.id}$tender`,
        environment,
        enrichedCustomerDataEnabled: true,
      },
    };
  },
  graphql: [clientConfiguration, operations],
  page: venmoPage,
  routes: (context) => [
    ['/third-party', createVenmoRoutes(context)],
    ['/', createVenmoPartnerRoutes(context)],
  ],
});
