import { allMethods } from '../../methods/all-methods';
import { paypalAgreement, paypalPayment } from '../../methods/paypal';
import type { WindowPayment } from '../../methods/window-payment';
import { installPopupBridge } from '../../support/popup-bridge';
import { flow, type Flow } from '../flow';
import type { Shop } from '../shop';
import { callbacks, prepare, promises, values, withoutEach } from '../unusual-arguments';
import { popupFlows } from './popup';

/** One payment of each component that opens a window. */
const COMPONENTS = Object.values(allMethods).flatMap(({ windowPayment }) => windowPayment ?? []);

const PAYMENTS: readonly WindowPayment[] = [
  ...COMPONENTS.filter((payment) => payment !== paypalPayment),
  {
    ...paypalPayment,
    title: 'PayPal, one payment',
    options: { flow: 'checkout', amount: '10.00', currency: 'USD', intent: 'authorize', displayName: 'Mugs', locale: 'en_US' },
  },
  {
    ...paypalAgreement,
    options: { flow: 'vault', billingAgreementDescription: 'A mug a month', offerCredit: true, useraction: 'commit' },
  },
];

const refusedFlow = ({ title, namespace, create, refused }: WindowPayment): Flow =>
  flow(`${title}, options that are refused`, async (shop) => {
    await shop.create(namespace, create);
    for (const call of refused) await shop.attempt(`instances.${namespace}.${call}`);
  });

function unusualFlow({ title, namespace, method, options, unusual }: WindowPayment): Flow[] {
  if (!unusual) return [];
  const call = `instances.${namespace}.${method}`;
  return [
    flow(`${title}, unusual options`, [
      prepare({ options }),
      (shop) => shop.create(namespace),
      promises(call)([
        ...values('NO_OPTIONS'),
        ...withoutEach('options', Object.keys(options)),
        ...unusual.options,
        'Object.create(options)',
      ]),
      callbacks(call)([...values('nothing | null | {} | {}, {}'), ...unusual.callbacks]),
    ]),
  ];
}

/** Puts the popup bridge of an app on the shop's page. */
async function surround(shop: Shop, hasPrefix: boolean) {
  const { origin } = new URL(shop.page.url());
  const app = await installPopupBridge(shop.page, shop.page.context(), hasPrefix ? `${origin}/` : undefined);
  await shop.arrive('');
  return app;
}

const isOfTheProvider = ({ pathname }: URL): boolean => pathname.startsWith('/pay/');

const bridgeFlows = ({ title, namespace, method, create, options, approve, cancel, decline }: WindowPayment): Flow[] => [
  flow(`${title}, in an app with a popup bridge`, async (shop) => {
    const app = await surround(shop, true);
    await shop.create(namespace, create);
    for (const decide of [approve, cancel, ...(decline ? [decline] : [])]) {
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
    await shop.create(namespace, create);
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
];

export const popupMethodFlows: Flow[] = [
  ...PAYMENTS.flatMap(popupFlows),
  ...COMPONENTS.map(refusedFlow),
  ...COMPONENTS.flatMap(unusualFlow),
  ...COMPONENTS.filter(({ popupBridge }) => popupBridge).flatMap(bridgeFlows),
];
