import type { VenmoEvent } from '../machine';
import { LOGIN_RETRIES, POLL_INTERVAL } from '../payment-constants';
import type { Stage } from './stage';

const toEventName = () => 'tokenize.web-login.status-change' as const;

/** Reads the result after the window has reported or was closed. */
export function readLoginResult(stage: Stage): Promise<void> {
  return stage.to === 'closed' ? checkClosedWindow(stage) : checkLogin(stage);
}

/** Customers may close the window after paying, before it reports. */
async function checkClosedWindow({ data, dispatch, fetchStatus }: Stage): Promise<void> {
  const { result } = await fetchStatus(toEventName).catch(() => ({ result: undefined }));
  if (result) dispatch('APPROVED', { result });
  else dispatch('failed', data);
}

/**
 * The gateway may update the status a little later than the window reports, so the status is read again while it is open. It is read once more after
 * it was canceled, failed or not readable: if it is CREATED then, the customer left the window without doing anything.
 */
function checkLogin({ gateway, run, signal, dispatch, fetchStatus, repeat }: Stage): Promise<void> {
  let retries = LOGIN_RETRIES;
  let failure: [VenmoEvent, unknown?] | undefined;
  return repeat(POLL_INTERVAL, async () => {
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
