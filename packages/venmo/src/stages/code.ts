import { COMPLETION_DELAY, QR_POLL_INTERVAL, TEXTS } from '../code-constants';
import type { VenmoContext } from '../context';
import type { Machine } from '../machine';
import type { VenmoCodeHandler } from '../types';
import { createCodeView } from '../ui/code-view';
import { createOverlay, type Overlay, type OverlayTools } from '../ui/overlay';
import { createCodeContextInput, readEnvironment } from '../wire/code-context-input';
import type { PaymentContext } from '../wire/payment-context';
import type { Stage, Stages } from './stage';

/**
 * The flow of a QR code. Few customers use it, so it is loaded on demand. It receives what other flows use too from its caller, so that the chunk
 * stays small.
 */
export interface CodeFlow {
  /** Returns what shows the code: the frame over the page, or with `onCode` the page itself. */
  overlay(onCode: VenmoCodeHandler | undefined): Overlay;
  readonly stages: Stages;
}

/** @throws the errors of `createOverlay` */
export async function createCodeFlow(context: VenmoContext, tools: OverlayTools, send: Machine['send']): Promise<CodeFlow> {
  const environment = readEnvironment(context);
  const toUrl = (id: string, merchantId: string): string => tools.codeUrl(id, merchantId, environment);
  const frame = await createOverlay(context, environment, tools, send);
  return {
    overlay: (onCode) => (onCode ? createCodeView(onCode, toUrl, send) : frame),
    stages: {
      generating: generateCode,
      scanning: showCode,
      authorizing: showAuthorizing,
      authorized: showAuthorized,
      problem: showProblem,
    },
  };
}

/** Creates a payment context for each code. */
function generateCode(stage: Stage): void {
  const { run, dispatch } = stage;
  run.renews = false;
  run.id = run.status = undefined;
  stage.track(`tokenize.desktop.${stage.from === 'preparing' ? 'start' : 'restarted-from-error-view'}`);
  run.overlay?.show(TEXTS.generating);
  stage.gateway.create(createCodeContextInput(stage), stage.signal).then(
    (paymentContext) => dispatch('generated', paymentContext),
    (originalError: unknown) => dispatch('codeFailed', { originalError }),
  );
}

function showCode(stage: Stage): void {
  const { run, data } = stage;
  const { id, merchantId, lifetime } = data as PaymentContext;
  run.id = id;
  run.deadline = Date.now() + lifetime;
  run.overlay?.update('display', TEXTS.scan, { id, merchantId: stage.profileId || merchantId });
  pollStatus(stage);
}

function showAuthorizing(stage: Stage): void {
  stage.run.overlay?.update('authorizing', TEXTS.authorizing);
  stage.after(QR_POLL_INTERVAL, () => pollStatus(stage));
}

function showAuthorized({ run, data, after, dispatch }: Stage): void {
  run.overlay?.update('authorized', TEXTS.authorized);
  after(COMPLETION_DELAY, () => dispatch('completed', data));
}

function showProblem({ run, event }: Stage): void {
  const message = event === 'CANCELED' ? TEXTS.canceled : TEXTS.problem;
  run.overlay?.update('problem', message, { message });
}

function pollStatus({ gateway, run, signal, track, dispatch, fetchStatus, repeat }: Stage): void {
  void repeat(QR_POLL_INTERVAL, async () => {
    try {
      if (Date.now() > Number(run.deadline)) {
        await gateway.end(String(run.id), 'EXPIRED', signal);
        track('tokenize.desktop.status-change.sdk-timeout');
        return dispatch('EXPIRED');
      }
      const payment = await fetchStatus((status) => `tokenize.desktop.status-change.${status}`);
      if (payment.status) dispatch(payment.status, payment);
    } catch (originalError) {
      dispatch('codeFailed', { originalError });
    }
  });
}
