import type { TenderError } from '@tender/client';
import { members, type Members } from '@tender/client/internal';
import { authenticate } from '../actions/authenticate';
import type { Verification } from '../context';
import { threeDSecureErrors } from '../errors';
import type { SetUp } from './set-up';

/** What the authentication script says of a challenge, or of itself. */
export function onValidated(context: Verification, report: SetUp['report'], given: unknown, jwt: unknown): void {
  const data = members(given);
  const { ErrorNumber: number } = data;
  const action = String((data['ActionCode'] as string | undefined) ?? 'ERROR');
  const { pending, track } = context;
  track(`verification-flow.cardinal-sdk.action-code.${action.toLowerCase()}`);
  if (!pending || pending.isAnswered) return report(`cardinal-sdk-setup-error.number-${String(number)}`, errorOf(data));
  pending.isAnswered = true;
  if (/^(SUCCESS|NOACTION|FAILURE)$/.test(action)) {
    authenticate(context, pending, data, jwt).then(pending.resolve, pending.reject);
    return;
  }
  if (action === 'ERROR') track(`verification-flow.cardinal-sdk-error.${String(number)}`);
  const error = errorOf(data);
  if (error.code === 'THREEDS_CARDINAL_SDK_CANCELED') track('verification-flow.canceled');
  pending.reject(error);
}

/** The authentication script's errors, by their numbers from 10001 on. */
function errorOf({ ErrorNumber: code, ErrorDescription: description }: Members): TenderError {
  const {
    THREEDS_CARDINAL_SDK_BAD_CONFIG: badConfiguration,
    THREEDS_CARDINAL_SDK_BAD_JWT: badJwt,
    THREEDS_CARDINAL_SDK_CANCELED: canceled,
    THREEDS_CARDINAL_SDK_ERROR: other,
    THREEDS_CARDINAL_SDK_RESPONSE_TIMEDOUT: response,
    THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT: setUp,
  } = threeDSecureErrors;
  const factories = [setUp, setUp, response, other, badConfiguration, badConfiguration, response, badJwt, response, badJwt, canceled];
  const factory = (typeof code === 'number' && factories[code - 10001]) || other;
  return factory({ originalError: { code, description } });
}
