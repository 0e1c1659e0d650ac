import type { Page } from '@playwright/test';
import { approveVenmo, cancelVenmo, expireVenmo, failVenmo } from '@tender/sandbox/testing';
import { flow, type Flow } from '../flow';
import type { Shop } from '../shop';
import { waitForEvent } from './wait-for-event';

/** Delays the window's first page. Otherwise the browser may lose an address that the reference sets while that page arrives. */
async function create(shop: Shop): Promise<void> {
  shop.sandbox.faults.add({ match: { path: 'landing-frame' }, action: { latencyMs: 1000 } });
  await shop.create('venmo', { allowDesktopWebLogin: true, paymentMethodUsage: 'multi_use' });
}
const open = (shop: Shop) => shop.clickToPopup('/pay/venmo/', 'venmo', 'tokenize');

/** How a login ends in the window, by its name in titles. */
const ENDINGS: Readonly<Record<string, (popup: Page) => Promise<void>>> = {
  'logged in in a popup': approveVenmo,
  'the login cancelled': cancelVenmo,
  'the window of the login closed': (popup) => popup.close(),
};

export const venmoWebLoginFlows: Flow[] = [
  ...Object.entries(ENDINGS).map(([ending, end]) =>
    flow(`Venmo, ${ending}`, { everyChange: end === approveVenmo || undefined }, async (shop) => {
      await create(shop);
      const [popup, outcome] = await open(shop);
      await end(popup);
      await outcome();
    }),
  ),

  flow('Venmo, the login refused, expired, and cancelled', async (shop) => {
    await create(shop);
    await shop.call('venmo', 'isBrowserSupported');
    for (const decide of [failVenmo, expireVenmo, cancelVenmo]) {
      const [popup, outcome] = await open(shop);
      await decide(popup);
      await outcome();
    }
    await shop.call('venmo', 'teardown');
  }),

  flow('Venmo, the login cancelled beside its window', async (shop) => {
    await create(shop);
    const [popup, outcome] = await open(shop);
    const closed = popup.waitForEvent('close');
    await shop.page.locator('#venmo-popup-cancel-button').click();
    await closed;
    await outcome();
    await waitForEvent(shop, 'web.venmo.tokenize.web-login.failure'); // one of the two waits on in the background
  }),

  flow('Venmo, the login cancelled by the shop', async (shop) => {
    await create(shop);
    await shop.attempt('instances.venmo.cancelTokenization()');
    const [, outcome] = await open(shop);
    await shop.call('venmo', 'tokenize');
    await shop.attempt('instances.venmo.cancelTokenization().then(() => "done")');
    await outcome();
  }),

  flow('Venmo, a window that the browser blocks', async (shop) => {
    await create(shop);
    await shop.call('venmo', 'getUrl');
    await shop.page.evaluate(() => void (window.open = () => null));
    await (
      await shop.click('venmo', 'tokenize')
    )();
  }),

  flow('Venmo, a login whose state the gateway does not tell', async (shop) => {
    await create(shop);
    const [popup, outcome] = await open(shop);
    shop.sandbox.faults.add({
      match: { graphqlOperation: 'PaymentContext', times: 1 },
      action: { status: 500, body: { error: { message: 'No.' } } },
    });
    await cancelVenmo(popup);
    await outcome();
  }),
];
