import { defineSandboxMethod } from '../../core/sandbox-method';
import { unionPayRoutes } from './endpoints';

export const unionPay = defineSandboxMethod({
  configure: () => ({ unionPay: { enabled: true, merchantAccountId: 'sandbox_usd' } }),
  endpoints: unionPayRoutes,
});
