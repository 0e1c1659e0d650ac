import type { VenmoContext } from '../context';
import type { Machine } from '../machine';
import { COMPLETION_DELAY, QR_POLL_INTERVAL, TEXTS } from '../wire/code-constants';
import { codeEnvironment, codeInput } from '../wire/code-input';
import { createCodeView } from '../wire/code-view';
import { createOverlay, type Overlay, type OverlayTools } from '../wire/overlay';
import type { PaymentContext } from '../wire/payment-context';
import type { CodeHandler } from '../types';
import type { Stage, Stages } from './stage';

/** All of the way by a QR code. Few customers go it: it is loaded on demand, and takes what other ways use too from who loads it. */
export interface Code {
  /** The frame over the page, or where the page shows the code itself, what tells it. */
  overlay(onCode: CodeHandler | undefined): Overlay;
  readonly stages: Stages;
}

/** @throws as `createOverlay` does */
export async function openCode(context: VenmoContext, tools: OverlayTools, send: Machine['send']): Promise<Code> {
  const environment = codeEnvironment(context);
  const urlOf = (id: string, merchantId: string): string => tools.codeUrl(id, merchantId, environment);
  const frame = await createOverlay(context, environment, tools, send);
  return {
    overlay: (onCode) => (onCode ? createCodeView(onCode, urlOf, send) : frame),
    stages: { generating, scanning, authorizing, authorized, problem },
  };
}

/** Every code has a payment context of its own. */
function generating(stage: Stage): void {
  const { run, say } = stage;
  run.renews = false;
  run.id = run.status = undefined;
  stage.track(`tokenize.desktop.${stage.from === 'preparing' ? 'start' : 'restarted-from-error-view'}`);
  run.overlay?.show(TEXTS.generating);
  stage.gateway.create(codeInput(stage), stage.signal).then(
    (made) => say('generated', made),
    (originalError: unknown) => say('broken', { originalError }),
  );
}

function scanning(stage: Stage): void {
  const { run, given } = stage;
  const { id, merchantId, lifetime } = given as PaymentContext;
  run.id = id;
  run.deadline = Date.now() + lifetime;
  run.overlay?.tell('display', TEXTS.scan, { id, merchantId: stage.profile || merchantId });
  watch(stage);
}

function authorizing(stage: Stage): void {
  stage.run.overlay?.tell('authorizing', TEXTS.authorizing);
  stage.after(QR_POLL_INTERVAL, () => watch(stage));
}

function authorized({ run, given, after, say }: Stage): void {
  run.overlay?.tell('authorized', TEXTS.authorized);
  after(COMPLETION_DELAY, () => say('completed', given));
}

function problem({ run, happening }: Stage): void {
  const message = happening === 'CANCELED' ? TEXTS.canceled : TEXTS.problem;
  run.overlay?.tell('problem', message, { message });
}

function watch({ gateway, run, signal, track, say, look, repeat }: Stage): void {
  void repeat(QR_POLL_INTERVAL, async () => {
    try {
      if (Date.now() > Number(run.deadline)) {
        await gateway.end(String(run.id), 'EXPIRED', signal);
        track('tokenize.desktop.status-change.sdk-timeout');
        return say('EXPIRED');
      }
      const standing = await look((status) => `tokenize.desktop.status-change.${status}`);
      if (standing.status) say(standing.status, standing);
    } catch (originalError) {
      say('broken', { originalError });
    }
  });
}
