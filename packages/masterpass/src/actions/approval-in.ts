import { members, toTenderError } from '@tender/client/internal';
import type { Outcome } from '@tender/frame-service/internal';
import type { MasterpassContext } from '../context';
import { masterpassErrors } from '../errors';

/** What Masterpass grants with the customer's approval. */
export interface Approval {
  readonly token: unknown;
  readonly verifier: unknown;
  readonly checkoutUrl: unknown;
}

/**
 * The approval that a popup or a popup bridge brought back.
 * @throws MASTERPASS_POPUP_CLOSED (a cancellation too), MASTERPASS_POPUP_OPEN_FAILED, MASTERPASS_FLOW_FAILED,
 * MASTERPASS_POPUP_MISSING_REQUIRED_PARAMETERS
 */
export function approvalIn({ track }: MasterpassContext, { error, payload }: Outcome, bridged: string): Approval {
  const parameters = bridged ? payload['queryItems'] : payload;
  const fail = (event: string, failure: Error): never => {
    track(`tokenization.${event}`);
    throw failure;
  };
  if (error) return fail(...failureOf(error, bridged));
  if (!parameters) return fail('failed-popupbridge', masterpassErrors.MASTERPASS_FLOW_FAILED());
  const { mpstatus, oauth_token: token, oauth_verifier: verifier, checkout_resource_url: checkoutUrl } = members(parameters);
  if (mpstatus !== 'success') return fail('closed.by-user', masterpassErrors.MASTERPASS_POPUP_CLOSED());
  if ([token, verifier, checkoutUrl].some((value) => value == null || value === 'null')) {
    return fail('closed.missing-payload', masterpassErrors.MASTERPASS_POPUP_MISSING_REQUIRED_PARAMETERS());
  }
  return { token, verifier, checkoutUrl };
}

/** With the event that tells it. */
function failureOf(error: NonNullable<Outcome['error']>, bridged: string): [event: string, failure: Error] {
  const { MASTERPASS_POPUP_CLOSED: closed, MASTERPASS_POPUP_OPEN_FAILED: openFailed, MASTERPASS_FLOW_FAILED: failed } = masterpassErrors;
  const { code = '' } = error;
  if (bridged) return ['closed-popupbridge.by-user', closed({ originalError: error })];
  if (code === 'FRAME_SERVICE_FRAME_CLOSED') return ['closed.by-user', closed()];
  if (code.includes('FRAME_SERVICE_FRAME_OPEN_FAILED')) return ['failed.to-open', openFailed({ originalError: error })];
  return ['failed', toTenderError(error, failed)];
}
