import { type Page } from '@playwright/test';
import type { Site } from '../support/site';
import { addFrame, CLOSED, expect, isPending, leave, leftovers, open, outcomeOf, redirect, replaceDispatchFrame, test } from './support';

/** A result of somebody else's making, in the words of the bus. */
const forgery = (serviceId: string): string =>
  `/*framebus*/${JSON.stringify({
    event: `${serviceId}:frameService:DISPATCH_FRAME_REPORT`,
    origin: '*',
    reply: 'forged-reply',
    eventData: { err: null, payload: { token: 'forged' } },
  })}`;

/** A page of an attacker, which sends the text to the page around it. */
const forgingPage = (site: Site, text: string): string =>
  site.page('attacker.localhost', '/', { scripts: [], body: `<script>parent.postMessage(${JSON.stringify(text)}, '*')</script>` });

const serviceIdOf = (shop: Page): Promise<string> => shop.evaluate(() => window.popup._serviceId);

/** Keeps the messages that the page receives from now on in its `log`. */
const keepLog = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.log = [];
    addEventListener('message', ({ data }) => window.log.push(data));
  });

/** Posts from a window to another and waits until the page there has seen it. */
async function seen(shop: Page, send: () => Promise<unknown>): Promise<void> {
  await keepLog(shop);
  await send();
  await expect.poll(() => shop.evaluate(() => window.log.some((data) => String(data).includes('forged')))).toBe(true);
}

test('frame-service: a bank that knows the service id is not believed', async ({ shop, pages, asset }) => {
  const popup = await open(shop, pages);
  await redirect(shop, popup, pages.bank);
  const text = forgery(await serviceIdOf(shop));
  await seen(shop, () => popup.evaluate((message) => (window.opener as Window).postMessage(message, '*'), text));
  expect(await isPending(shop)).toBe(true);
  await leave(popup, `${asset('redirect-frame.min.html')}?token=true`);
  expect(await outcomeOf(shop)).toMatchObject({ payload: { token: 'true' } });
});

test('frame-service: a sibling frame of another origin is not believed', async ({ shop, site, pages }) => {
  await open(shop, pages);
  const text = forgery(await serviceIdOf(shop));
  const url = forgingPage(site, text);
  await seen(shop, () => addFrame(shop, url));
  expect(await isPending(shop)).toBe(true);
});

test('frame-service: a sibling frame on the asset origin is not believed', async ({ shop, pages }) => {
  await open(shop, pages);
  const text = forgery(await serviceIdOf(shop));
  await seen(shop, async () => {
    await addFrame(shop, pages.openFrameUrl, 'sibling');
    await shop.frame('sibling')?.evaluate((message) => parent.postMessage(message, '*'), text);
  });
  expect(await isPending(shop)).toBe(true);
});

test('frame-service: the dispatch frame taken to another origin is not believed', async ({ shop, site, pages }) => {
  await open(shop, pages);
  await shop.evaluate(() => window.popup.ready);
  const text = forgery(await serviceIdOf(shop));
  const url = forgingPage(site, text);
  await seen(shop, () => replaceDispatchFrame(shop, url));
  expect(await isPending(shop)).toBe(true);
});

test('frame-service: the opener of the shop, and the shop itself, are not believed', async ({ page, site, pages }) => {
  await page.goto(site.page('attacker.localhost', '/', { scripts: [] }));
  const [shop] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((url) => Object.assign(window, { shop: window.open(url, 'shop') }), site.page('shop.localhost', '/')).then(() => {}),
  ]);
  await shop.waitForLoadState();
  await open(shop, pages);
  const text = forgery(await serviceIdOf(shop));
  await seen(shop, () => page.evaluate((message) => (window as unknown as { shop: Window }).shop.postMessage(message, '*'), text));
  await seen(shop, () => shop.evaluate((message) => window.postMessage(message, '*'), text));
  expect(await isPending(shop)).toBe(true);
});

test('frame-service: a hostile payload from the right window changes nothing', async ({ shop, pages }) => {
  await open(shop, pages);
  await shop.evaluate(() => window.popup.ready);
  const serviceId = await serviceIdOf(shop);
  const dispatch = shop.frame(`dispatch_${serviceId}`);
  const event = `${serviceId}:frameService:DISPATCH_FRAME_REPORT`;
  await seen(shop, async () => {
    await dispatch?.evaluate((name) => {
      const post = (data: unknown): void => parent.postMessage(data, '*');
      post(`/*framebus*/{"event":"${name}","eventData":{"__proto__":{"payload":{"token":"forged"}}}}`);
      post(`/*framebus*/{"event":"${name}","eventData":{"payload":"${'x'.repeat(10_000_000)}"}}`);
      post(`/*framebus*/{"event":"${name}"`);
      post({ event: name, eventData: { payload: { token: 'forged' } } });
      post(`/*framebus*/{"event":"${name.replace(/^./, 'x')}","eventData":{"payload":{"token":"forged"}}}`);
      post('forged, the last of these');
    }, event);
    await expect.poll(() => shop.evaluate(() => window.log.at(-1))).toBe('forged, the last of these');
  });
  expect(await isPending(shop)).toBe(true);
});

test('frame-service: our dispatch frame hears its parent only, and reports to no other origin', async ({ page, site, pages }) => {
  // An attacker who puts the dispatch frame of a shop's service on a page of his own gets what that page asks for, and nothing of the shop's.
  const id = 'a'.repeat(32);
  const attacker = site.page('attacker.localhost', '/', { scripts: [] });
  await page.goto(attacker);
  await keepLog(page);
  await addFrame(page, pages.dispatchFrameUrl, `dispatch_${id}`);
  await expect.poll(() => page.evaluate(() => window.log.length)).toBeGreaterThan(0);
  const dispatch = page.frame(`dispatch_${id}`);
  // Nobody has answered it: there is nobody a result could be for.
  expect(
    await dispatch?.evaluate(() => window.bus?.emit('frameService:DISPATCH_FRAME_REPORT', { err: null, payload: { token: 'secret' } })),
  ).toBe(false);
  expect(await page.evaluate(() => window.log.map(String).join())).not.toContain('secret');
  const request = JSON.parse(String(await page.evaluate(() => window.log[0])).replace('/*framebus*/', '')) as { reply: string };
  // A sibling that answers first is not the parent.
  const sibling = site.page('attacker.localhost', '/sibling', { scripts: [] });
  await addFrame(page, sibling, 'sibling');
  const answer = `/*framebus*/${JSON.stringify({ event: request.reply, origin: '*', eventData: { from: 'sibling' } })}`;
  await page
    .frame('sibling')
    ?.evaluate(
      ([name, message]) => (parent.frames as unknown as Record<string, Window>)[name as string]?.postMessage(message, '*'),
      [`dispatch_${id}`, answer],
    );
  await dispatch?.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(await dispatch?.evaluate(() => window.getConfiguration?.())).toBeUndefined();
});

test('frame-service: a result page that finds no dispatch frame of its origin reports nothing', async ({ shop, site, pages, asset }) => {
  const popup = await open(shop, pages);
  await redirect(shop, popup, pages.bank);
  await replaceDispatchFrame(shop, site.page('attacker.localhost', '/', { scripts: [] }));
  await expect.poll(() => shop.frames().some((frame) => frame.url().includes('attacker.localhost'))).toBe(true);
  const closed = popup.waitForEvent('close');
  await leave(popup, `${asset('redirect-frame.min.html')}?token=secret`);
  await closed;
  expect(await outcomeOf(shop)).toMatchObject({ error: CLOSED, payload: {} });
  await shop.evaluate(() => window.popup.dispose());
  expect(await leftovers(shop)).toEqual({ frames: 0, closed: true });
});
