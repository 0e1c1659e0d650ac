import { clearHash, hasResult, parseHash, returnedContext, type HashParameters } from '../hash';
import type { Happening } from '../machine';
import { POLL_INTERVAL, POLL_LIMIT, VISIBILITY_DELAY } from '../payment-constants';
import { appSwitch, appSwitchUrl } from '../wire/app-switch';
import { fieldsOf, type Stage } from './stage';

/** Leaves for the app, and waits for what brings the customer back: a fragment with a result, or the page in view again. */
export function away(stage: Stage): void {
  const { contexts, run, after, hear, say } = stage;
  stage.track('tokenize.mobile.start');
  run.fragment = location.hash;
  run.id = contexts.id;
  onResult(hear, (hash) => say('returned', hash));
  appSwitch(stage, appSwitchUrl(stage, run.id));
  const look = (): void => {
    if (!document.hidden) after(run.resultsDelay, () => say('returned'));
  };
  after(VISIBILITY_DELAY, () => hear(document, 'visibilitychange', look));
}

/** The fragment is taken from the event: a router may have changed the page's already. */
function onResult(hear: Stage['hear'], run: (hash: string) => void): void {
  const look = ({ newURL }: HashChangeEvent): void => {
    const hash = newURL.split('#')[1];
    if (hash && hasResult(parseHash(hash))) run(hash);
  };
  hear(window, 'hashchange', look);
}

/** Back on the page. Whoever pays without a payment context has only the page's address to go by. */
export function resuming(stage: Stage): void {
  const { settings, contexts, run, given, hear, say } = stage;
  let parameters = parseHash(given as string | undefined);
  const clear = (): void => {
    if (!settings.ignoreHistoryChanges) clearHash();
  };
  clear();
  if (settings.legacy) return say(...verdict(parameters, run.renews));
  // One that was paid with from this page is known better than its address does.
  run.id ??= returnedContext() ?? contexts.id ?? parameters['id'];
  onResult(hear, (hash) => {
    parameters = parseHash(hash);
    clear();
  });
  poll(stage, (happening, details) => {
    const isOpen = happening === 'FAILED' || happening === 'NETWORK_ERROR';
    if (isOpen && hasNonce(parameters)) say('fallback', { result: parameters });
    else say(happening, details);
  });
}

/** A key without a value has this text. */
const hasNonce = ({ paymentMethodNonce }: HashParameters): boolean => !/^(undefined)?$/.test(String(paymentMethodNonce));

/** @param needsNonce false where the merchant asks only for what the address says */
function verdict(parameters: HashParameters, needsNonce: boolean): [Happening, unknown?] {
  const { venmoSuccess, venmoError, venmoCancel, errorMessage, errorCode } = parameters;
  if (venmoSuccess && (!needsNonce || hasNonce(parameters))) return ['APPROVED', { result: parameters }];
  // Without a nonce a success is none.
  if (venmoSuccess || venmoError) return ['venmoError', { originalError: { message: String(errorMessage), code: errorCode } }];
  return venmoCancel ? ['venmoCancel'] : ['nothing'];
}

/** Nothing leads back to the page: it asks from the beginning. */
export function polling(stage: Stage): void {
  const { run } = stage;
  run.id = stage.contexts.id;
  stage.track('tokenize.manual-return.start', fieldsOf(stage));
  poll(stage, stage.say);
  appSwitch(stage, appSwitchUrl(stage, run.id));
}

function poll({ signal, repeat, look }: Stage, say: Stage['say']): void {
  const limit = Date.now() + POLL_LIMIT;
  void repeat(POLL_INTERVAL, async () => {
    if (Date.now() > limit) return say('TIMEOUT');
    try {
      const { status, result } = await look((name) => `tokenize.manual-return.status-change.${name}`);
      if (status) say(status, result && { result });
    } catch (originalError) {
      if (!signal.aborted) say('NETWORK_ERROR', { originalError });
    }
  });
}
