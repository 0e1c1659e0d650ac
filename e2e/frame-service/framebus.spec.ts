import { type Page } from '@playwright/test';
import { CLOSED, expect, leave, openWhenReady, outcomeOf, redirect, test } from './support';

// The other side is written from the wire alone, on the bus package that the provider's own script and pages use.

interface Merchant {
  events: unknown[][];
  popup: Window | null;
}
declare global {
  interface Window {
    merchant: Merchant;
  }
}
const ID = '0123456789abcdef0123456789abcdef';

/** A merchant's script that is not ours: it makes the dispatch frame, opens the popup and hears the report. */
async function otherMerchant(shop: Page, dispatchFrameUrl: string, openFrameUrl: string, confirms: boolean): Promise<Page> {
  const [popup] = await Promise.all([
    shop.waitForEvent('popup'),
    shop.evaluate(
      async ({ id, dispatch, landing, confirm }) => {
        const bus = new window.framebus.Framebus({ channel: id });
        const merchant: Merchant = (window.merchant = { events: [], popup: null });
        // Without data, the reply comes first.
        bus.on('BUS_CONFIGURATION_REQUEST', ((reply: (state: object) => void) => {
          merchant.events.push(['configuration']);
          reply({ some: 'state' });
        }) as never);
        const ready = new Promise<void>((resolve) =>
          bus.on('frameService:DISPATCH_FRAME_READY', (...args: unknown[]) => {
            merchant.events.push(['ready', ...args]);
            resolve();
          }),
        );
        bus.on('frameService:DISPATCH_FRAME_REPORT', ((data: object, reply?: () => void) => {
          merchant.events.push(['report', data, typeof reply]);
          if (!confirm) return;
          merchant.popup?.close();
          reply?.();
        }) as never);
        const frame = document.createElement('iframe');
        frame.name = `dispatch_${id}`;
        frame.src = dispatch;
        document.body.append(frame);
        merchant.popup = window.open(landing, `otherlanding_${id}`, 'resizable,scrollbars,height=535,width=450');
        await ready;
      },
      { id: ID, dispatch: dispatchFrameUrl, landing: openFrameUrl, confirm: confirms },
    ),
  ]);
  await popup.waitForURL(openFrameUrl);
  return popup;
}

/** A dispatch frame may ask more than once. */
const eventsOf = (shop: Page): Promise<unknown[][]> =>
  shop.evaluate(() => window.merchant.events.filter(([name], index, all) => name !== 'configuration' || all[index - 1]?.[0] !== name));

for (const suffix of ['.min.html', '.html']) {
  test.describe(`pages that end in ${suffix}`, () => {
    test.beforeEach(async ({ page, site }) => {
      await page.goto(site.page('shop.localhost', '/', { scripts: ['framebus.js'] }));
    });

    test(`frame-service: another merchant script drives our dispatch frame and redirect page, ${suffix}`, async ({
      page,
      pages,
      asset,
    }) => {
      const popup = await otherMerchant(page, asset(`dispatch-frame${suffix}`), pages.openFrameUrl, true);
      const closed = popup.waitForEvent('close');
      await leave(popup, `${asset(`redirect-frame${suffix}`)}?channel=${ID}&token=1`);
      await closed;
      await expect
        .poll(() => eventsOf(page))
        .toEqual([['configuration'], ['ready'], ['report', { err: null, payload: { channel: ID, token: '1' } }, 'function']]);
      expect(await page.frame(`dispatch_${ID}`)?.evaluate(() => window.getConfiguration?.())).toEqual({ some: 'state' });
    });

    test(`frame-service: another merchant script hears our cancel page, ${suffix}`, async ({ page, pages, asset }) => {
      const popup = await otherMerchant(page, asset(`dispatch-frame${suffix}`), pages.openFrameUrl, false);
      const closed = popup.waitForEvent('close');
      await leave(popup, `${asset(`cancel-frame${suffix}`)}?errorcode=1`);
      await closed;
      await expect
        .poll(() => eventsOf(page))
        .toEqual([
          ['configuration'],
          ['ready'],
          ['report', { err: { ...CLOSED, message: expect.any(String) }, payload: { errorcode: '1' } }, 'undefined'],
        ]);
    });
  });
}

test('frame-service: a redirect page that nobody confirms closes itself', async ({ page, site, pages, asset }) => {
  await page.goto(site.page('shop.localhost', '/', { scripts: ['framebus.js'] }));
  const popup = await otherMerchant(page, pages.dispatchFrameUrl, pages.openFrameUrl, false);
  const closed = popup.waitForEvent('close');
  await leave(popup, asset('redirect-frame.min.html'));
  await closed;
  expect((await eventsOf(page)).at(-1)?.[0]).toBe('report');
});

test('frame-service: our script drives a dispatch frame and a result page that are not ours', async ({ shop, site, pages }) => {
  const dispatchFrameUrl = site.page('assets.localhost', '/dispatch', {
    scripts: ['framebus.js'],
    body: `<script>
      const bus = new framebus.Framebus({ channel: window.name.split('_')[1], targetFrames: [window.parent] });
      window.bus = bus;
      bus.emit('BUS_CONFIGURATION_REQUEST', (state) => {
        window.state = state;
        bus.emit('frameService:DISPATCH_FRAME_READY');
      });
    </script>`,
  });
  const result = site.page('assets.localhost', '/result', {
    scripts: [],
    body: `<script>
      const dispatch = window.opener.frames['dispatch_' + window.name.split('_')[1]];
      setTimeout(() => (document.title = 'unconfirmed'), 5000);
      dispatch.bus.emit('frameService:DISPATCH_FRAME_REPORT', { err: null, payload: { token: '1' } }, () => { dispatch.confirmed = true; });
    </script>`,
  });
  const popup = await openWhenReady(shop, { ...pages, dispatchFrameUrl });
  await redirect(shop, popup, pages.bank);
  const serviceId = await shop.evaluate(() => window.popup._serviceId);
  const dispatch = shop.frame(`dispatch_${serviceId}`);
  expect(await dispatch?.evaluate(() => (window as { state?: unknown }).state)).toEqual({});
  const closed = popup.waitForEvent('close');
  await leave(popup, result);
  expect(await outcomeOf(shop)).toEqual({ error: null, payload: { token: '1' } });
  await closed;
  await expect.poll(() => dispatch?.evaluate(() => (window as { confirmed?: unknown }).confirmed)).toBe(true);
});

test('frame-service: our result pages report through a dispatch frame that is not ours', async ({ shop, site, sandbox, pages }) => {
  // Both have to be of one origin, so the asset host's pages are given to the other's frame by a copy.
  const redirectPage = await (await fetch(`http://localhost:${sandbox.port}/web/3.118.2/html/redirect-frame.html`)).text();
  const script = /<script>(.*)<\/script>/s.exec(redirectPage)?.[1] ?? '';
  const dispatchFrameUrl = site.page('assets.localhost', '/dispatch', {
    scripts: ['framebus.js'],
    body: `<script>
      const bus = (window.bus = new framebus.Framebus({ channel: window.name.split('_')[1], targetFrames: [window.parent] }));
      bus.emit('BUS_CONFIGURATION_REQUEST', () => bus.emit('frameService:DISPATCH_FRAME_READY'));
    </script>`,
  });
  const result = site.page('assets.localhost', '/redirect', { scripts: [], body: `<script>${script}</script>` });
  const popup = await openWhenReady(shop, { ...pages, dispatchFrameUrl });
  await redirect(shop, popup, pages.bank);
  const closed = popup.waitForEvent('close');
  await leave(popup, `${result}?token=1`);
  expect(await outcomeOf(shop)).toEqual({ error: null, payload: { token: '1' } });
  await closed;
});
