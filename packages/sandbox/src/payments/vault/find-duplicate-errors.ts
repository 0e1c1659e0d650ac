import { and, eq } from 'drizzle-orm';
import { type SandboxContext } from '../../core/context';
import { type FieldError } from '../../core/http/gateway-error';
import { paymentMethods } from '../instruments/tables';

export interface DuplicateCheck {
  cardFingerprint: string | null | undefined;
  customerId: string | undefined;
  failOnDuplicatePaymentMethod?: boolean | null | undefined;
  failOnDuplicatePaymentMethodForCustomer?: boolean | null | undefined;
}

/**
 * Finds out whether a card that may not be a duplicate is in the vault, of any customer or of this one.
 * @param path path of the card number in the request
 */
export async function findDuplicateErrors(
  { database, merchant }: Pick<SandboxContext, 'database' | 'merchant'>,
  check: DuplicateCheck,
  path: readonly string[],
): Promise<FieldError[]> {
  const { cardFingerprint, failOnDuplicatePaymentMethod, failOnDuplicatePaymentMethodForCustomer } = check;
  if (!cardFingerprint || !(failOnDuplicatePaymentMethod || failOnDuplicatePaymentMethodForCustomer)) return [];
  const existing = await database
    .select({ customerId: paymentMethods.customerId })
    .from(paymentMethods)
    .where(and(eq(paymentMethods.merchantId, merchant.id), eq(paymentMethods.cardFingerprint, cardFingerprint)));
  if (failOnDuplicatePaymentMethod && existing.length > 0) {
    return [{ path, code: '81724', message: 'Duplicate card exists in the vault.' }];
  }
  const isOfCustomer = existing.some(({ customerId }) => customerId === check.customerId);
  if (!failOnDuplicatePaymentMethodForCustomer || !isOfCustomer) return [];
  return [{ path, code: '81763', message: 'Duplicate card exists in the vault for the customer.' }];
}
