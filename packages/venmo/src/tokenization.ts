import { follow, INTEGRATION_TIMEOUT, toTenderError, uuid, type Call } from '@tender/client/internal';
import { createProviderFrame } from '@tender/frame-service/internal';
import type { VenmoContext } from './context';
import { createContexts, type Contexts } from './contexts';
import { venmoErrors } from './errors';
import { hasResult, parseHash, returnedContext } from './hash';
import { createMachine, type Happening } from './machine';
import type { Outcome, Run } from './run';
import { away, polling, resuming } from './stages/app';
import type { Code } from './stages/code';
import { checking, closed, loggingIn } from './stages/login';
import { reportEnd } from './stages/report-end';
import { look, type Stage, type Stages } from './stages/stage';
import type { VenmoResult } from './types';
import { waits } from './wait';
import { codeUrl } from './wire/code-url';
import { createLogin } from './wire/login';

/** The machine of one instance, with all that its states use. */
export interface Tokenization {
  /** The payment context made in advance, once it is there; a QR code has none. */
  contextId(): Promise<string | undefined>;
  /** Whether the page's address says how a payment ended. */
  isReturned(): boolean;
  /** @throws VENMO_TOKENIZATION_REQUEST_ACTIVE, and what its states end with */
  begin(
    call: Call,
    run: Pick<Run, 'renews' | 'resultsDelay' | 'onCode' | 'onLogin'>,
    first?: Happening,
    given?: unknown,
  ): Promise<VenmoResult>;
  /** @throws VENMO_TOKENIZATION_REQUEST_NOT_ACTIVE */
  cancel(): Promise<void>;
}

/** @param openedByReturn whether this page is what a customer came back to */
export function createTokenization(context: VenmoContext, openedByReturn: boolean): Tokenization {
  const { settings, gateway, track, own, life } = context;
  let run: Run;
  let code: Code | undefined;
  let loaded: Promise<void> | undefined;
  const machine = createMachine((transition) => {
    const { signal, to } = transition;
    const say: Stage['say'] = (happening, given) => {
      if (!signal.aborted) machine.send(happening, given);
    };
    const stage: Stage = {
      ...context,
      ...transition,
      ...waits(signal),
      contexts,
      run,
      login,
      say,
      look: (eventOf) => look(stage, eventOf),
      cancel: () => void cancel().catch(() => {}),
    };
    try {
      void { ...stages, ...code?.stages }[to]?.(stage);
    } catch (error) {
      say('failed', { error }); // of an app around the page
    }
  });
  const contexts: Contexts = own(createContexts(context, () => machine.state !== 'idle'));
  const login = settings.byLogin && settings.hasContexts ? own(createLogin(context)) : undefined;

  /** Without the frame of the QR code a payment goes the next best way. */
  async function load(): Promise<void> {
    try {
      const { openCode } = await import('./stages/code');
      const tools = { createProviderFrame, codeUrl, channel: uuid(), timeout: INTEGRATION_TIMEOUT };
      code = await openCode(context, tools, machine.send);
      track('desktop-flow.presented');
    } catch {
      track('desktop-flow.setup-failed');
    }
  }

  function isReturned(): boolean {
    const returned = hasResult(parseHash());
    const id = returned && machine.state === 'idle' && returnedContext();
    if (id) contexts.adopt(id);
    return returned;
  }

  function preparing(stage: Stage): void {
    const { byCode, byLogin, manualReturn } = settings;
    if ((byCode ? openedByReturn : !byLogin && !manualReturn) && hasResult(parseHash())) return stage.say('returned');
    if (byCode && !code) void (loaded ??= load()).then(() => choose(stage));
    else choose(stage);
  }

  function choose({ say }: Stage): void {
    const { byLogin, manualReturn } = settings;
    if (code) {
      run.overlay = code.overlay(run.onCode);
      return say('scan');
    }
    if (byLogin) return say('login');
    const way = manualReturn ? 'poll' : 'leave';
    const wait = contexts.ready();
    if (!wait) return say(way); // in the click still
    wait.then(
      () => say(way),
      (error: unknown) => say('failed', { error }),
    );
  }

  function ending(stage: Stage): void {
    const { given, happening, say } = stage;
    tidyUp(stage);
    reportEnd(stage);
    if (happening === 'customerCanceled') giveUp(stage);
    if (run.renews) void contexts.renew().then(() => say('renewed', given));
    else say('renewed', given);
  }

  function idle(stage: Stage): void {
    const { from, given, happening, run: ended } = stage; // the page may begin the next one meanwhile
    if (happening === 'abort' && from !== 'ending') {
      if (from !== 'resuming') giveUp(stage);
      if (ended.renews && ended.id) void contexts.renew();
      tidyUp(stage); // the page hears of it
    }
    ended.settle(happening === 'abort' ? undefined : (given as Outcome));
  }

  function tidyUp({ run: { overlay, fragment } }: Stage): void {
    overlay?.hide();
    login?.hide();
    if (fragment !== undefined && !settings.ignoreHistoryChanges && location.hash !== fragment) location.hash = fragment;
  }

  /** Nobody waits for the payment any more. At teardown the one made in advance is told already. */
  function giveUp({ run: { id, renews } }: Stage): void {
    if (id && !(renews && life.aborted)) gateway.end(id, 'CANCELED').catch(() => {});
  }

  async function cancel(): Promise<void> {
    if (machine.state === 'idle') throw venmoErrors.VENMO_TOKENIZATION_REQUEST_NOT_ACTIVE();
    if (machine.state === 'ending') return;
    const told = run.id && gateway.end(run.id, 'CANCELED');
    machine.send('cancel');
    await told;
  }

  const stages: Stages = { idle, preparing, away, resuming, polling, window: loggingIn, closed, checking, ending };
  if (settings.byCode) {
    if (!openedByReturn) loaded = load();
  } else if (!openedByReturn) {
    const name = settings.manualReturn ? 'manual-return' : 'mobile-payment-context';
    contexts.ready()?.then(
      () => track(`${name}.presented`),
      () => track(`${name}.setup-failed`),
    );
  }

  return {
    async contextId() {
      await loaded;
      if (!code && !openedByReturn) await contexts.ready();
      return contexts.id;
    },
    isReturned,
    begin: ({ signal }, options, first = 'tokenize', given) =>
      new Promise((resolve, reject) => {
        if (machine.state !== 'idle') throw venmoErrors.VENMO_TOKENIZATION_REQUEST_ACTIVE();
        run = {
          ...options,
          settle(outcome) {
            unfollow();
            if (outcome?.result) resolve(outcome.result);
            else reject(outcome ? toTenderError(outcome.error, venmoErrors.VENMO_APP_FAILED) : (signal.reason as Error));
          },
        };
        const unfollow = follow(signal, () => machine.send('abort'));
        machine.send(first, given);
      }),
    cancel,
  };
}
