import { toTenderError } from '@tender/client/internal';
import type { Context, Pending } from '../context';
import { threeDSecureErrors } from '../errors';
import type { LookupData, VerifyPayload } from '../types';
import { payloadOf } from '../wire/payload';

/** What the authentication script puts on the page, which it has no function to close. */
const SCRIPT_DIALOG = '#Cardinal-ElementContainer,#Cardinal-Modal,#CCAFrameModal';

/** From a lookup to its result: by a challenge where the bank wants one. What showed the challenge is gone and the focus is back when it settles. */
export async function challenge({ setUp, track }: Context, pending: Pending, data: LookupData): Promise<VerifyPayload> {
  const isRequired = Boolean(data.lookup?.acsUrl);
  const focused = document.activeElement;
  track(`verification-flow.challenge-presented.${isRequired}`);
  begin(setUp, pending, data).catch((error) =>
    pending.reject(toTenderError(error, threeDSecureErrors[`THREEDS_${isRequired ? 'CARDINAL_SDK' : 'LOOKUP'}_ERROR`])),
  );
  try {
    const payload = await pending.promise;
    track(`verification-flow.liability-shifted.${payload.liabilityShifted}`);
    track(`verification-flow.liability-shift-possible.${payload.liabilityShiftPossible}`);
    return payload;
  } finally {
    pending.removeHiddenFrame?.();
    if (!pending.isAnswered) document.querySelectorAll(SCRIPT_DIALOG).forEach((element) => element.remove());
    if (document.activeElement === document.body) (focused as HTMLElement | null)?.focus();
  }
}

/**
 * Shows the challenge, or ends a verification that needs none.
 * @throws what the set-up failed with, THREEDS_CARDINAL_SDK_ERROR, or a TypeError for a lookup without a nonce
 */
async function begin(
  { sessionId }: Context['setUp'],
  pending: Pending,
  { lookup, paymentMethod, threeDSecureInfo }: LookupData,
): Promise<void> {
  if (!lookup?.acsUrl) return pending.resolve(payloadOf(paymentMethod, threeDSecureInfo, false));
  const { acsUrl, pareq, transactionId } = lookup;
  await sessionId;
  if (!transactionId) throw threeDSecureErrors.THREEDS_CARDINAL_SDK_ERROR();
  (window.Cardinal as NonNullable<Window['Cardinal']>).continue(
    'cca',
    { AcsUrl: acsUrl, Payload: pareq },
    { OrderDetails: { TransactionId: transactionId } },
  );
}
