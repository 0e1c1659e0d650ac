import { abortable, type Call, type ErrorFactory, readHttpStatus } from '@tender/client/internal';
import { waitForResult, type ThreeDSecureContext } from '../context';
import { createDeferred } from '../create-deferred';
import { threeDSecureErrors } from '../errors';
import { assertVerifyCardOptions, createMissingOptionError } from '../guards';
import type { ThreeDSecureLookupData, ThreeDSecureVerifyCardOptions, ThreeDSecureVerifyPayload } from '../types';
import { createLookupBody } from '../wire/create-lookup-body';
import { readLookup } from '../wire/create-payload';
import { challenge } from './challenge';
import { prepareLookup } from './prepare-lookup';

/** Looks the card up, lets the merchant continue, and resolves with the result of the challenge, or of the lookup if the bank wants no challenge. */
export async function verifyCard(
  call: Call,
  context: ThreeDSecureContext,
  options: ThreeDSecureVerifyCardOptions,
): Promise<ThreeDSecureVerifyPayload> {
  assertVerifyCardOptions(options, context);
  const { track, setUp } = context;
  let event: 'verification-flow.failed' | 'verification-flow.completed' = 'verification-flow.failed';
  context.running = call;
  context.lookedUp = undefined;
  try {
    const payload = await abortable(verify(call, context, { ...options }), call.signal);
    event = 'verification-flow.completed';
    return payload;
  } finally {
    if (context.pending?.call === call) context.pending.reject(undefined); // clears it; nobody waits for it any more
    // A call that its caller aborted sends no event. One that `cancelVerifyCard` ended is not running any more, and does.
    const isAborted = context.running === call && call.signal.aborted;
    if (context.running === call) context.running = undefined;
    setUp.restart();
    if (!isAborted) track(event);
  }
}

async function verify(
  call: Call,
  context: ThreeDSecureContext,
  options: ThreeDSecureVerifyCardOptions,
): Promise<ThreeDSecureVerifyPayload> {
  const { signal } = call;
  const data = await lookUp(signal, context, options);
  const pending = waitForResult(context, data.paymentMethod, call);
  const { promise: continued, resolve: next } = createDeferred<void>();
  notifyMerchant(signal, context, options, data, () => next()); // whatever the merchant passes is ignored
  // Before the merchant calls `next`, the verification may be canceled, or finished by `initializeChallengeWithLookupResponse`.
  return (await Promise.race([pending.promise, continued.then(() => context.setUp.settled)])) ?? challenge(context, pending, data);
}

/** Passes the lookup to the callback, in a later task, or else to the listeners, at once. */
function notifyMerchant(
  signal: AbortSignal,
  { handlers }: ThreeDSecureContext,
  { onLookupComplete }: ThreeDSecureVerifyCardOptions,
  lookup: ThreeDSecureLookupData,
  next: () => void,
): void {
  const data = { ...lookup, requiresUserAuthentication: Boolean(lookup.lookup?.acsUrl) };
  if (typeof onLookupComplete === 'function') setTimeout(() => signal.aborted || onLookupComplete(data, next), 1);
  else {
    const listeners = handlers('lookup-complete');
    if (!listeners.length) throw createMissingOptionError(); // the listener was removed during the lookup
    for (const listener of listeners) listener(data, next);
  }
}

/**
 * @throws THREEDS_LOOKUP_TOKENIZED_CARD_NOT_FOUND_ERROR, THREEDS_LOOKUP_VALIDATION_ERROR, THREEDS_LOOKUP_ERROR,
 * THREEDS_REQUESTED_EXEMPTION_TYPE_INVALID
 */
async function lookUp(
  signal: AbortSignal,
  context: ThreeDSecureContext,
  options: ThreeDSecureVerifyCardOptions,
): Promise<ThreeDSecureLookupData> {
  const { track, client } = context;
  const data = await prepareLookup(signal, context, createLookupBody(options));
  track('verification-flow.started');
  try {
    const endpoint = `payment_methods/${options.nonce}/three_d_secure/lookup`;
    const response = readLookup(await (await client).request({ method: 'post', endpoint, data, signal }));
    signal.throwIfAborted(); // a merchant's own client may ignore the signal
    track(`verification-flow.3ds-version.${response.lookup?.threeDSecureVersion}`);
    return response;
  } catch (error) {
    signal.throwIfAborted();
    const status = readHttpStatus(error) as 404 | 422;
    const createError = (
      {
        404: threeDSecureErrors.THREEDS_LOOKUP_TOKENIZED_CARD_NOT_FOUND_ERROR,
        422: threeDSecureErrors.THREEDS_LOOKUP_VALIDATION_ERROR,
      } as const
    )[status] as ErrorFactory | undefined;
    track(createError ? `verification-flow.lookup-failed.${status}` : 'verification-flow.lookup-failed');
    throw (createError ?? threeDSecureErrors.THREEDS_LOOKUP_ERROR)({ originalError: error });
  }
}
