import { requireClientToken } from '../authorization/authorize';
import { listMethods } from '../vault/find-rows';
import { nonceOfMethod } from '../vault/nonce-of-method';
import { type ClientApiCall, type ClientApiRoute } from './route';

/** What the token's customer has saved, each with a fresh nonce: the oldest first, or the default one before it. */
async function list({ context, authorization, input }: ClientApiCall) {
  const { customerId } = requireClientToken(authorization);
  const rows = customerId === undefined ? [] : await listMethods(context.database, context, customerId);
  const isDefaultFirst = String(input['defaultFirst']) === '1' || String(input['defaultFirst']) === 'true';
  if (!isDefaultFirst) rows.sort((one, other) => one.createdAt - other.createdAt);
  const paymentMethods: object[] = [];
  for (const row of rows) {
    paymentMethods.push({ ...(await nonceOfMethod(context, row)), default: row.isDefault, hasSubscription: false, isLocked: false });
  }
  return { status: 200 as const, body: { paymentMethods } };
}

export const vaultRoutes: readonly ClientApiRoute[] = [{ method: 'GET', path: 'payment_methods', handle: list }];
