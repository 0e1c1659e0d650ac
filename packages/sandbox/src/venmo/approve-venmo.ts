import { type SandboxContext } from '../context';
import { randomNonce } from '../random';
import { storeNonce } from '../store/store-nonce';
import { valueAt } from '../vault/text-at';
import { payerFor, TEST_USER_ID } from './payer';
import { moveVenmoContext, type VenmoContext } from './venmo-context';

/**
 * The customer says yes: the context gets its nonce, once, whoever else races for it.
 * @param collects whether the merchant may be told who the customer is
 */
export async function approveVenmo(
  context: SandboxContext,
  found: VenmoContext,
  userName: string,
  collects: boolean,
): Promise<VenmoContext> {
  const nonce = randomNonce('tokenvenmo');
  const { api, paymentMethodUsage, paysheetDetails, merchantProfileId } = found.payment;
  const asks = (name: string) => valueAt(paysheetDetails, name) === true;
  const asked = { billing: asks('collectCustomerBillingAddress'), shipping: asks('collectCustomerShippingAddress') };
  const payerInfo = api === 'context' && collects ? payerFor(userName, asked) : null;
  const details = { username: userName, venmoUserId: TEST_USER_ID, ...(payerInfo ? { payerInfo } : {}) };
  const document = { nonce, type: 'VenmoAccount', description: 'VenmoAccount', consumed: false, details };
  // What is for one payment is not for the vault.
  const hidden = { oneTime: paymentMethodUsage === 'SINGLE_USE', merchantProfileId, paymentContextId: found.row.id };
  return context.database.transaction(async (handle) => {
    const inside = { ...context, database: handle };
    const moved = await moveVenmoContext(inside, found, { status: 'APPROVED', nonce, userName, payerInfo });
    if (moved.payment.nonce === nonce) await storeNonce(inside, { nonce, type: 'VenmoAccount', document, hidden });
    return moved;
  });
}
