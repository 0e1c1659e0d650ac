import type { Namespace } from '../library';
import type { Argument, Shop } from '../shop';

/** Clicks, and waits until the shop's page has left for an address that contains `address`. A delay lets pending requests finish before. */
export async function leave(shop: Shop, address: string, namespace: Namespace, method: string, ...args: Argument[]): Promise<void> {
  const { page, sandbox } = shop;
  const id = sandbox.faults.add({ match: { path: address }, action: { latencyMs: 500 } });
  await Promise.all([page.waitForURL((url) => url.href.includes(address)), shop.click(namespace, method, ...args)]);
  sandbox.faults.remove(id);
}
