import type { Namespace } from '../library';
import type { Given, Shop } from '../shop';

/** The customer clicks, and the shop's page leaves for one of such an address; slowly, so that what is on its way gets there. */
export async function leave(shop: Shop, address: string, namespace: Namespace, method: string, ...given: Given[]): Promise<void> {
  const { page, sandbox } = shop;
  const id = sandbox.faults.add({ match: { path: address }, action: { latencyMs: 500 } });
  await Promise.all([page.waitForURL((url) => url.href.includes(address)), shop.click(namespace, method, ...given)]);
  sandbox.faults.remove(id);
}
