import { decideVerification, type CardVerification } from '../cards/verify-card';
import { type SandboxContext } from '../context';
import { randomId } from '../random';
import { type FieldError } from '../server/gateway-error';
import { processorResponse } from '../transactions/processor-responses';
import { addressFields } from '../transactions/sale-document';
import { type Database } from '../store/database';
import { verifications, type Document } from '../store/schema';
import { describeInstrument, globalId } from './describe-instrument';
import { checksOf, outcomeOf, type Instrument } from './instrument';
import { defaultMerchantAccount } from './merchant-account';
import { isDocument, textAt, valueAt } from './text-at';

export type VerificationRow = typeof verifications.$inferSelect;

/** Asks the bank about a card, by its number; the merchant's rules come after the bank. */
export async function verifyInstrument(
  handle: Pick<Database, 'insert'>,
  context: SandboxContext,
  instrument: Instrument,
  wanted: { token?: string | null | undefined; amount?: string | null | undefined; merchantAccountId?: string | null | undefined } = {},
): Promise<VerificationRow> {
  const verification = decideVerification(
    {
      outcome: outcomeOf(instrument),
      expirationYear: textAt(instrument.document, 'details', 'expirationYear'),
      checks: checksOf(instrument.hidden),
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
      paymentMethodToken: wanted.token ?? null,
      document: {
        globalId: globalId('verification', id),
        ...verification,
        ...responseFields(verification),
        amount: wanted.amount ?? '0.00',
        currencyIsoCode: 'USD',
        merchantAccountId: wanted.merchantAccountId ?? defaultMerchantAccount(context),
        creditCard: describeInstrument(instrument),
        billing: billingOf(instrument),
        riskData: null,
        threeDSecureInfo: valueAt(instrument.document, 'threeDSecureInfo') ?? null,
      },
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error('The verification was not stored');
  return row;
}

function responseFields({ processorResponseCode: code }: CardVerification): Document {
  const response = code === null ? undefined : processorResponse(code);
  return {
    processorResponseType: response?.type ?? null,
    additionalProcessorResponse: response?.type.endsWith('declined') ? `${response.code} : ${response.text}` : null,
    networkResponseCode: response ? 'XX' : null,
    networkResponseText: response ? 'sample network response text' : null,
    networkTransactionId: response?.type === 'approved' ? `0200${randomId(11).toUpperCase()}` : null,
  };
}

function billingOf({ hidden }: Instrument): Document {
  const address = valueAt(hidden, 'billingAddress');
  return addressFields(isDocument(address) ? address : {});
}

/** How a failed verification is worded: a rule's refusal names the field it is about. */
export function verificationRefusal(
  { status, document }: VerificationRow,
  cardPath: readonly string[],
): { errors: FieldError[]; message: string } {
  const reason = textAt(document, 'gatewayRejectionReason') ?? '';
  const errors: FieldError[] = [];
  if (reason === 'cvv' || reason === 'avs_and_cvv')
    errors.push({ path: [...cardPath, 'cvv'], code: '81736', message: 'CVV verification failed.' });
  if (reason === 'avs' || reason === 'avs_and_cvv') {
    errors.push({ path: [...cardPath, 'billingAddress', 'postalCode'], code: '81737', message: 'Postal code verification failed.' });
  }
  const text = textAt(document, 'processorResponseText') ?? 'Processor Declined';
  return { errors, message: status === 'gateway_rejected' ? `Gateway Rejected: ${reason}` : text };
}
