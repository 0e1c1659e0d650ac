import { toTenderError } from '@tender/client/internal';
import type { PendingVerification, ThreeDSecureContext } from '../context';
import { threeDSecureErrors } from '../errors';
import type { ThreeDSecureLookupData, ThreeDSecureVerifyPayload } from '../types';
import { createPayload } from '../wire/create-payload';

/** Dialogs that the authentication script adds to the page. It has no function that closes them. */
const SCRIPT_DIALOG = '#Cardinal-ElementContainer,#Cardinal-Modal,#CCAFrameModal';

/**
 * Waits for the result of a lookup, and shows a challenge if the bank wants one. When the returned promise settles, the challenge has been removed
 * and the focus is back where it was.
 */
export async function challenge(
  { setUp, track }: ThreeDSecureContext,
  pending: PendingVerification,
  data: ThreeDSecureLookupData,
): Promise<ThreeDSecureVerifyPayload> {
  const isRequired = Boolean(data.lookup?.acsUrl);
  const focused = document.activeElement;
  const createError = isRequired ? threeDSecureErrors.THREEDS_CARDINAL_SDK_ERROR : threeDSecureErrors.THREEDS_LOOKUP_ERROR;
  track(`verification-flow.challenge-presented.${isRequired}`);
  startChallenge(setUp, pending, data).catch((error) => pending.reject(toTenderError(error, createError)));
  try {
    const payload = await pending.promise;
    track(`verification-flow.liability-shifted.${payload.liabilityShifted}`);
    track(`verification-flow.liability-shift-possible.${payload.liabilityShiftPossible}`);
    return payload;
  } finally {
    pending.removeHiddenFrame?.();
    if (isRequired && !pending.isReported) document.querySelectorAll(SCRIPT_DIALOG).forEach((element) => element.remove());
    if (document.activeElement === document.body) (focused as HTMLElement | null)?.focus();
  }
}

/**
 * Shows the challenge, or resolves a verification that needs none.
 * @throws the error of a failed setup, THREEDS_CARDINAL_SDK_ERROR, or a TypeError when the lookup has no nonce
 */
async function startChallenge(
  { sessionId }: ThreeDSecureContext['setUp'],
  pending: PendingVerification,
  { lookup, paymentMethod, threeDSecureInfo }: ThreeDSecureLookupData,
): Promise<void> {
  if (!lookup?.acsUrl) return pending.resolve(createPayload(paymentMethod, threeDSecureInfo, false));
  const { acsUrl, pareq, transactionId } = lookup;
  await sessionId;
  if (!transactionId) throw threeDSecureErrors.THREEDS_CARDINAL_SDK_ERROR();
  (window.Cardinal as NonNullable<Window['Cardinal']>).continue(
    'cca',
    { AcsUrl: acsUrl, Payload: pareq },
    { OrderDetails: { TransactionId: transactionId } },
  );
}
