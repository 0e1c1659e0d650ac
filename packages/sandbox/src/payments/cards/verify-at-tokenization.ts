import { type Grant } from '../../core/authorization/fingerprint';
import { type SandboxContext } from '../../core/context';
import { GatewayError, type FieldError } from '../../core/http/gateway-error';
import { randomId } from '../../core/random';
import { verifications } from '../../core/store/schema';
import { findDuplicateErrors } from '../vault/find-duplicate-errors';
import { readDefaultMerchantAccountId } from '../vault/merchant-account';
import { type CardDocument, type TokenizeCardOptions } from './card-document';
import { type CardInput } from './card-input';
import { listRejectedFields, verifyCard, type CardVerification } from './verify-card';

interface Draft {
  document: CardDocument;
  cardFingerprint: string | undefined;
  grant: Partial<Grant>;
  options: TokenizeCardOptions;
}

/**
 * Verifies a card before it is tokenized.
 * @throws GatewayError 422 for a card that is already in the vault, or that the bank or the merchant's rules reject
 */
export async function verifyAtTokenization(context: SandboxContext, card: CardInput, draft: Draft): Promise<void> {
  const { grant, options, cardFingerprint } = draft;
  const check = {
    cardFingerprint,
    customerId: grant.customerId,
    failOnDuplicatePaymentMethod: options.failOnDuplicatePaymentMethod ?? grant.failOnDuplicatePaymentMethod,
    failOnDuplicatePaymentMethodForCustomer:
      options.failOnDuplicatePaymentMethodForCustomer ?? grant.failOnDuplicatePaymentMethodForCustomer,
  };
  const duplicates = await findDuplicateErrors(context, check, ['creditCard', 'number']);
  if (duplicates.length > 0) throw createError(duplicates);
  if (options.verify === false) return;
  const rules = { cvv: true, avs: true, ...context.settings.rules?.verification };
  const verification = verifyCard(card, rules);
  await context.database.insert(verifications).values({
    merchantId: context.merchant.id,
    id: randomId(8),
    status: verification.status,
    document: {
      ...verification,
      amount: '0.00',
      currencyIsoCode: 'USD',
      merchantAccountId: grant.merchantAccountId ?? readDefaultMerchantAccountId(context),
      creditCard: draft.document.details,
    },
    createdAt: context.clock.now(),
  });
  if (verification.status !== 'verified') throw createRefusal(verification);
}

const createError = (errors: FieldError[]) => new GatewayError('VALIDATION', 'Credit card is invalid', errors);

/** Creates the error for a failed verification. Rejections by the merchant's rules name the fields to correct; a bank's refusal has no field. */
function createRefusal(verification: CardVerification): GatewayError {
  const errors = listRejectedFields(verification.gatewayRejectionReason, ['creditCard']);
  if (errors.length > 0) return createError(errors);
  return new GatewayError(
    'VALIDATION',
    verification.status === 'gateway_rejected' ? 'Gateway Rejected' : (verification.processorResponseText ?? 'Declined'),
  );
}
