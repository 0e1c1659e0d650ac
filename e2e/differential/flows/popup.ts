import type { Page } from '@playwright/test';
import { flow, type Flow } from '../flow';
import type { Namespace } from '../library';
import type { Argument, Shop } from '../shop';
import { withEachStatus } from './statuses';

export interface PopupMethod {
  readonly title: string;
  readonly namespace: Namespace;
  readonly method: string;
  readonly create?: Argument;
  readonly options: Argument;
  /** Part of the address of the provider's page. */
  readonly page: string;
  readonly approve: (popup: Page) => Promise<void>;
  readonly cancel: (popup: Page) => Promise<void>;
  /** The two requests of a payment: part of the path of each. */
  readonly prepares: string;
  readonly exchanges: string;
}

/** Delays the gateway. Otherwise the reference may set the popup's address while its first page arrives, and the browser would lose that address. */
export const slowly = ({ sandbox }: Shop) =>
  sandbox.faults.add({ match: { method: 'POST', path: '/client_api/' }, action: { latencyMs: 500 } });

/** Flows of a method that opens a page of the provider in a popup. */
export function popupFlows(popupMethod: PopupMethod): Flow[] {
  const { title, namespace, method, options } = popupMethod;
  const open = (shop: Shop) => shop.clickToPopup(popupMethod.page, namespace, method, options);
  const create = async (shop: Shop): Promise<void> => {
    slowly(shop);
    await shop.create(namespace, popupMethod.create);
  };
  return [
    flow(`${title}, approved`, async (shop) => {
      await create(shop);
      const [popup, outcome] = await open(shop);
      await popupMethod.approve(popup);
      await outcome();
    }),

    flow(`${title}, cancelled, then closed`, async (shop) => {
      await create(shop);
      const [first, canceled] = await open(shop);
      await popupMethod.cancel(first);
      await canceled();
      const [second, closed] = await open(shop);
      await second.close();
      await closed();
    }),

    flow(`${title}, refused by the gateway`, async (shop) => {
      await shop.create(namespace, popupMethod.create);
      await withEachStatus(shop, popupMethod.prepares, async () => {
        const outcome = await shop.click(namespace, method, options);
        await outcome();
      });
    }),

    flow(`${title}, approved, then refused by the gateway`, async (shop) => {
      await create(shop);
      const [popup, outcome] = await open(shop);
      shop.sandbox.faults.add({
        match: { path: popupMethod.exchanges, times: 1 },
        action: { status: 422, body: { error: { message: 'No.' } } },
      });
      await popupMethod.approve(popup);
      await outcome();
    }),
  ];
}
