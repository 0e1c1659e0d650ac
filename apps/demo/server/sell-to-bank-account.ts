import type { Order } from './contract';
import type { Gateway } from './gateway';
import type { Checkout } from './place-order';
import { problem } from './problem';
import { sell, type Given, type Sold } from './sale';

/** The SDK's published types lack it: the bank is asked at once whether there is such an account. */
const VERIFICATION: object = { usBankAccountVerificationMethod: 'network_check' };

/**
 * Charges a US bank account: it is kept first, so that the bank can verify it, and only a verified one is charged. A nonce can be kept once,
 * so that a request that is sent again charges nothing: it fails with the code of a used nonce.
 * @throws a problem `account-not-verified`; nothing is kept then
 */
export async function sellToBankAccount(checkout: Checkout, order: Order, { paymentMethodNonce, deviceData }: Given): Promise<Sold> {
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
    throw problem('account-not-verified', { orderId: order.id });
  }
  return sell(checkout, order, { paymentMethodToken }, deviceData);
}

/** A customer who was not charged, with whatever was kept. */
const forget = (gateway: Gateway, customerId: string): Promise<void> => gateway.customer.delete(customerId).catch(() => undefined);
