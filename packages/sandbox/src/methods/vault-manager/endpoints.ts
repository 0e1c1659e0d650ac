import { requireClientToken } from '../../core/authorization/authorize';
import { type ClientApiCall, type ClientApiRoute } from '../../core/http/client-api-route';
import { createMethodNonce } from '../../payments/vault/create-method-nonce';
import { listMethods } from '../../payments/vault/find-rows';
import { listSharedCards, readSharedCustomer } from '../../payments/vault/shared-cards';

const DESCRIPTION = { default: false, hasSubscription: false, isLocked: false };

/**
 * Lists the vaulted methods of the token's customer, each with a new nonce: oldest first, or with `defaultFirst` the default method first. For a
 * token without a customer, lists the cards of the shared customer whom the request names.
 */
async function list({ context, authorization, input }: ClientApiCall) {
  const { customerId } = requireClientToken(authorization);
  const sharedCustomer = readSharedCustomer(input);
  if (customerId === undefined) {
    const cards = sharedCustomer ? await listSharedCards(context, sharedCustomer) : [];
    return { status: 200 as const, body: { paymentMethods: cards.map((card) => ({ ...card, ...DESCRIPTION })) } };
  }
  const rows = await listMethods(context, customerId);
  const isDefaultFirst = String(input['defaultFirst']) === '1' || String(input['defaultFirst']) === 'true';
  if (!isDefaultFirst) rows.sort((one, other) => one.createdAt - other.createdAt);
  const paymentMethods: object[] = [];
  for (const row of rows) {
    paymentMethods.push({ ...(await createMethodNonce(context, row)), ...DESCRIPTION, default: row.isDefault });
  }
  return { status: 200 as const, body: { paymentMethods } };
}

export const vaultRoutes: readonly ClientApiRoute[] = [{ method: 'GET', path: 'payment_methods', handle: list }];
