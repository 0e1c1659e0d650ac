import { type SandboxContext } from '../../core/context';
import { GatewayError } from '../../core/http/gateway-error';
import { findAccount, readDefaultMerchantAccountId } from '../../payments/vault/merchant-account';
import { respondWith, readParameter, type ServerApiRoute } from './route';

function describeMerchantAccount(context: SandboxContext, id: string) {
  const account = findAccount(context, id);
  if (!account) throw new GatewayError('NOT_FOUND', 'Merchant account not found');
  return {
    id,
    status: account.suspended ? 'suspended' : 'active',
    currencyIsoCode: account.currency,
    default: id === readDefaultMerchantAccountId(context),
    subMerchantAccount: false,
  };
}

export const merchantAccountRoutes: readonly ServerApiRoute[] = [
  {
    method: 'GET',
    path: 'merchant_accounts/:id',
    handle: (call) => respondWith('merchantAccount', describeMerchantAccount(call.context, readParameter(call, 'id'))),
  },
  {
    method: 'GET',
    path: 'merchant_accounts',
    handle({ context }) {
      const ids = [...new Set([readDefaultMerchantAccountId(context), ...Object.keys(context.settings.merchantAccounts ?? {})])];
      const merchantAccount = ids.map((id) => describeMerchantAccount(context, id));
      return respondWith('merchantAccounts', {
        $type: 'collection',
        currentPageNumber: 1,
        pageSize: 50,
        totalItems: ids.length,
        merchantAccount,
      });
    },
  },
];
