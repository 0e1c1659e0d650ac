import { COMPLETION_DELAY, QR_POLL_INTERVAL, TEXTS } from '../constants';
import { after, repeat } from '../wait';
import { profileOf, qrInput } from '../wire/context-input';
import { createPaymentContext, endPaymentContext, type PaymentContext } from '../wire/payment-context';
import { look, statusOf, type Stage } from './stage';

/** Every code has a payment context of its own. */
export function generating(stage: Stage): void {
  const { overlay, run, say } = stage;
  run.renews = false;
  run.id = run.status = undefined;
  stage.track(`tokenize.desktop.${stage.from === 'preparing' ? 'start' : 'restarted-from-error-view'}`);
  overlay?.show(TEXTS.generating);
  createPaymentContext(stage, qrInput(stage), stage.signal).then(
    (made) => say('generated', made),
    (originalError: unknown) => say('broken', { originalError }),
  );
}

export function scanning(stage: Stage): void {
  const { overlay, run, given } = stage;
  const { id, merchantId, lifetime } = given as PaymentContext;
  run.id = id;
  run.deadline = Date.now() + lifetime;
  overlay?.tell('display', TEXTS.scan, { id, merchantId: profileOf(stage) || merchantId });
  watch(stage);
}

export function authorizing(stage: Stage): void {
  stage.overlay?.tell('authorizing', TEXTS.authorizing);
  after(QR_POLL_INTERVAL, stage.signal, () => watch(stage));
}

export function authorized({ overlay, given, signal, say }: Stage): void {
  overlay?.tell('authorized', TEXTS.authorized);
  after(COMPLETION_DELAY, signal, () => say('completed', given));
}

export function problem({ overlay, happening }: Stage): void {
  const message = happening === 'CANCELED' ? TEXTS.canceled : TEXTS.problem;
  overlay?.tell('problem', message, { message });
}

function watch(stage: Stage): void {
  const { run, signal, say } = stage;
  void repeat(QR_POLL_INTERVAL, signal, async () => {
    try {
      if (Date.now() > Number(run.deadline)) {
        await endPaymentContext(stage, String(run.id), 'EXPIRED', signal);
        stage.track('tokenize.desktop.status-change.sdk-timeout');
        return say('EXPIRED');
      }
      const standing = await look(stage, (status) => `tokenize.desktop.status-change.${status}`);
      const status = statusOf(standing);
      if (status) say(status, standing);
    } catch (originalError) {
      say('broken', { originalError });
    }
  });
}
