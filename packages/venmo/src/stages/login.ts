import { frameServiceErrors } from '@tender/frame-service/internal';
import { LOGIN_CHECKS } from '../constants';
import { appSwitchUrl } from '../wire/app-switch';
import { readPaymentContext, type Standing } from '../wire/payment-context';
import { fieldsOf, look, statusOf, type Stage } from './stage';

/** Opens the window at once; it is sent on when there is a payment context. What it reports says only that it is over. */
export function loggingIn(stage: Stage): void {
  const { contexts, run, say } = stage;
  stage.track('tokenize.web-login.start', fieldsOf(stage));
  const url = async (): Promise<string> => {
    await contexts.ready();
    run.id = contexts.id;
    return appSwitchUrl(stage, run.id);
  };
  // Without a payment context there is nothing to ask how it went.
  const opened = stage.settings.hasContexts && stage.login?.open(stage.signal, url, stage.cancel);
  if (!opened) return say('failed', { error: frameServiceErrors.FRAME_SERVICE_FRAME_OPEN_FAILED() });
  opened.then(
    ({ error }) => (error ? say('failed', { error }) : say('reported')),
    (error: unknown) => say('failed', { error }),
  );
}

/** The gateway may hear of it a little later than the window. */
export async function checking(stage: Stage): Promise<void> {
  const { run, signal, say } = stage;
  let standing: Standing | undefined;
  try {
    for (let count = 0; count < LOGIN_CHECKS && !signal.aborted; count += 1) {
      standing = await look(stage, () => 'tokenize.web-login.status-change');
      const status = statusOf(standing);
      if (status === 'APPROVED' || status === 'CANCELED' || status === 'FAILED')
        return say(status, status === 'APPROVED' ? standing : undefined);
    }
  } catch (error) {
    const again = run.id && !signal.aborted ? await readPaymentContext(stage, run.id, signal).catch(() => undefined) : undefined;
    return again?.status === 'CREATED' ? say('CREATED') : say('unknown', error);
  }
  say(standing?.status === 'CREATED' ? 'CREATED' : 'unsettled');
}
