import { abortable, follow, INTEGRATION_TIMEOUT, injectScript, type Call, type Scope } from '@tender/client/internal';
import { usBankAccountErrors } from '../errors';
import type { Plaid } from '../plaid';

/**
 * The bank login of a page that has none yet. A script element that is on its way already is waited for, and no second one is added.
 * @throws US_BANK_ACCOUNT_LOGIN_LOAD_FAILED; the element is removed then, so that the next call tries again
 */
export async function loadPlaid({ signal }: Call, src: string, own: Scope<object>['own']): Promise<Plaid> {
  const found = document.querySelector(`script[src="${src}"]`);
  const script = found ?? insert(src);
  const dispose = (): void => script?.remove();
  if (!found) own({ dispose });
  const unfollow = follow(signal, () => found ?? dispose());
  if (script) await abortable(ended(script), signal).finally(unfollow);
  if (window.Plaid) return window.Plaid;
  dispose();
  throw usBankAccountErrors.US_BANK_ACCOUNT_LOGIN_LOAD_FAILED();
}

/** Nothing where the page's own policy does not let it be made. */
function insert(src: string): Element | undefined {
  const place = document.createElement('div');
  injectScript({ src, container: place }).catch(() => {}); // its own events tell
  const [script] = place.children;
  if (script) document.body.append(script);
  return script;
}

/** Resolves when nothing more is to come of a script, whether it did its work or not; one that is there from before may never tell. */
function ended(script: Element & { readyState?: string }): Promise<void> {
  return new Promise((resolve) => {
    const events = ['load', 'readystatechange', 'error'];
    const timer = setTimeout(end, INTEGRATION_TIMEOUT);
    function listen(event?: Event): void {
      if (event?.type === 'error' || /^(loaded|complete|undefined)$/.test(String(script.readyState))) end();
    }
    function end(): void {
      clearTimeout(timer);
      events.forEach((event) => script.removeEventListener(event, listen));
      resolve();
    }
    events.forEach((event) => script.addEventListener(event, listen));
    if (script.readyState) listen();
  });
}
