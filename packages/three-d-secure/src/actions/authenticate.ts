import { asRecord, type UnknownRecord } from '@tender/client/internal';
import { CHALLENGE_CANCELED_BY_CUSTOMER } from '../constants';
import type { PendingVerification, ThreeDSecureState } from '../context';
import { threeDSecureErrors } from '../errors';
import type { ThreeDSecurePaymentMethod, ThreeDSecureVerifyPayload } from '../types';
import { createPayload } from '../wire/create-payload';

/**
 * Exchanges the result of a challenge for a nonce that carries it. A customer who canceled the challenge gets a nonce too, without liability shift.
 * @param data what the authentication script reported
 * @throws THREEDS_JWT_AUTHENTICATION_FAILED
 */
export async function authenticate(
  { client, track, emit }: ThreeDSecureState,
  { paymentMethod, call: { signal } }: PendingVerification,
  data: UnknownRecord,
  jwt: unknown,
): Promise<ThreeDSecureVerifyPayload> {
  const cancelCode = asRecord(asRecord(data['Payment'])['ExtendedData'])['ChallengeCancel'] as string | undefined;
  if (cancelCode) {
    track(`verification-flow.cardinal-sdk.cancel-code.${cancelCode}`);
    if (cancelCode === CHALLENGE_CANCELED_BY_CUSTOMER) emit('customer-canceled');
  }
  track('verification-flow.upgrade-payment-method.started');
  try {
    const { nonce } = paymentMethod;
    const response = await (
      await client
    ).request({
      method: 'post',
      endpoint: `payment_methods/${nonce}/three_d_secure/authenticate_from_jwt`,
      data: { jwt, paymentMethodNonce: nonce },
      signal,
    });
    signal.throwIfAborted(); // a merchant's own client may ignore the signal
    const payload = createPayload(
      (response['paymentMethod'] as ThreeDSecurePaymentMethod | undefined) || paymentMethod,
      response['threeDSecureInfo'],
      true,
    );
    track('verification-flow.upgrade-payment-method.succeeded');
    return { ...payload, rawCardinalSDKVerificationData: data };
  } catch (error) {
    signal.throwIfAborted();
    track('verification-flow.upgrade-payment-method.errored');
    throw threeDSecureErrors.THREEDS_JWT_AUTHENTICATION_FAILED({ originalError: error });
  }
}
