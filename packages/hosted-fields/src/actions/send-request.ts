import { onAbort, uuid, type Call } from '@tender/client/internal';
import type { HostedFieldsContext } from '../context';
import type { PageEventName, PageEvents } from '../wire';

/** Time limit in milliseconds for a frame's response. It is longer than the 60 seconds after which a frame's own request to the gateway ends. */
export const RESPONSE_TIMEOUT = 65_000;

/**
 * Sends an event to the frames and resolves with the response of one of them, which is not checked. Rejects when that frame leaves the page or is
 * reloaded, because then no response can arrive. Rejects when the call is aborted, and tells the frames so.
 * @param frame the frame that responds
 * @param prerequisite a promise that the frame needs as well: when it rejects the request does too, because the frame cannot respond
 */
export function sendRequest<E extends PageEventName>(
  call: Call,
  { send, onLost }: HostedFieldsContext,
  frame: HTMLIFrameElement,
  event: E,
  data: PageEvents[E],
  prerequisite?: Promise<unknown>,
): Promise<unknown> {
  let cleanUp = (): void => {};
  return new Promise((resolve, reject) => {
    const id = uuid();
    const fail = (): void => reject(new Error('No reply.'));
    const failIfRemoved = (): unknown => frame.isConnected || fail();
    const observer = new MutationObserver(failIfRemoved);
    const timer = setTimeout(fail, RESPONSE_TIMEOUT);
    cleanUp = () => {
      observer.disconnect();
      clearTimeout(timer);
      onLost.delete(fail);
    };
    observer.observe(document, { childList: true, subtree: true });
    onLost.add(fail);
    onAbort(call.signal, () => {
      fail();
      send('ABORT_REQUEST', id);
    });
    failIfRemoved();
    prerequisite?.catch(reject);
    send(event, data, resolve, id);
  }).finally(() => cleanUp());
}
