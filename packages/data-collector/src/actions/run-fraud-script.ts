import { abortable, createElement, injectScript, INTEGRATION_TIMEOUT, onAbort, trustedPolicy, type Scope } from '@tender/client/internal';
import { FRAUD_BLOCK } from '../constants';
import { dataCollectorErrors } from '../errors';

/**
 * Adds a block of parameters to the page and loads the fraud script, which reads it. Resolves when the script has loaded. Both elements are removed
 * at teardown, and at once after a failure.
 *
 * The script is loaded anew for each block, because it reads the blocks only while it starts.
 * @throws DATA_COLLECTOR_REQUIRES_CREATE_OPTIONS when the script could not be loaded within 60 s
 */
export async function runFraudScript({ own }: Pick<Scope<object>, 'own'>, src: string, parameters: object): Promise<void> {
  const stop = new AbortController();
  own({ dispose: () => stop.abort() });
  const timer = setTimeout(() => stop.abort(), INTEGRATION_TIMEOUT);
  try {
    await abortable(waitForBody(), stop.signal);
    const block = createElement('script', { type: 'application/json', fncls: FRAUD_BLOCK });
    block.text = trustedPolicy().createScript(JSON.stringify(parameters));
    document.body.append(block);
    onAbort(stop.signal, () => block.remove());
    await abortable(insertScript(src, stop.signal), stop.signal);
  } catch {
    stop.abort();
    throw dataCollectorErrors.DATA_COLLECTOR_REQUIRES_CREATE_OPTIONS();
  } finally {
    clearTimeout(timer);
  }
}

/** A script in the head of the page may create a collector before there is a body. */
async function waitForBody(): Promise<void> {
  if (!document.body) await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

function insertScript(src: string, signal: AbortSignal): Promise<unknown> {
  const container = document.createElement('div');
  const loaded = injectScript({ src, container });
  const [script] = container.children;
  onAbort(signal, () => script?.remove());
  document.head.append(...container.children); // loading starts when the element is in the document
  return loaded;
}
