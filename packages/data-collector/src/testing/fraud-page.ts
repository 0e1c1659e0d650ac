import { until } from '@tender/client/testing';
import type { dataCollector } from '../index';

/** The id that the SDK gives to parameter blocks. */
const FNCLS = 'fnparams-dede7cc5-15fd-4c75-a9f4-36c430ee3a99';

export const blocks = (): HTMLScriptElement[] => Array.from(document.querySelectorAll(`script[fncls="${FNCLS}"]`));
export const scripts = (): HTMLScriptElement[] => Array.from(document.querySelectorAll('script[src$="/da/r/fb.js"]'));

/** The parameters of the last block. */
export const parameters = (): Record<string, unknown> => JSON.parse(blocks().at(-1)?.textContent ?? '{}') as Record<string, unknown>;

const finished = new WeakSet<HTMLScriptElement>();

/** Waits for a fraud script that neither loaded nor failed yet, and lets it do so. */
export async function finishScript(type: 'load' | 'error' = 'load'): Promise<void> {
  const next = (): HTMLScriptElement | undefined => scripts().find((each) => !finished.has(each));
  await until(next);
  const script = next() as HTMLScriptElement;
  finished.add(script);
  script.dispatchEvent(new window.Event(type));
}

/** Adds a frame, as the fraud script does. */
export function addFrame(title: string): HTMLIFrameElement {
  return document.body.appendChild(Object.assign(document.createElement('iframe'), { title }));
}

/** The component on a page that has just loaded, so that no id is remembered. */
export async function openPage(): Promise<typeof dataCollector> {
  let page: { dataCollector: typeof dataCollector } | undefined;
  await jest.isolateModulesAsync(async () => void (page = await import('../index')));
  return (page as NonNullable<typeof page>).dataCollector;
}
