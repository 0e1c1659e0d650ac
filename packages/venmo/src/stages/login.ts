import { frameServiceErrors, readFailure } from '@tender/frame-service/internal';
import { createAppSwitchUrl } from '../wire/app-switch';
import { createEventFields, type Stage } from './stage';

/** Opens the window at once, and redirects it when there is a payment context. Its report says only that the customer is done. */
export function openLogin(stage: Stage): void {
  const { prepared, run, dispatch } = stage;
  const ready = prepared.ready();
  const start = (): void => {
    if (stage.signal.aborted) return;
    run.id = prepared.id;
    stage.track('tokenize.web-login.start', createEventFields(stage));
  };
  if (ready) ready.then(start, () => {});
  else start();
  const createUrl = async (): Promise<string> => {
    await ready;
    return createAppSwitchUrl(stage, run.id);
  };
  // Without a payment context, the result could not be read later.
  const opened = stage.settings.prepares && stage.login?.open(stage.signal, createUrl, stage.cancel, run.onLogin);
  if (!opened) return dispatch('failed', { error: frameServiceErrors.FRAME_SERVICE_FRAME_OPEN_FAILED() });
  opened.then(
    ({ error }) => dispatch(error ? (readFailure(error) === 'closed' ? 'closed' : 'failed') : 'reported', { error }),
    (error: unknown) => dispatch('failed', { error }),
  );
}

/** Reads the result of the login window. Its code is loaded with the backdrop, before the customer can be done. */
export function readLogin(stage: Stage): void {
  stage.login?.hide();
  import('../ui/login-ui')
    .then(({ readLoginResult }) => readLoginResult(stage))
    .catch((error: unknown) => stage.dispatch('failed', { error }));
}
