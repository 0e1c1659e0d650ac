import type { Namespace } from '../library';
import type { Shop } from '../shop';

declare global {
  interface Window {
    /** What the instance has told, oldest first: each event's name and data. */
    told: string[];
  }
}

/**
 * Hears the events of an instance as a shop does, and lets it go on.
 * @returns a function that hands over what was told, once the last of it is such an event
 */
export async function listen({ page }: Shop, namespace: Namespace, names: readonly string[]): Promise<(last: string) => Promise<string[]>> {
  await page.evaluate(
    ([namespace, names]) => {
      window.told = [];
      const hear = (name: string) => (data: unknown, next?: () => void) => {
        window.told.push(`${name} ${JSON.stringify(window.shop.plain(data))}`);
        const { element } = (data ?? {}) as { element?: Element };
        if (element) document.querySelector('#place')?.replaceChildren(element);
        next?.();
      };
      for (const name of names) window.shop.instances[namespace]?.['on']?.(name, hear(name));
    },
    [namespace, names] as const,
  );
  return async (last) => {
    await page.waitForFunction((name) => window.told.at(-1)?.startsWith(`${name} `), last);
    return page.evaluate(() => window.told.splice(0));
  };
}
