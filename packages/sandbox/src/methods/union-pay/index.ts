import { defineSandboxMethod } from '../../core/sandbox-method';
import { clientConfiguration } from './client-configuration';
import { unionPayRoutes } from './endpoints';

export const unionPay = defineSandboxMethod({
  configure: () => ({ unionPay: { enabled: true, merchantAccountId: 'sandbox_usd' } }),
  graphql: [clientConfiguration],
  endpoints: unionPayRoutes,
});
