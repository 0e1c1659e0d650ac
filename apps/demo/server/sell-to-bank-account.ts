import type { Order } from './contract';
import type { Gateway } from './gateway';
import type { Checkout } from './checkout';
import { createProblem } from './problem';
import { createSale } from './sale';
import { type PaymentInput, type SaleResult } from './sale-result';

/** Missing in the SDK's published types: makes the bank confirm at once that the account exists. */
const VERIFICATION: object = { usBankAccountVerificationMethod: 'network_check' };

/**
 * Charges a US bank account. It is vaulted first, which verifies it, and only a verified account is charged. A nonce can be vaulted once, so a
 * repeated request charges nothing: it fails with the code of a used nonce.
 * @throws ProblemError `account-not-verified`; the account is then not kept
 */
export async function sellToBankAccount(checkout: Checkout, order: Order, { paymentMethodNonce }: PaymentInput): Promise<SaleResult> {
  const { gateway } = checkout;
  const { customer } = await gateway.customer.create({ email: order.email });
  const kept = await gateway.paymentMethod.create({ customerId: customer.id, paymentMethodNonce, options: VERIFICATION });
  if (!kept.success) {
    await forget(gateway, customer.id);
    return { message: kept.message, errors: kept.errors };
  }
  const { token: paymentMethodToken, verified } = kept.paymentMethod as { token: string; verified?: boolean };
  if (!verified) {
    await forget(gateway, customer.id);
    throw createProblem('account-not-verified', { orderId: order.id });
  }
  return createSale(checkout, order, { paymentMethodToken });
}

/** Deletes a customer who was not charged, with their vaulted payment methods. */
const forget = (gateway: Gateway, customerId: string): Promise<void> => gateway.customer.delete(customerId).catch(() => undefined);
