import type { Page } from '@playwright/test';
import { approvePayPal, cancelPayPal } from '@tender/sandbox/testing';
import { installPopupBridge } from '../../support/popup-bridge';
import { flow, type Flow } from '../flow';
import type { Namespace } from '../library';
import type { Argument, Shop } from '../shop';
import { press } from '../../support/popup-method';

interface Method {
  readonly title: string;
  readonly namespace: Namespace;
  readonly method: string;
  readonly options: Argument;
  /** What the customer does in the system's browser. */
  readonly decisions: readonly ((system: Page) => Promise<void>)[];
}

const METHODS: readonly Method[] = [
  {
    title: 'PayPal',
    namespace: 'paypal',
    method: 'tokenize',
    options: { flow: 'checkout', amount: '10.00', currency: 'USD' },
    decisions: [approvePayPal, cancelPayPal],
  },
  {
    title: 'local payment',
    namespace: 'localPayment',
    method: 'startPayment',
    options: () => ({
      paymentType: 'ideal',
      amount: '10.00',
      currencyCode: 'EUR',
      givenName: 'Ada',
      surname: 'Lovelace',
      fallback: { url: `${location.origin}/back`, buttonText: 'Back to the shop' },
      onPaymentStart: (_: unknown, proceed?: () => void) => proceed?.(),
    }),
    decisions: [press('Approve the payment'), press('Cancel and go back'), press('Have the bank decline')],
  },
  {
    title: 'Masterpass',
    namespace: 'masterpass',
    method: 'tokenize',
    options: { subtotal: '10.00', currencyCode: 'USD' },
    decisions: [press('Pay with this card'), press('Cancel and go back')],
  },
];

/** Puts the popup bridge of an app on the shop's page. */
async function surround(shop: Shop, hasPrefix: boolean) {
  const { origin } = new URL(shop.page.url());
  const app = await installPopupBridge(shop.page, shop.page.context(), hasPrefix ? `${origin}/` : undefined);
  await shop.arrive('');
  return app;
}

const isOfTheProvider = ({ pathname }: URL): boolean => pathname.startsWith('/pay/');

export const popupBridgeFlows: Flow[] = METHODS.flatMap(({ title, namespace, method, options, decisions }) => [
  flow(`${title}, in an app with a popup bridge`, async (shop) => {
    const app = await surround(shop, true);
    await shop.create(namespace);
    for (const decide of decisions) {
      const outcome = await shop.click(namespace, method, options);
      const system = await app.opened();
      await system.waitForURL(isOfTheProvider);
      await decide(system);
      await system.waitForURL((url) => !isOfTheProvider(url));
      await app.complete(system);
      await outcome();
    }
  }),

  flow(`${title}, in an app without a way back, dismissed, then failed`, async (shop) => {
    const app = await surround(shop, false);
    await shop.create(namespace);
    const dismissed = await shop.click(namespace, method, options);
    await app.complete(await app.opened(), false);
    await dismissed();
    const failed = await shop.click(namespace, method, options);
    const system = await app.opened();
    await shop.page.evaluate(() => {
      const { popupBridge } = window as { popupBridge?: { onComplete?(error: unknown): void } };
      popupBridge?.onComplete?.(new Error('No.'));
    });
    await failed();
    await system.close();
  }),
]);
