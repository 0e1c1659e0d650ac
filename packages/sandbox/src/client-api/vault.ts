import { requireClientToken } from '../authorization/authorize';
import { listMethods } from '../vault/find-rows';
import { createMethodNonce } from '../vault/create-method-nonce';
import { type ClientApiCall, type ClientApiRoute } from './route';

/** Lists the vaulted methods of the token's customer, each with a new nonce: oldest first, or with `defaultFirst` the default method first. */
async function list({ context, authorization, input }: ClientApiCall) {
  const { customerId } = requireClientToken(authorization);
  const rows = customerId === undefined ? [] : await listMethods(context.database, context, customerId);
  const isDefaultFirst = String(input['defaultFirst']) === '1' || String(input['defaultFirst']) === 'true';
  if (!isDefaultFirst) rows.sort((one, other) => one.createdAt - other.createdAt);
  const paymentMethods: object[] = [];
  for (const row of rows) {
    paymentMethods.push({ ...(await createMethodNonce(context, row)), default: row.isDefault, hasSubscription: false, isLocked: false });
  }
  return { status: 200 as const, body: { paymentMethods } };
}

export const vaultRoutes: readonly ClientApiRoute[] = [{ method: 'GET', path: 'payment_methods', handle: list }];
