import { defineSandboxMethod } from '../../core/sandbox-method';
import { clientConfiguration } from './client-configuration';
import { usBankAccounts } from './graphql';
import { createOpenFinanceRoutes } from './open-finance';
import { bankLoginPage } from './page';
import { createBankLoginRoute } from './plaid/bank-login-route';
import { PLAID_SCRIPT } from './plaid/index';

export const usBankAccount = defineSandboxMethod({
  configure: ({ merchant }) => ({
    usBankAccount: { routeId: `route-${merchant.id}`, plaid: { publicKey: `plaid-${merchant.id}` } },
  }),
  graphql: [clientConfiguration, usBankAccounts],
  page: bankLoginPage,
  scripts: [{ name: 'plaid.js', source: PLAID_SCRIPT, partnerPath: '/link/v2/stable/link-initialize.js' }],
  routes: (context) => [
    ['/third-party', createBankLoginRoute(context)],
    ['/v1/open-finance', createOpenFinanceRoutes(context)],
  ],
});
