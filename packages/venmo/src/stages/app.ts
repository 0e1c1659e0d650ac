import { onAbort, readDeparture } from '@tender/client/internal';
import { findResult, hasResult, readHash, readReturnedContextId, replaceHash, type HashParameters } from '../hash';
import type { VenmoEvent } from '../machine';
import { findOwnContext } from '../own-context';
import { POLL_INTERVAL, POLL_LIMIT, VISIBILITY_DELAY } from '../payment-constants';
import { createAppSwitchUrl, switchToApp } from '../wire/app-switch';
import { createEventFields, type Stage } from './stage';

/** Opens the app, and waits for the customer to return: with a result in the fragment, or without one when the page becomes visible again. */
export function leaveForApp(stage: Stage): void {
  const { prepared, run, after, listen, dispatch } = stage;
  stage.track('tokenize.mobile.start');
  run.fragment = location.hash;
  run.id = prepared.id;
  listenForResult(listen, (hash) => dispatch('returned', hash));
  switchToApp(stage, createAppSwitchUrl(stage, run.id));
  const onVisibilityChange = (): void => {
    if (!document.hidden) after(run.resultsDelay, () => dispatch('returned'));
  };
  // Not by `listen`: by the protocol a cancellation removes the listener even if it was not added yet.
  after(VISIBILITY_DELAY, () => document.addEventListener('visibilitychange', onVisibilityChange));
  onAbort(stage.signal, () => document.removeEventListener('visibilitychange', onVisibilityChange));
}

/** The fragment is read from the event, because a router may have changed the page's URL already. */
function listenForResult(listen: Stage['listen'], onResult: (hash: string) => void): void {
  const onHashChange = ({ newURL }: HashChangeEvent): void => {
    const hash = findResult(newURL);
    if (hash) onResult(hash);
  };
  listen(window, 'hashchange', onHashChange);
}

/** Reads the result after the customer has returned. Here, a legacy payment has no payment context, so only the page's URL has its result. */
export function resume(stage: Stage): void {
  const { settings, prepared, run, data, listen, dispatch } = stage;
  let { parameters, route } = readHash(data as string | undefined);
  const hasLeft = run.fragment !== undefined;
  const clear = (): void => {
    if (settings.ignoreHistoryChanges) return;
    if (!hasLeft && !route) run.departureFragment = readDeparture('venmo').fragment;
    // The router of a page that was not loaded again has seen the result. Setting the fragment later lets it return to its route.
    replaceHash(hasLeft ? '' : route);
  };
  clear();
  if (settings.legacy) return dispatch(...readResult(parameters, run.renews));
  // A payment context that this page opened the app with takes precedence over the URL's, which anybody can write.
  run.id ??= findOwnContext(parameters)?.id ?? readReturnedContextId() ?? prepared.id ?? parameters['id'];
  const isOwn = hasLeft || (run.id !== undefined && run.id === prepared.id);
  listenForResult(listen, (hash) => {
    ({ parameters, route } = readHash(hash));
    clear();
  });
  pollStatus(stage, (event, details) => {
    const isUnfinished = /CREATED|SCANNED/.test(event) && !hasResult(parameters);
    if (settings.cancelOnReturnToBrowser && isUnfinished) return dispatch('customerCanceled');
    const mayHaveSucceeded = event === 'FAILED' || event === 'NETWORK_ERROR';
    if (isOwn && mayHaveSucceeded && hasNonce(parameters)) dispatch('fallback', { result: parameters });
    else dispatch(event, details);
  });
}

/** A key without a value has the text `undefined`. */
const hasNonce = ({ paymentMethodNonce }: HashParameters): boolean => !/^(undefined)?$/.test(String(paymentMethodNonce));

/** @param needsNonce false where the merchant only reads the result of a fragment */
function readResult(parameters: HashParameters, needsNonce: boolean): [VenmoEvent, unknown?] {
  const { venmoSuccess, venmoError, venmoCancel, errorMessage, errorCode } = parameters;
  if (venmoSuccess && (!needsNonce || hasNonce(parameters))) return ['APPROVED', { result: parameters }];
  // A success without a nonce is an error.
  if (venmoSuccess || venmoError) return ['venmoError', { originalError: { message: String(errorMessage), code: errorCode } }];
  return venmoCancel ? ['venmoCancel'] : ['noResult'];
}

/** Opens the app and polls from the start, because the app cannot return to this page. */
export function pollFromStart(stage: Stage): void {
  const { run } = stage;
  run.id = stage.prepared.id;
  stage.track('tokenize.manual-return.start', createEventFields(stage));
  pollStatus(stage, stage.dispatch);
  switchToApp(stage, createAppSwitchUrl(stage, run.id));
}

function pollStatus({ signal, repeat, fetchStatus }: Stage, dispatch: Stage['dispatch']): void {
  const limit = Date.now() + POLL_LIMIT;
  void repeat(POLL_INTERVAL, async () => {
    if (Date.now() > limit) return dispatch('TIMEOUT');
    try {
      const { status, result } = await fetchStatus((name) => `tokenize.manual-return.status-change.${name}`);
      if (status) dispatch(status, result && { result });
    } catch (originalError) {
      if (!signal.aborted) dispatch('NETWORK_ERROR', { originalError });
    }
  });
}
