import { asRecord, toTenderError, type EventName } from '@tender/client/internal';
import { readFailure, type Outcome } from '@tender/frame-service/internal';
import type { MasterpassContext } from '../context';
import { masterpassErrors } from '../errors';
import type { MasterpassAnalyticsEvent } from '../events';

type FailureEvent = EventName<MasterpassAnalyticsEvent, 'masterpass'>;

/** What Masterpass returns when the customer approves. The gateway validates it. */
export interface Approval {
  readonly token: unknown;
  readonly verifier: unknown;
  readonly checkoutUrl: unknown;
}

/**
 * Reads the approval from what a popup or a popup bridge returned.
 * @throws MASTERPASS_POPUP_CLOSED also after a cancellation, MASTERPASS_POPUP_OPEN_FAILED, MASTERPASS_FLOW_FAILED,
 * MASTERPASS_POPUP_MISSING_REQUIRED_PARAMETERS
 */
export function readApproval({ track }: MasterpassContext, { error, payload }: Outcome, isBridge: boolean): Approval {
  const parameters = isBridge ? payload['queryItems'] : payload;
  const fail = (event: FailureEvent, failure: Error): never => {
    track(event);
    throw failure;
  };
  if (error) return fail(...toFailure(error, isBridge));
  if (!parameters) return fail('tokenization.failed-popupbridge', masterpassErrors.MASTERPASS_FLOW_FAILED());
  const { mpstatus, oauth_token: token, oauth_verifier: verifier, checkout_resource_url: checkoutUrl } = asRecord(parameters);
  if (mpstatus !== 'success') return fail('tokenization.closed.by-user', masterpassErrors.MASTERPASS_POPUP_CLOSED());
  if ([token, verifier, checkoutUrl].some((value) => value == null || value === 'null')) {
    return fail('tokenization.closed.missing-payload', masterpassErrors.MASTERPASS_POPUP_MISSING_REQUIRED_PARAMETERS());
  }
  return { token, verifier, checkoutUrl };
}

/** The error for a window that returned no result, and its analytics event. */
function toFailure(error: NonNullable<Outcome['error']>, isBridge: boolean): [event: FailureEvent, failure: Error] {
  const { MASTERPASS_POPUP_CLOSED: closed, MASTERPASS_POPUP_OPEN_FAILED: openFailed, MASTERPASS_FLOW_FAILED: failed } = masterpassErrors;
  if (isBridge) return ['tokenization.closed-popupbridge.by-user', closed({ originalError: error })];
  const failure = readFailure(error);
  if (failure === 'closed') return ['tokenization.closed.by-user', closed()];
  if (failure === 'not-opened') return ['tokenization.failed.to-open', openFailed({ originalError: error })];
  return ['tokenization.failed', toTenderError(error, failed)];
}
