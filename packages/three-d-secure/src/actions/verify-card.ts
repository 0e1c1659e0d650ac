import { abortable, follow, members, quietly } from '@tender/client/internal';
import { awaitResult, type Context } from '../context';
import { threeDSecureErrors } from '../errors';
import type { LookupData, VerifyCardOptions, VerifyPayload } from '../types';
import { lookupBody } from '../wire/lookup-body';
import { readLookup } from '../wire/payload';
import { challenge } from './challenge';
import { prepareLookup } from './prepare-lookup';

const missing = (option = 'an onLookupComplete function'): Error =>
  threeDSecureErrors.THREEDS_MISSING_VERIFY_CARD_OPTION(undefined, option);

/** In the order in which they are looked at; a verification that is under way counts before all but the first. */
export function checkVerifyCardOptions(
  given: Partial<VerifyCardOptions> | undefined,
  { running, hasListener }: Pick<Context, 'running' | 'hasListener'>,
): asserts given is VerifyCardOptions {
  const { bin, nonce, amount, onLookupComplete } = given ?? {};
  if (!bin) throw missing('a BIN');
  if (running) throw threeDSecureErrors.THREEDS_AUTHENTICATION_IN_PROGRESS();
  if (!nonce) throw missing('a nonce');
  if (!isNumeric(amount)) throw missing('an amount');
  if (typeof onLookupComplete !== 'function' && !hasListener('lookup-complete')) throw missing();
}

/** Numbers and what becomes one, blanks around it allowed; nothing that becomes one by accident. */
function isNumeric(amount: unknown): unknown {
  const isOther = amount === null || typeof amount === 'boolean' || Array.isArray(amount);
  return !isOther && quietly(() => (typeof amount !== 'string' || amount.trim()) && !isNaN(Number(amount)));
}

/** See `ThreeDSecure.verifyCard`. */
export async function verifyCard(signal: AbortSignal, context: Context, options: VerifyCardOptions): Promise<VerifyPayload> {
  checkVerifyCardOptions(options, context);
  const running = (context.running = new AbortController());
  let outcome = 'failed';
  context.lookedUp = undefined;
  follow(signal, (reason) => running.abort(reason));
  try {
    const payload = await abortable(verify(context, { ...options }, running.signal), running.signal);
    outcome = 'completed';
    return payload;
  } finally {
    running.abort(); // nobody waits any more
    if (context.running === running) context.running = undefined;
    context.setUp.restart();
    if (!signal.aborted) context.track(`verification-flow.${outcome}`);
  }
}

async function verify(context: Context, options: VerifyCardOptions, signal: AbortSignal): Promise<VerifyPayload> {
  const data = await lookUp(context, options, signal);
  const pending = awaitResult(context, data.paymentMethod, signal);
  const told = new Promise<void>((next) => announce(context, options, data, next, signal));
  // The merchant may go on by the other way meanwhile, or cancel.
  const isReady = told.then(() =>
    context.setUp.sessionId.then(
      () => undefined,
      () => undefined,
    ),
  );
  return (await Promise.race([pending.promise, isReady])) ?? challenge(context, pending, data);
}

/** To the callback, in a task of its own; else to whoever listens, at once. */
function announce(
  { emit }: Context,
  { onLookupComplete }: VerifyCardOptions,
  lookup: LookupData,
  next: () => void,
  signal: AbortSignal,
): void {
  const data = { ...lookup, requiresUserAuthentication: Boolean(lookup.lookup?.acsUrl) };
  const proceed = (): void => next();
  if (typeof onLookupComplete === 'function') setTimeout(() => signal.aborted || onLookupComplete(data, proceed), 1);
  else if (!emit('lookup-complete', data, proceed)) throw missing(); // the listener was taken away meanwhile
}

/** @throws THREEDS_LOOKUP_ERROR and its two kin, THREEDS_REQUESTED_EXEMPTION_TYPE_INVALID */
async function lookUp(context: Context, options: VerifyCardOptions, signal: AbortSignal): Promise<LookupData> {
  const { track } = context;
  const data = await prepareLookup(signal, context, lookupBody(options));
  track('verification-flow.started');
  const client = await context.client;
  const endpoint = `payment_methods/${options.nonce}/three_d_secure/lookup`;
  try {
    const answer = readLookup(await client.request({ method: 'post', endpoint, data, signal }));
    track(`verification-flow.3ds-version.${answer.lookup?.threeDSecureVersion}`);
    return answer;
  } catch (error) {
    signal.throwIfAborted();
    const { httpStatus } = members(members(error)['details']);
    track(`verification-flow.lookup-failed${httpStatus === 404 || httpStatus === 422 ? `.${httpStatus}` : ''}`);
    throw threeDSecureErrors[
      httpStatus === 404
        ? 'THREEDS_LOOKUP_TOKENIZED_CARD_NOT_FOUND_ERROR'
        : httpStatus === 422
          ? 'THREEDS_LOOKUP_VALIDATION_ERROR'
          : 'THREEDS_LOOKUP_ERROR'
    ]({ originalError: error });
  }
}
