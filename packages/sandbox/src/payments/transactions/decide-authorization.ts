import { type RejectionRules } from '../../core/merchant';
import { type CardOutcome } from '../cards/test-cards';
import { findRejection, type CardChecks } from '../cards/verify-card';
import { type InstrumentKind } from '../instruments/define-instrument';
import { findProcessorResponse, type ProcessorResponse } from './processor-responses';

export type RejectionReason =
  | 'application_incomplete'
  | 'avs'
  | 'cvv'
  | 'avs_and_cvv'
  | 'duplicate'
  | 'fraud'
  | 'risk_threshold'
  | 'three_d_secure'
  | 'token_issuance';

export type Authorization =
  | { status: 'authorized' | 'processor_declined' | 'failed'; response: ProcessorResponse }
  | { status: 'gateway_rejected'; reason: RejectionReason; response: ProcessorResponse | null };

export interface AuthorizationRequest {
  cents: number;
  kind: InstrumentKind;
  acceptPartialAuthorization: boolean;
  /** Why the gateway rejects the payment without asking the bank. */
  refusedBefore: RejectionReason | undefined;
  outcome: CardOutcome;
  /** Expiration year of the card, for test numbers that expired in 2020. */
  expirationYear: string | null;
  checks: CardChecks | undefined;
  rules: RejectionRules;
}

const reject = (reason: RejectionReason, response: ProcessorResponse | null = null): Authorization => ({
  status: 'gateway_rejected',
  reason,
  response,
});

/** Decides by the amount, then by the merchant's rules, then by special card numbers. */
export function decideAuthorization(request: AuthorizationRequest): Authorization {
  if (request.refusedBefore) return reject(request.refusedBefore);
  const code = request.kind.authorize(request.cents);
  const decided = code === undefined ? decideByAmount(request) : respond(code);
  if (decided.status !== 'authorized') return decided;
  const rejection = request.checks && findRejection(request.checks, request.rules);
  if (rejection) return reject(rejection, decided.response);
  if (request.outcome === 'fraud' || request.outcome === 'risk_threshold') return reject(request.outcome);
  if (request.outcome === 'expired_in_2020' && request.expirationYear === '2020') return decline('2004');
  return decided;
}

function decideByAmount({ cents, acceptPartialAuthorization }: AuthorizationRequest): Authorization {
  if (cents === 100400 && acceptPartialAuthorization) return authorize('1004');
  if (cents >= 200000 && cents <= 299999) return decline(String(Math.floor(cents / 100)));
  if (cents >= 300000 && cents <= 300099) return respond('3000');
  if (cents === 500100) return reject('application_incomplete');
  return authorize('1000');
}

function respond(code: string): Authorization {
  const response = findProcessorResponse(code);
  if (code === '3000') return { status: 'failed', response };
  return { status: response.type === 'approved' ? 'authorized' : 'processor_declined', response };
}
const authorize = (code: string): Authorization => ({ status: 'authorized', response: findProcessorResponse(code) });
const decline = (code: string): Authorization => ({ status: 'processor_declined', response: findProcessorResponse(code) });
