import { defineSandboxMethod } from '../../core/sandbox-method';
import { masterpassRoutes } from './endpoints';
import { masterpassPage } from './page';
import { MASTERPASS_SCRIPT } from './script';

export const masterpass = defineSandboxMethod({
  configure: ({ merchant }) => ({
    masterpass: { merchantCheckoutId: `masterpass-${merchant.id}`, supportedNetworks: ['visa', 'master', 'amex', 'discover'] },
  }),
  endpoints: masterpassRoutes,
  page: masterpassPage,
  scripts: [{ name: 'masterpass.js', source: MASTERPASS_SCRIPT, partnerPath: '/dyn/js/switch/integration/MasterPass.client.js' }],
});
