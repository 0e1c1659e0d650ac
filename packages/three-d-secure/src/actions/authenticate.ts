import { members } from '@tender/client/internal';
import { CHALLENGE_CANCELED_BY_CUSTOMER } from '../constants';
import type { Pending, Verification } from '../context';
import { threeDSecureErrors } from '../errors';
import type { PaymentMethod, VerifyPayload } from '../types';
import { payloadOf } from '../wire/payload';

/**
 * Exchanges what came of a challenge for a nonce that says so.
 * @throws THREEDS_JWT_AUTHENTICATION_FAILED
 */
export async function authenticate(
  { client, track, emit }: Verification,
  { paymentMethod, call: { signal } }: Pending,
  data: object,
  jwt: unknown,
): Promise<VerifyPayload> {
  const cancelCode = members(members(members(data)['Payment'])['ExtendedData'])['ChallengeCancel'] as string | undefined;
  if (cancelCode) {
    track(`verification-flow.cardinal-sdk.cancel-code.${cancelCode}`);
    if (cancelCode === CHALLENGE_CANCELED_BY_CUSTOMER) emit('customer-canceled');
  }
  track('verification-flow.upgrade-payment-method.started');
  try {
    const { nonce } = paymentMethod;
    const answer = await (
      await client
    ).request({
      method: 'post',
      endpoint: `payment_methods/${nonce}/three_d_secure/authenticate_from_jwt`,
      data: { jwt, paymentMethodNonce: nonce },
      signal,
    });
    signal.throwIfAborted(); // a merchant's client may know no signals
    const payload = payloadOf((answer['paymentMethod'] as PaymentMethod | undefined) || paymentMethod, answer['threeDSecureInfo'], true);
    track('verification-flow.upgrade-payment-method.succeeded');
    return { ...payload, rawCardinalSDKVerificationData: data };
  } catch (error) {
    signal.throwIfAborted();
    track('verification-flow.upgrade-payment-method.errored');
    throw threeDSecureErrors.THREEDS_JWT_AUTHENTICATION_FAILED({ originalError: error });
  }
}
