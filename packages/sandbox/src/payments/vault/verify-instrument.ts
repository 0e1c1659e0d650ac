import { and, eq } from 'drizzle-orm';
import { type SandboxContext } from '../../core/context';
import { type FieldError } from '../../core/http/gateway-error';
import { randomDigits, randomId } from '../../core/random';
import { verifications, type Document } from '../../core/store/schema';
import { decideVerification, listRejectedFields, type CardVerification } from '../cards/verify-card';
import { readChecks } from '../instruments/card';
import { createGlobalId } from '../instruments/global-id';
import { instrumentFromMethod } from '../instruments/instrument';
import { type Instrument, describeInstrument, findKind } from '../instruments/kinds';
import { type MethodRow } from '../instruments/tables';
import { findProcessorResponse } from '../transactions/processor-responses';
import { describeAddress, readAddress } from './address';
import { findCurrency, readDefaultMerchantAccountId } from './merchant-account';
import { type MethodInput } from './method-input';
import { createRiskData } from './risk-data';

export type VerificationRow = typeof verifications.$inferSelect;

/** What a request says about a verification. */
export interface VerificationRequest {
  token?: string | null | undefined;
  amount?: string | null | undefined;
  merchantAccountId?: string | null | undefined;
  deviceData?: string | null | undefined;
  /** `send_data` when the bank shall also check the holder's name. */
  accountInformationInquiry?: string | null | undefined;
  skipAdvancedFraudChecking?: boolean | null | undefined;
  /** `credit` or `debit`, for a card that is both. */
  accountType?: string | null | undefined;
}

/** Verifies a card: by the bank first, which decides by the card number, then by the merchant's rules. */
export async function verifyInstrument(
  context: SandboxContext,
  instrument: Instrument,
  request: VerificationRequest = {},
): Promise<VerificationRow> {
  const outcome = instrument.facts.outcome ?? 'approved';
  const verification = decideVerification(
    { outcome, expirationYear: instrument.document.details.expirationYear || null, checks: readChecks(instrument.facts) },
    { cvv: true, avs: true, ...context.settings.rules?.verification },
  );
  const merchantAccountId = request.merchantAccountId ?? readDefaultMerchantAccountId(context);
  const id = randomId(8);
  const [row] = await context.database
    .insert(verifications)
    .values({
      merchantId: context.merchant.id,
      id,
      status: verification.status,
      paymentMethodToken: request.token ?? null,
      document: {
        globalId: createGlobalId('verification', id),
        ...verification,
        ...createResponseFields(verification, instrument),
        ...createNameChecks(request, instrument),
        amount: request.amount ?? '0.00',
        currencyIsoCode: findCurrency(context, merchantAccountId) ?? 'USD',
        merchantAccountId,
        creditCard: { ...describeInstrument(instrument), accountType: request.accountType || null },
        billing: readBilling(instrument),
        ...(request.skipAdvancedFraudChecking === true ? {} : { riskData: createRiskData(outcome, request.deviceData) }),
        threeDSecureInfo: instrument.document.threeDSecureInfo ?? undefined,
      },
      createdAt: context.clock.now(),
    })
    .returning();
  if (!row) throw new Error('The verification was not stored');
  return row;
}

/** Verifies the card of a request that asks for it. */
export async function verifyIfRequested(
  context: SandboxContext,
  instrument: Instrument,
  { options, deviceData, token }: MethodInput,
): Promise<VerificationRow | undefined> {
  if (options?.verifyCard !== true || !findKind(instrument).isCard) return undefined;
  return verifyInstrument(context, instrument, {
    ...options,
    token: token ?? instrument.token,
    amount: options.verificationAmount,
    merchantAccountId: options.verificationMerchantAccountId,
    accountType: options.verificationAccountType,
    deviceData,
  });
}

/** Records which method in the vault a verification concerns. */
export async function attachVerification(
  { database, merchant }: SandboxContext,
  { id, document }: VerificationRow,
  method: MethodRow,
): Promise<void> {
  const accountType = document.creditCard?.accountType || null;
  const creditCard = { ...describeInstrument(instrumentFromMethod(method)), accountType };
  await database
    .update(verifications)
    .set({ paymentMethodToken: method.token, document: { ...document, creditCard } })
    .where(and(eq(verifications.merchantId, merchant.id), eq(verifications.id, id)));
}

/** The bank compares the names of the billing address, if it is asked to: `M` for a match, `I` for a name that was not sent. */
function createNameChecks({ accountInformationInquiry }: VerificationRequest, { facts }: Instrument): Document {
  const check = (name: 'firstName' | 'lastName') => (accountInformationInquiry === 'send_data' && facts.billingAddress?.[name] ? 'M' : 'I');
  return { aniFirstNameResponseCode: check('firstName'), aniLastNameResponseCode: check('lastName') };
}

function createResponseFields({ processorResponseCode: code }: CardVerification, { document }: Instrument): Document {
  const response = code === null ? undefined : findProcessorResponse(code);
  const isApproved = response?.type === 'approved';
  return {
    processorResponseType: response?.type ?? null,
    additionalProcessorResponse: response?.type.endsWith('declined') ? `${response.code} : ${response.text}` : null,
    networkResponseCode: response ? 'XX' : null,
    networkResponseText: response ? 'sample network response text' : null,
    networkTransactionId: isApproved ? randomDigits(15) : null,
    // Only this network links an authorization to later ones by an id of 22 characters.
    mastercardTransactionLinkId: isApproved && document.details.cardType === 'MasterCard' ? randomId(22) : null,
  };
}

function readBilling({ facts }: Instrument): Document {
  return describeAddress(readAddress(facts.billingAddress ?? {}));
}

/** Creates the errors and the message for a failed verification. Rejections by the merchant's rules name the fields. */
export function describeFailedVerification(
  { status, document }: VerificationRow,
  cardPath: readonly string[],
): { errors: FieldError[]; message: string } {
  const reason = document.gatewayRejectionReason ?? '';
  const errors = listRejectedFields(reason, cardPath);
  const text = document.processorResponseText || 'Processor Declined';
  return { errors, message: status === 'gateway_rejected' ? `Gateway Rejected: ${reason}` : text };
}
