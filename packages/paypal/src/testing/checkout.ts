import { freshKey, type Network, turn } from '@tender/client/testing';
import { fakePopups, type FakeDispatchFrame, type FakePopup } from '@tender/frame-service/testing';
import { paypalCheckout, type PayPalCheckout, type PayPalCheckoutCreateOptions } from '../checkout';
import { loadDispatchFrame, openPayPalNetwork } from './paypal-network';

export interface CheckoutPage {
  readonly network: Network;
  readonly popups: FakePopup[];
  instance: PayPalCheckout;
  dispatch: FakeDispatchFrame;
  popup(): FakePopup;
  /** Names of the events of all instances but `initialized`, each with the token of its payment, where it has one. */
  events(): string[];
  /** Creates an instance whose frames are ready. */
  create(options?: PayPalCheckoutCreateOptions): Promise<void>;
}

/** A merchant's page with an instance of PayPal Checkout. */
export async function openCheckoutPage(options?: PayPalCheckoutCreateOptions): Promise<CheckoutPage> {
  document.body.replaceChildren();
  document.head.replaceChildren();
  const network = openPayPalNetwork();
  const popups = fakePopups();
  const page = {
    network,
    popups,
    popup: () => popups.at(-1) as FakePopup,
    events: () =>
      network.analytics.flatMap(({ body }) => {
        const { event_name: event, paypal_context_id: id } = (body as { tracking: [Record<string, string>] }).tracking[0];
        const name = /^web\.paypal-checkout\.(.*)/.exec(String(event))?.[1];
        return name && name !== 'initialized' ? [id ? `${name} ${id}` : name] : [];
      }),
    async create(createOptions: PayPalCheckoutCreateOptions = {}) {
      document.body.replaceChildren();
      Object.assign(page, await loadDispatchFrame(paypalCheckout.create({ authorization: freshKey(), ...createOptions })));
      await turn();
    },
  } as CheckoutPage;
  await page.create(options);
  return page;
}
