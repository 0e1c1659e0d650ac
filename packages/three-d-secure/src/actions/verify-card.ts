import { abortable, members, quietly, type Call } from '@tender/client/internal';
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
  if (!quietly(() => isNumeric(amount))) throw missing('an amount');
  if (typeof onLookupComplete !== 'function' && !hasListener('lookup-complete')) throw missing();
}

/** Numbers and what becomes one, blanks around it allowed; nothing that becomes one by accident. */
function isNumeric(amount: unknown): boolean {
  return !Array.isArray(amount) && !/^(null|true|false|\s*)$/.test(String(amount)) && !isNaN(Number(amount));
}

/** See `ThreeDSecure.verifyCard`. */
export async function verifyCard(call: Call, context: Context, options: VerifyCardOptions): Promise<VerifyPayload> {
  checkVerifyCardOptions(options, context);
  const { track, setUp } = context;
  let outcome = 'failed';
  context.running = call;
  context.lookedUp = undefined;
  try {
    const payload = await abortable(verify(call, context, { ...options }), call.signal);
    outcome = 'completed';
    return payload;
  } finally {
    if (context.pending?.call === call) context.pending.reject(undefined); // nobody waits any more
    // Whoever aborts knows of it: no event says so. A cancelled one is not running any more.
    const isAborted = context.running === call && call.signal.aborted;
    if (context.running === call) context.running = undefined;
    setUp.restart();
    if (!isAborted) track(`verification-flow.${outcome}`);
  }
}

async function verify(call: Call, context: Context, options: VerifyCardOptions): Promise<VerifyPayload> {
  const { signal } = call;
  const data = await lookUp(signal, context, options);
  const pending = awaitResult(context, data.paymentMethod, call);
  const told = new Promise<void>((next) => announce(signal, context, options, data, next));
  // The merchant may go on by the other way meanwhile, or cancel.
  return (await Promise.race([pending.promise, told.then(() => context.setUp.settled)])) ?? challenge(context, pending, data);
}

/** To the callback, in a task of its own; else to whoever listens, at once. */
function announce(
  signal: AbortSignal,
  { handlers }: Context,
  { onLookupComplete }: VerifyCardOptions,
  lookup: LookupData,
  next: () => void,
): void {
  const data = { ...lookup, requiresUserAuthentication: Boolean(lookup.lookup?.acsUrl) };
  const proceed = (): void => next();
  if (typeof onLookupComplete === 'function') setTimeout(() => signal.aborted || onLookupComplete(data, proceed), 1);
  else {
    const listeners = handlers('lookup-complete');
    if (!listeners.length) throw missing(); // taken away meanwhile
    for (const listener of listeners) listener(data, proceed);
  }
}

/** @throws THREEDS_LOOKUP_ERROR and its two kin, THREEDS_REQUESTED_EXEMPTION_TYPE_INVALID */
async function lookUp(signal: AbortSignal, context: Context, options: VerifyCardOptions): Promise<LookupData> {
  const { track, client } = context;
  const data = await prepareLookup(signal, context, lookupBody(options));
  track('verification-flow.started');
  try {
    const endpoint = `payment_methods/${options.nonce}/three_d_secure/lookup`;
    const answer = readLookup(await (await client).request({ method: 'post', endpoint, data, signal }));
    signal.throwIfAborted(); // a merchant's client may know no signals
    track(`verification-flow.3ds-version.${answer.lookup?.threeDSecureVersion}`);
    return answer;
  } catch (error) {
    signal.throwIfAborted();
    const { httpStatus: status } = members(members(error)['details']);
    const kind = status === 404 ? 'TOKENIZED_CARD_NOT_FOUND_' : status === 422 ? 'VALIDATION_' : '';
    track(`verification-flow.lookup-failed${kind && `.${String(status)}`}`);
    throw threeDSecureErrors[`THREEDS_LOOKUP_${kind}ERROR`]({ originalError: error });
  }
}
