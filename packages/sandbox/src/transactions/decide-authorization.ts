import { type CardOutcome } from '../cards/test-cards';
import { type CardChecks } from '../cards/verify-card';
import { processorResponse, type ProcessorResponse } from './processor-responses';

export type RejectionReason =
  'application_incomplete' | 'avs' | 'cvv' | 'avs_and_cvv' | 'duplicate' | 'fraud' | 'risk_threshold' | 'three_d_secure' | 'token_issuance';

export type Authorization =
  | { status: 'authorized' | 'processor_declined' | 'failed'; response: ProcessorResponse }
  | { status: 'gateway_rejected'; reason: RejectionReason; response: ProcessorResponse | null };

export interface AuthorizationRequest {
  cents: number;
  /** `credit_card`, `paypal_account`, ... */
  instrumentType: string;
  acceptPartialAuthorization: boolean;
  /** What the gateway says before it asks the bank. */
  refusedBefore: RejectionReason | undefined;
  outcome: CardOutcome;
  /** The card's year, for the numbers that expired in 2020. */
  expirationYear: string | null;
  checks: CardChecks | undefined;
  rules: { avs?: boolean | undefined; cvv?: boolean | undefined };
}

const rejected = (reason: RejectionReason, response: ProcessorResponse | null = null): Authorization => ({
  status: 'gateway_rejected',
  reason,
  response,
});

/** First the amount, then the merchant's rules, then the special numbers. */
export function decideAuthorization(request: AuthorizationRequest): Authorization {
  if (request.refusedBefore) return rejected(request.refusedBefore);
  const byAmount = request.instrumentType === 'us_bank_account' ? bankDebit(request.cents) : amountOutcome(request);
  if (byAmount.status !== 'authorized') return byAmount;
  const ruled = ruling(request);
  if (ruled) return rejected(ruled, byAmount.response);
  if (request.outcome === 'fraud' || request.outcome === 'risk_threshold') return rejected(request.outcome);
  if (request.outcome === 'expired_in_2020' && request.expirationYear === '2020') return declined('2004');
  return byAmount;
}

function amountOutcome({ cents, instrumentType, acceptPartialAuthorization }: AuthorizationRequest): Authorization {
  if (cents === 100400 && acceptPartialAuthorization) return authorized('1004');
  if (cents >= 200000 && cents <= 299999) return declined(String(Math.floor(cents / 100)));
  if (cents >= 300000 && cents <= 300099) return { status: 'failed', response: processorResponse('3000') };
  if (cents === 500100) return rejected('application_incomplete');
  if (cents === 500101 && instrumentType === 'paypal_account') return declined('2038');
  return authorized('1000');
}

const bankDebit = (cents: number): Authorization =>
  cents === 3333333 ? { status: 'failed', response: processorResponse('3000') } : authorized('1000');
const authorized = (code: string): Authorization => ({ status: 'authorized', response: processorResponse(code) });
const declined = (code: string): Authorization => ({ status: 'processor_declined', response: processorResponse(code) });

function ruling({ checks, rules }: AuthorizationRequest): 'avs' | 'cvv' | 'avs_and_cvv' | undefined {
  const cvv = rules.cvv === true && checks?.cvvResponseCode === 'N';
  const avs = rules.avs === true && (checks?.avsPostalCodeResponseCode === 'N' || checks?.avsStreetAddressResponseCode === 'N');
  return cvv && avs ? 'avs_and_cvv' : cvv ? 'cvv' : avs ? 'avs' : undefined;
}
