import { INTEGRATION_TIMEOUT, onAbort, removeDeparture, toTenderError, uuid, type Call } from '@tender/client/internal';
import { createProviderFrame, showLayer } from '@tender/frame-service/internal';
import type { VenmoContext } from './context';
import { venmoErrors } from './errors';
import { hasResult, isReturnPage, readHash } from './hash';
import { createMachine, type VenmoEvent } from './machine';
import { findOwnContext } from './own-context';
import { createPreparedContext, type PreparedContext } from './prepared-context';
import type { Outcome, Run } from './run';
import { leaveForApp, pollFromStart, resume } from './stages/app';
import type { CodeFlow } from './stages/code';
import { openLogin, readLogin } from './stages/login';
import { fetchStatus, type Stage, type Stages } from './stages/stage';
import { trackResult } from './stages/track-result';
import { createStateTasks } from './state-tasks';
import type { VenmoResult } from './types';
import { createLoginWindow } from './ui/login-window';
import { createCodeUrl } from './wire/code-url';

/** The tokenizations of one instance. Only one can run at a time. */
export interface Tokenization {
  /** Resolves with the id of the payment context that was created in advance. QR codes have none. */
  readId(): Promise<string | undefined>;
  /**
   * Returns whether the page's URL has the result of a payment, and whether that payment was started in this tab. If so, its payment context is the
   * instance's.
   */
  checkResult(): { isReturn: boolean; isOwn: boolean };
  /** @throws VENMO_TOKENIZATION_REQUEST_ACTIVE, and the error that the tokenization ends with */
  start(
    call: Call,
    run: Pick<Run, 'renews' | 'resultsDelay' | 'onCode' | 'onLogin'>,
    firstEvent?: VenmoEvent,
    data?: unknown,
  ): Promise<VenmoResult>;
  /** @throws VENMO_TOKENIZATION_REQUEST_NOT_ACTIVE */
  cancel(): Promise<void>;
}

/** @param openedByReturn whether the customer returned to this page from the app */
export function createTokenization(context: VenmoContext, openedByReturn: boolean): Tokenization {
  const { settings, gateway, track, own, teardownSignal } = context;
  let run: Run;
  let code: CodeFlow | undefined;
  let codeLoaded: Promise<void> | undefined;
  const machine = createMachine((transition) => {
    const { signal, to } = transition;
    const dispatch: Stage['dispatch'] = (event, data) => {
      if (!signal.aborted) machine.send(event, data);
    };
    const stage: Stage = {
      ...context,
      ...transition,
      ...createStateTasks(signal),
      prepared,
      run,
      login,
      dispatch,
      fetchStatus: (toEventName) => fetchStatus(stage, toEventName),
      cancel: () => void cancel().catch(() => {}),
    };
    try {
      void { ...stages, ...code?.stages }[to]?.(stage);
    } catch (error) {
      dispatch('failed', { error }); // the bridge of an app that shows the page may throw
    }
  });
  const prepared: PreparedContext = own(createPreparedContext(context, () => machine.state !== 'idle'));
  const login = settings.usesLogin && settings.prepares ? own(createLoginWindow(context, !openedByReturn)) : undefined;

  /** If the frame of the QR code cannot be loaded, payments use another flow. */
  async function loadCode(): Promise<void> {
    try {
      const { createCodeFlow } = await import('./stages/code');
      const tools = { createProviderFrame, showLayer, codeUrl: createCodeUrl, channel: uuid(), timeout: INTEGRATION_TIMEOUT };
      code = await createCodeFlow(context, tools, machine.send);
      track('desktop-flow.presented');
    } catch {
      track('desktop-flow.setup-failed');
    }
  }

  function checkResult(): ReturnType<Tokenization['checkResult']> {
    const { parameters } = readHash();
    const isReturn = hasResult(parameters);
    const own = isReturn ? findOwnContext(parameters) : undefined;
    if (own?.isNamed && machine.state === 'idle') prepared.adopt(own.id);
    return { isReturn, isOwn: Boolean(own) };
  }

  function prepare(stage: Stage): void {
    const { usesCode, usesLogin, manualReturn } = settings;
    if ((usesCode ? openedByReturn : !usesLogin && !manualReturn) && isReturnPage()) return stage.dispatch('returned');
    if (usesCode && !code) void (codeLoaded ??= loadCode()).then(() => chooseFlow(stage));
    else chooseFlow(stage);
  }

  function chooseFlow({ dispatch }: Stage): void {
    const { usesLogin, manualReturn } = settings;
    if (code) {
      run.overlay = code.overlay(run.onCode);
      return dispatch('scan');
    }
    if (usesLogin) return dispatch('login');
    const event = manualReturn ? 'poll' : 'leave';
    const ready = prepared.ready();
    if (!ready) return dispatch(event); // in the same task as the click, or browsers do not open the app
    ready.then(
      () => dispatch(event),
      (error: unknown) => dispatch('failed', { error }),
    );
  }

  function finish(stage: Stage): void {
    const { data, event, dispatch } = stage;
    restorePage(stage);
    trackResult(stage);
    if (event === 'customerCanceled') endPayment(stage);
    if (run.renews) void prepared.renew().then(() => dispatch('renewed', data));
    else dispatch('renewed', data);
  }

  function endCall(stage: Stage): void {
    const { from, data, event, run: endedRun } = stage; // the page's handlers may start the next run, which replaces `run`
    if (event === 'abort' && from !== 'finishing') {
      if (from !== 'resuming') endPayment(stage);
      if (endedRun.renews && endedRun.id) void prepared.renew();
      restorePage(stage); // calls the page's handlers
    }
    removeDeparture('venmo');
    endedRun.finish(event === 'abort' ? undefined : (data as Outcome));
    if (endedRun.departureFragment && !location.hash) location.hash = endedRun.departureFragment;
  }

  function restorePage({ from, run: { overlay, fragment } }: Stage): void {
    overlay?.hide();
    login?.hide();
    if (from !== 'resuming') return; // only the return from the app changes the page's URL
    if (fragment !== undefined && !settings.ignoreHistoryChanges && location.hash !== fragment) location.hash = fragment;
  }

  /** Ends the payment at the gateway. At teardown, `prepared` ends the one that was created in advance, and that of a QR code is left. */
  function endPayment({ run: { id } }: Stage): void {
    if (id && !teardownSignal.aborted) gateway.end(id, 'CANCELED').catch(() => {});
  }

  async function cancel(): Promise<void> {
    if (machine.state === 'idle') throw venmoErrors.VENMO_TOKENIZATION_REQUEST_NOT_ACTIVE();
    if (machine.state === 'finishing') return;
    const ended = run.id && gateway.end(run.id, 'CANCELED');
    machine.send('cancel');
    await ended;
  }

  const stages: Stages = {
    idle: endCall,
    preparing: prepare,
    away: leaveForApp,
    resuming: resume,
    polling: pollFromStart,
    window: openLogin,
    closed: readLogin,
    checking: readLogin,
    finishing: finish,
  };
  if (!openedByReturn) removeDeparture('venmo');
  if (settings.usesCode) {
    if (!openedByReturn) codeLoaded = loadCode();
  } else if (!openedByReturn) {
    const name = settings.manualReturn ? 'manual-return' : 'mobile-payment-context';
    prepared.ready()?.then(
      () => track(`${name}.presented`),
      () => track(`${name}.setup-failed`),
    );
  }

  return {
    async readId() {
      await codeLoaded;
      if (!settings.usesCode && !openedByReturn) await prepared.ready();
      return prepared.id;
    },
    checkResult,
    start: ({ signal }, options, firstEvent = 'tokenize', data) =>
      new Promise((resolve, reject) => {
        if (machine.state !== 'idle') throw venmoErrors.VENMO_TOKENIZATION_REQUEST_ACTIVE();
        run = {
          ...options,
          finish(outcome) {
            stopListening();
            if (outcome?.result) resolve(outcome.result);
            else reject(outcome ? toTenderError(outcome.error, venmoErrors.VENMO_APP_FAILED) : (signal.reason as Error));
          },
        };
        const stopListening = onAbort(signal, () => machine.send('abort'));
        machine.send(firstEvent, data);
      }),
    cancel,
  };
}
