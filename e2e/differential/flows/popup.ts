import type { WindowPayment } from '../../methods/window-payment';
import { flow, type Flow } from '../flow';
import type { Shop } from '../shop';
import { withEachStatus } from './statuses';

/** Delays the gateway. Otherwise the reference may set the popup's address while its first page arrives, and the browser would lose that address. */
export const delayGateway = ({ sandbox }: Shop) =>
  sandbox.faults.add({ match: { method: 'POST', path: '/client_api/' }, action: { latencyMs: 500 } });

type PopupPayment = Pick<
  WindowPayment,
  'title' | 'namespace' | 'create' | 'options' | 'page' | 'approve' | 'cancel' | 'requests' | 'everyChange'
> & {
  readonly method: string;
};

/** Flows of a payment in a popup. */
export function popupFlows(payment: PopupPayment): Flow[] {
  const { title, namespace, method, create, options, page, approve, cancel, requests } = payment;
  const open = (shop: Shop) => shop.clickToPopup(page, namespace, method, options);
  const prepare = async (shop: Shop): Promise<void> => {
    delayGateway(shop);
    await shop.create(namespace, create);
  };
  const tier = (ending: PopupPayment['everyChange'][number]) => ({ everyChange: payment.everyChange.includes(ending) });
  return [
    flow(`${title}, approved`, tier('approved'), async (shop) => {
      await prepare(shop);
      const [popup, outcome] = await open(shop);
      await approve(popup);
      await outcome();
    }),

    flow(`${title}, cancelled, then closed`, tier('canceled'), async (shop) => {
      await prepare(shop);
      const [first, canceled] = await open(shop);
      await cancel(first);
      await canceled();
      const [second, closed] = await open(shop);
      await second.close();
      await closed();
    }),

    flow(`${title}, refused by the gateway`, tier('refused'), async (shop) => {
      await shop.create(namespace, create);
      await withEachStatus(shop, requests.prepare, async () => {
        const outcome = await shop.click(namespace, method, options);
        await outcome();
      });
    }),

    flow(`${title}, approved, then refused by the gateway`, async (shop) => {
      await prepare(shop);
      const [popup, outcome] = await open(shop);
      shop.sandbox.faults.add({
        match: { path: requests.exchange, times: 1 },
        action: { status: 422, body: { error: { message: 'No.' } } },
      });
      await approve(popup);
      await outcome();
    }),
  ];
}
