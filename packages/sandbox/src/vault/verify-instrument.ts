import { decideVerification, listRejectedFields, type CardVerification } from '../cards/verify-card';
import { type SandboxContext } from '../context';
import { randomId } from '../random';
import { type FieldError } from '../server/gateway-error';
import { findProcessorResponse } from '../transactions/processor-responses';
import { pickAddressFields } from '../transactions/sale-document';
import { type Database } from '../store/database-handle';
import { verifications, type Document } from '../store/schema';
import { describeInstrument, createGlobalId } from './describe-instrument';
import { readChecks, readOutcome, type Instrument } from './instrument';
import { readDefaultMerchantAccount } from './merchant-account';
import { isDocument, textAt, valueAt } from '../text-at';

export type VerificationRow = typeof verifications.$inferSelect;

/** Verifies a card: by the bank first, which decides by the card number, then by the merchant's rules. */
export async function verifyInstrument(
  handle: Pick<Database, 'insert'>,
  context: SandboxContext,
  instrument: Instrument,
  options: { token?: string | null | undefined; amount?: string | null | undefined; merchantAccountId?: string | null | undefined } = {},
): Promise<VerificationRow> {
  const verification = decideVerification(
    {
      outcome: readOutcome(instrument),
      expirationYear: textAt(instrument.document, 'details', 'expirationYear'),
      checks: readChecks(instrument.hidden),
    },
    { cvv: true, avs: true, ...context.settings.rules?.verification },
  );
  const id = randomId(8);
  const now = context.clock.now();
  const [row] = await handle
    .insert(verifications)
    .values({
      merchantId: context.merchant.id,
      id,
      status: verification.status,
      paymentMethodToken: options.token ?? null,
      document: {
        globalId: createGlobalId('verification', id),
        ...verification,
        ...createResponseFields(verification),
        amount: options.amount ?? '0.00',
        currencyIsoCode: 'USD',
        merchantAccountId: options.merchantAccountId ?? readDefaultMerchantAccount(context),
        creditCard: describeInstrument(instrument),
        billing: readBilling(instrument),
        riskData: null,
        threeDSecureInfo: valueAt(instrument.document, 'threeDSecureInfo') ?? null,
      },
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error('The verification was not stored');
  return row;
}

function createResponseFields({ processorResponseCode: code }: CardVerification): Document {
  const response = code === null ? undefined : findProcessorResponse(code);
  return {
    processorResponseType: response?.type ?? null,
    additionalProcessorResponse: response?.type.endsWith('declined') ? `${response.code} : ${response.text}` : null,
    networkResponseCode: response ? 'XX' : null,
    networkResponseText: response ? 'sample network response text' : null,
    networkTransactionId: response?.type === 'approved' ? `0200${randomId(11).toUpperCase()}` : null,
  };
}

function readBilling({ hidden }: Instrument): Document {
  const address = valueAt(hidden, 'billingAddress');
  return pickAddressFields(isDocument(address) ? address : {});
}

/** Creates the errors and the message for a failed verification. Rejections by the merchant's rules name the fields. */
export function describeFailedVerification(
  { status, document }: VerificationRow,
  cardPath: readonly string[],
): { errors: FieldError[]; message: string } {
  const reason = textAt(document, 'gatewayRejectionReason') ?? '';
  const errors = listRejectedFields(reason, cardPath);
  const text = textAt(document, 'processorResponseText') ?? 'Processor Declined';
  return { errors, message: status === 'gateway_rejected' ? `Gateway Rejected: ${reason}` : text };
}
