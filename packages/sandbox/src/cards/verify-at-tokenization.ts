import { and, eq } from 'drizzle-orm';
import { type Grant } from '../authorization/fingerprint';
import { type SandboxContext } from '../context';
import { randomId } from '../random';
import { GatewayError, type FieldError } from '../server/gateway-error';
import { paymentMethods, verifications } from '../store/schema';
import { type CardInput } from './card-input';
import { type CardDocument, type TokenizeCardOptions } from './tokenize-card';
import { verifyCard, type CardVerification } from './verify-card';

interface Draft {
  document: CardDocument;
  cardFingerprint: string | undefined;
  grant: Partial<Grant>;
  options: TokenizeCardOptions;
}

/** @throws GatewayError 422 for a card that is in the vault already, or that the bank or the merchant's rules refuse */
export async function verifyAtTokenization(context: SandboxContext, card: CardInput, draft: Draft): Promise<void> {
  await refuseDuplicate(context, draft);
  const rules = { cvv: true, avs: true, ...context.settings.rules?.verification };
  const verification = verifyCard(card, rules);
  await context.database.insert(verifications).values({
    merchantId: context.merchant.id,
    id: randomId(8),
    status: verification.status,
    document: { ...verification, creditCard: draft.document.details },
    createdAt: context.clock.now(),
  });
  if (verification.status !== 'verified') throw refusal(verification);
}

async function refuseDuplicate({ database, merchant }: SandboxContext, draft: Draft): Promise<void> {
  const { grant, options, cardFingerprint } = draft;
  const anywhere = options.failOnDuplicatePaymentMethod ?? grant.failOnDuplicatePaymentMethod ?? false;
  const atCustomer = options.failOnDuplicatePaymentMethodForCustomer ?? grant.failOnDuplicatePaymentMethodForCustomer ?? false;
  if (cardFingerprint === undefined || !(anywhere || atCustomer)) return;
  const held = await database
    .select({ customerId: paymentMethods.customerId })
    .from(paymentMethods)
    .where(and(eq(paymentMethods.merchantId, merchant.id), eq(paymentMethods.cardFingerprint, cardFingerprint)));
  if (anywhere && held.length > 0) throw invalid([numberError('81724', 'Duplicate card exists in the vault.')]);
  if (atCustomer && held.some(({ customerId }) => customerId === grant.customerId)) {
    throw invalid([numberError('81763', 'Duplicate card exists in the vault for the customer.')]);
  }
}

const numberError = (code: string, message: string): FieldError => ({ path: ['creditCard', 'number'], code, message });
const invalid = (errors: FieldError[]) => new GatewayError('VALIDATION', 'Credit card is invalid', errors);

/** What the merchant's own rules refuse is the customer's to mend, field by field; a bank's refusal has no field. */
function refusal(verification: CardVerification): GatewayError {
  const { gatewayRejectionReason: reason, processorResponseText } = verification;
  const errors: FieldError[] = [];
  if (reason === 'cvv' || reason === 'avs_and_cvv') {
    errors.push({ path: ['creditCard', 'cvv'], code: '81736', message: 'CVV verification failed.' });
  }
  if (reason === 'avs' || reason === 'avs_and_cvv') {
    errors.push({ path: ['creditCard', 'billingAddress', 'postalCode'], code: '81737', message: 'Postal code verification failed.' });
  }
  if (errors.length > 0) return invalid(errors);
  return new GatewayError(
    'VALIDATION',
    verification.status === 'gateway_rejected' ? 'Gateway Rejected' : (processorResponseText ?? 'Declined'),
  );
}
