import { frameServiceErrors } from '@tender/frame-service/internal';
import { LOGIN_CHECKS, type Status } from '../payment-constants';
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

/** The gateway may hear of it a little later than the window. */
export async function checking({ gateway, login, run, signal, say, look }: Stage): Promise<void> {
  login?.hide();
  let last: Status | undefined;
  try {
    for (let count = 0; count < LOGIN_CHECKS && !signal.aborted; count += 1) {
      const { status, result } = await look(CHANGED);
      if (status === 'APPROVED' || status === 'CANCELED' || status === 'FAILED') return say(status, result && { result });
      last = status;
    }
  } catch (error) {
    const again = run.id && !signal.aborted ? await gateway.read(run.id, signal).catch(() => undefined) : undefined;
    return again?.status === 'CREATED' ? say('CREATED') : say('unknown', error);
  }
  say(last === 'CREATED' ? 'CREATED' : 'unsettled');
}
