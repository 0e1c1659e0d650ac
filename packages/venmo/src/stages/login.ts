import { frameServiceErrors, readFailure } from '@tender/frame-service/internal';
import type { VenmoEvent } from '../machine';
import { LOGIN_RETRIES, POLL_INTERVAL } from '../payment-constants';
import { createAppSwitchUrl } from '../wire/app-switch';
import { createEventFields, type Stage } from './stage';

/** Opens the window at once, and redirects it when there is a payment context. Its report says only that the customer is done. */
export function openLogin(stage: Stage): void {
  const { prepared, run, dispatch } = stage;
  stage.track('tokenize.web-login.start', createEventFields(stage));
  const createUrl = async (): Promise<string> => {
    await prepared.ready();
    run.id = prepared.id;
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

const toEventName = () => 'tokenize.web-login.status-change' as const;

/** Customers may close the window after paying, before it reports. */
export async function checkClosedWindow({ data, login, dispatch, fetchStatus }: Stage): Promise<void> {
  login?.hide();
  const { result } = await fetchStatus(toEventName).catch(() => ({ result: undefined }));
  if (result) dispatch('APPROVED', { result });
  else dispatch('failed', data);
}

/**
 * The gateway may update the status a little later than the window reports, so the status is read again while it is open. It is read once more after
 * it was canceled, failed or not readable: if it is CREATED then, the customer left the window without doing anything.
 */
export function checkLogin({ gateway, login, run, signal, dispatch, fetchStatus, repeat }: Stage): void {
  let retries = LOGIN_RETRIES;
  let failure: [VenmoEvent, unknown?] | undefined;
  login?.hide();
  void repeat(POLL_INTERVAL, async () => {
    const isLast = failure || !retries--;
    try {
      const { status, result } = await (failure ? gateway.read(String(run.id), signal) : fetchStatus(toEventName));
      if (!failure && status === 'APPROVED') return dispatch(status, { result });
      if (status === 'CANCELED' || status === 'FAILED') failure ??= [status];
      const outcome: typeof failure = status === 'CREATED' ? [status] : failure;
      if (isLast) dispatch(...(outcome ?? ['unsettled']));
    } catch (error) {
      failure ??= ['unknown', error];
      if (isLast) dispatch(...failure);
    }
  });
}
