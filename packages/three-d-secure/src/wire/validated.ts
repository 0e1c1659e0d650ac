import type { TenderError } from '@tender/client';
import { members } from '@tender/client/internal';
import { authenticate } from '../actions/authenticate';
import type { Verification } from '../context';
import { threeDSecureErrors } from '../errors';
import type { SetUp } from './set-up';

/** What the authentication script says of a challenge, or of itself. */
export function onValidated(context: Verification, report: SetUp['report'], given: unknown, jwt: unknown): void {
  const data = members(given);
  const number = data['ErrorNumber'];
  const { pending, track } = context;
  const action = String((data['ActionCode'] as string | undefined) ?? 'ERROR');
  const error = errorOf(number, data['ErrorDescription']);
  track(`verification-flow.cardinal-sdk.action-code.${action.toLowerCase()}`);
  if (!pending || pending.isAnswered) return report(`cardinal-sdk-setup-error.number-${String(number)}`, error);
  pending.isAnswered = true;
  if (/^(SUCCESS|NOACTION|FAILURE)$/.test(action)) {
    authenticate(context, pending, data, jwt).then(pending.resolve, pending.reject);
    return;
  }
  if (action === 'ERROR') track(`verification-flow.cardinal-sdk-error.${String(number)}`);
  if (number === 10011) track('verification-flow.canceled');
  pending.reject(error);
}

/** The authentication script's errors, by their numbers from 10001 on. */
function errorOf(code: unknown, description: unknown): TenderError {
  const {
    THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT: setUp,
    THREEDS_CARDINAL_SDK_RESPONSE_TIMEDOUT: response,
    THREEDS_CARDINAL_SDK_ERROR: other,
    THREEDS_CARDINAL_SDK_BAD_CONFIG: configuration,
    THREEDS_CARDINAL_SDK_BAD_JWT: jwt,
    THREEDS_CARDINAL_SDK_CANCELED: canceled,
  } = threeDSecureErrors;
  const byNumber = [setUp, setUp, response, other, configuration, configuration, response, jwt, response, jwt, canceled];
  const factory = (typeof code === 'number' && byNumber[code - 10001]) || other;
  return factory({ originalError: { code, description } });
}
