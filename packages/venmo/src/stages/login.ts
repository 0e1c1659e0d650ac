import { frameServiceErrors } from '@tender/frame-service/internal';
import type { Happening } from '../machine';
import { LOGIN_RETRIES, POLL_INTERVAL } from '../payment-constants';
import { appSwitchUrl } from '../wire/app-switch';
import { fieldsOf, type Stage } from './stage';

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
  const opened = stage.settings.hasContexts && stage.login?.open(stage.signal, url, stage.cancel, run.onLogin);
  if (!opened) return say('failed', { error: frameServiceErrors.FRAME_SERVICE_FRAME_OPEN_FAILED() });
  opened.then(
    ({ error }) => say(error ? (error.code === 'FRAME_SERVICE_FRAME_CLOSED' ? 'closed' : 'failed') : 'reported', { error }),
    (error: unknown) => say('failed', { error }),
  );
}

const CHANGED = (): string => 'tokenize.web-login.status-change';

/** Customers may close the window when they have paid, before it reports. */
export async function closed({ given, login, say, look }: Stage): Promise<void> {
  login?.hide();
  const { result } = await look(CHANGED).catch(() => ({ result: undefined }));
  if (result) say('APPROVED', { result });
  else say('failed', given);
}

/**
 * The gateway may hear of it a little later than the window, so it is asked again while the payment is open, with pauses, and once more when
 * it was not to be had, cancelled or failed: one that is only begun then was left before the gateway heard of it.
 */
export function checking({ gateway, login, run, signal, say, look, repeat }: Stage): void {
  let retries = LOGIN_RETRIES;
  let end: [Happening, unknown?] | undefined;
  login?.hide();
  void repeat(POLL_INTERVAL, async () => {
    const isLast = end || !retries--;
    try {
      const { status, result } = await (end ? gateway.read(String(run.id), signal) : look(CHANGED));
      if (!end && status === 'APPROVED') return say(status, { result });
      if (status === 'CANCELED' || status === 'FAILED') end ??= [status];
      const outcome: typeof end = status === 'CREATED' ? [status] : end;
      if (isLast) say(...(outcome ?? ['unsettled']));
    } catch (error) {
      end ??= ['unknown', error];
      if (isLast) say(...end);
    }
  });
}
