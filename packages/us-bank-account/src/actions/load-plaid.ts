import { abortable, onAbort, INTEGRATION_TIMEOUT, injectScript, type Call, type Scope } from '@tender/client/internal';
import { usBankAccountErrors } from '../errors';
import type { Plaid } from '../plaid';

/**
 * Loads the script of the bank login. If the page has a script element for it already, waits for that one instead of adding another.
 * @throws US_BANK_ACCOUNT_LOGIN_LOAD_FAILED; the element is removed then, so that the next call tries again
 */
export async function loadPlaid({ signal }: Call, src: string, own: Scope<object>['own']): Promise<Plaid> {
  const found = document.querySelector(`script[src="${src}"]`);
  const script = found ?? insertScript(src);
  const dispose = (): void => script?.remove();
  if (!found) own({ dispose });
  const stopListening = onAbort(signal, () => found ?? dispose());
  if (script) await abortable(waitForScript(script), signal).finally(stopListening);
  if (window.Plaid) return window.Plaid;
  dispose();
  throw usBankAccountErrors.US_BANK_ACCOUNT_LOGIN_LOAD_FAILED();
}

/** Returns undefined if a policy of the page prevents the creation of the element. */
function insertScript(src: string): Element | undefined {
  const container = document.createElement('div');
  injectScript({ src, container }).catch(() => {}); // the events of the element report it
  const [script] = container.children;
  if (script) document.body.append(script);
  return script;
}

/** Resolves when a script has loaded or failed. An element that was on the page before may dispatch no event, so there is a time limit. */
function waitForScript(script: Element & { readyState?: string }): Promise<void> {
  return new Promise((resolve) => {
    const events = ['load', 'readystatechange', 'error'];
    const timer = setTimeout(finish, INTEGRATION_TIMEOUT);
    function onEvent(event?: Event): void {
      if (event?.type === 'error' || /^(loaded|complete|undefined)$/.test(String(script.readyState))) finish();
    }
    function finish(): void {
      clearTimeout(timer);
      events.forEach((event) => script.removeEventListener(event, onEvent));
      resolve();
    }
    events.forEach((event) => script.addEventListener(event, onEvent));
    if (script.readyState) onEvent();
  });
}
