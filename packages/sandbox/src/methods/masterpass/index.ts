import { defineSandboxMethod } from '../../core/sandbox-method';
import { clientConfiguration } from './client-configuration';
import { masterpassRoutes } from './endpoints';
import { masterpassPage } from './page';
import { MASTERPASS_SCRIPT } from './script';

export const masterpass = defineSandboxMethod({
  configure: ({ merchant }) => ({
    masterpass: { merchantCheckoutId: `masterpass-${merchant.id}`, supportedNetworks: ['visa', 'master', 'amex', 'discover'] },
  }),
  graphql: [clientConfiguration],
  endpoints: masterpassRoutes,
  page: masterpassPage,
  isolatedPage: 'masterpass-loading-frame',
  scripts: [{ name: 'masterpass.js', source: MASTERPASS_SCRIPT, partnerPath: '/dyn/js/switch/integration/MasterPass.client.js' }],
});
