import { GatewayError } from '../server/gateway-error';
import { currencyOf, defaultMerchantAccount } from '../vault/merchant-account';
import { type SandboxContext } from '../context';
import { found, parameter, type ServerApiRoute } from './route';

function answerOf(context: SandboxContext, id: string) {
  const currencyIsoCode = currencyOf(context, id);
  if (currencyIsoCode === undefined) throw new GatewayError('NOT_FOUND', 'Merchant account not found');
  return { id, status: 'active', currencyIsoCode, default: id === defaultMerchantAccount(context), subMerchantAccount: false };
}

export const merchantAccountRoutes: readonly ServerApiRoute[] = [
  {
    method: 'GET',
    path: 'merchant_accounts/:id',
    handle: (call) => found('merchantAccount', answerOf(call.context, parameter(call, 'id'))),
  },
  {
    method: 'GET',
    path: 'merchant_accounts',
    handle({ context }) {
      const ids = [...new Set([defaultMerchantAccount(context), ...Object.keys(context.settings.merchantAccounts ?? {})])];
      const merchantAccount = ids.map((id) => answerOf(context, id));
      return found('merchantAccounts', {
        $type: 'collection',
        currentPageNumber: 1,
        pageSize: 50,
        totalItems: ids.length,
        merchantAccount,
      });
    },
  },
];
