import { follow, uuid, type Call } from '@tender/client/internal';
import type { HostedFieldsContext } from '../fields/set-up';
import type { PageEventName, PageEvents } from '../wire';

/** Milliseconds a frame may take to answer: its own requests end after 60 s. */
export const ANSWER_TIMEOUT = 65_000;

/**
 * Waits for a frame's answer, which may be anything. Rejects at once when the frame leaves the page or is loaded anew. When the call is
 * aborted it rejects too, and the frame hears of it.
 * @param needed what the frame waits for as well; it never hears that this failed
 */
export function ask<E extends PageEventName>(
  call: Call,
  { send, onLost }: HostedFieldsContext,
  frame: HTMLIFrameElement,
  event: E,
  data: PageEvents[E],
  needed?: Promise<unknown>,
): Promise<unknown> {
  let stop = (): void => {};
  return new Promise((resolve, reject) => {
    const id = uuid();
    const lose = (): void => reject(new Error('No answer.'));
    const look = (): unknown => frame.isConnected || lose();
    const observer = new MutationObserver(look);
    const timer = setTimeout(lose, ANSWER_TIMEOUT);
    stop = () => {
      observer.disconnect();
      clearTimeout(timer);
      onLost.delete(lose);
    };
    observer.observe(document, { childList: true, subtree: true });
    onLost.add(lose);
    follow(call.signal, () => {
      lose();
      send('ABORT_REQUEST', id);
    });
    look();
    needed?.catch(reject);
    send(event, data, resolve, id);
  }).finally(() => stop());
}
