import type { Namespace } from '../library';
import type { Shop } from '../shop';

declare global {
  interface Window {
    /** The events of the instance so far, oldest first: the name and data of each. */
    shopEvents: string[];
  }
}

/**
 * Listens to the events of an instance as a shop does. For 3D Secure it shows the frame and continues.
 * @returns a function that takes the name of an event, waits until the last event has it, and returns all events since its previous call
 */
export async function listen({ page }: Shop, namespace: Namespace, names: readonly string[]): Promise<(last: string) => Promise<string[]>> {
  await page.evaluate(
    ([namespace, names]) => {
      window.shopEvents = [];
      const createListener = (name: string) => (data: unknown, next?: () => void) => {
        window.shopEvents.push(`${name} ${JSON.stringify(window.shop.plain(data))}`);
        const { element } = (data ?? {}) as { element?: Element };
        if (element) document.querySelector('#place')?.replaceChildren(element);
        next?.();
      };
      for (const name of names) window.shop.instances[namespace]?.['on']?.(name, createListener(name));
    },
    [namespace, names] as const,
  );
  return async (last) => {
    await page.waitForFunction((name) => window.shopEvents.at(-1)?.startsWith(`${name} `), last);
    return page.evaluate(() => window.shopEvents.splice(0));
  };
}
