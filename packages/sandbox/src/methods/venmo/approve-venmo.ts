import { type SandboxContext } from '../../core/context';
import { randomNonce } from '../../core/random';
import { unitOfWork } from '../../core/store/unit-of-work';
import { storeNonce } from '../../payments/instruments/store-nonce';
import { createVenmoPayer, TEST_USER_ID } from './payer';
import { changeVenmoContext, type VenmoContext } from './venmo-context';

/**
 * Approves a payment and stores its nonce. When two approvals race, only one nonce is created.
 * @param collects whether the merchant may receive the customer's data
 */
export async function approveVenmo(
  context: SandboxContext,
  found: VenmoContext,
  userName: string,
  collects: boolean,
): Promise<VenmoContext> {
  const nonce = randomNonce('tokenvenmo');
  const { api, paymentMethodUsage, paysheetDetails, merchantProfileId } = found.payment;
  const { collectCustomerBillingAddress: billing, collectCustomerShippingAddress: shipping } = paysheetDetails ?? {};
  const requested = { billing: billing === true, shipping: shipping === true };
  const payerInfo = api === 'context' && collects ? createVenmoPayer(userName, requested) : null;
  const details = { username: userName, venmoUserId: TEST_USER_ID, ...(payerInfo ? { payerInfo } : {}) };
  const document = { nonce, type: 'VenmoAccount', description: 'VenmoAccount', consumed: false, details };
  // A nonce for a single payment cannot be vaulted.
  const facts = { oneTime: paymentMethodUsage === 'SINGLE_USE', merchantProfileId, paymentContextId: found.row.id };
  return unitOfWork(context, async (context) => {
    const moved = await changeVenmoContext(context, found, { status: 'APPROVED', nonce, userName, payerInfo });
    if (moved.payment.nonce === nonce) await storeNonce(context, { nonce, type: 'VenmoAccount', document, facts });
    return moved;
  });
}
