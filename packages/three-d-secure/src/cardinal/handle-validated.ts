import type { TenderError } from '@tender/client';
import { asRecord } from '@tender/client/internal';
import { authenticate } from '../actions/authenticate';
import type { ThreeDSecureState } from '../context';
import { threeDSecureErrors } from '../errors';
import type { CardinalSetup } from './cardinal-setup';

/** Handles `payments.validated`: the result of a challenge, or an error of the authentication script while no verification is pending. */
export function handleValidated(context: ThreeDSecureState, reportError: CardinalSetup['report'], report: unknown, jwt: unknown): void {
  const data = asRecord(report);
  const number = data['ErrorNumber'];
  const { pending, track } = context;
  const action = String((data['ActionCode'] as string | undefined) ?? 'ERROR');
  const error = createCardinalError(number, data['ErrorDescription']);
  track(`verification-flow.cardinal-sdk.action-code.${action.toLowerCase()}`);
  if (!pending || pending.isReported)
    return reportError(`cardinal-sdk.songbird-error.cardinal-sdk-setup-error.number-${String(number)}`, error);
  pending.isReported = true;
  if (/^(SUCCESS|NOACTION|FAILURE)$/.test(action)) {
    authenticate(context, pending, data, jwt).then(pending.resolve, pending.reject);
    return;
  }
  if (action === 'ERROR') {
    track(`verification-flow.cardinal-sdk-error.${String(number)}`);
    if (number === 10011) track('verification-flow.canceled');
  }
  pending.reject(error);
}

/** Converts a number of the authentication script to one of our errors. The list starts at 10001. */
function createCardinalError(code: unknown, description: unknown): TenderError {
  const {
    THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT: setupTimeout,
    THREEDS_CARDINAL_SDK_RESPONSE_TIMEDOUT: responseTimeout,
    THREEDS_CARDINAL_SDK_ERROR: unspecified,
    THREEDS_CARDINAL_SDK_BAD_CONFIG: badConfiguration,
    THREEDS_CARDINAL_SDK_BAD_JWT: badJwt,
    THREEDS_CARDINAL_SDK_CANCELED: canceled,
  } = threeDSecureErrors;
  const byNumber = [
    setupTimeout,
    setupTimeout,
    responseTimeout,
    unspecified,
    badConfiguration,
    badConfiguration,
    responseTimeout,
    badJwt,
    responseTimeout,
    badJwt,
    canceled,
  ];
  const createError = (typeof code === 'number' && byNumber[code - 10001]) || unspecified;
  return createError({ originalError: { code, description } });
}
