import { CLOSED, expect, leave, leftovers, open, outcomeOf, redirect, test } from './support';

test('frame-service: a popup goes from the landing page to the bank and brings back the parameters', async ({ shop, pages, asset }) => {
  const popup = await open(shop, pages);
  await expect(popup.getByRole('status', { name: 'Loading' })).toBeVisible();
  expect(popup.url()).toBe(pages.openFrameUrl);
  await redirect(shop, popup, pages.bank);
  await expect(popup.getByRole('heading', { name: 'Bank' })).toBeVisible();
  const serviceId = await shop.evaluate(() => window.popup._serviceId);
  const closed = popup.waitForEvent('close');
  await leave(popup, `${asset('redirect-frame.min.html')}?channel=${serviceId}&token=EC-1%202&PayerID=p`);
  expect(await outcomeOf(shop)).toEqual({ error: null, payload: { channel: serviceId, token: 'EC-1 2', PayerID: 'p' } });
  await closed;
  await shop.evaluate(() => window.popup.dispose());
  expect(await leftovers(shop)).toEqual({ frames: 0, closed: true });
});

test('frame-service: the unminified pages do the same', async ({ shop, pages, asset }) => {
  const popup = await open(shop, { ...pages, dispatchFrameUrl: asset('dispatch-frame.html'), openFrameUrl: asset('landing.html') });
  await redirect(shop, popup, pages.bank);
  await leave(popup, `${asset('redirect-frame.html')}?token=1`);
  expect(await outcomeOf(shop)).toEqual({ error: null, payload: { token: '1' } });
});

test('frame-service: the cancel page brings the error and the parameters', async ({ shop, pages, asset }) => {
  const popup = await open(shop, pages);
  await redirect(shop, popup, pages.bank);
  const closed = popup.waitForEvent('close');
  await leave(popup, `${asset('cancel-frame.min.html')}?channel=c&errorcode=processing_error`);
  expect(await outcomeOf(shop)).toMatchObject({ error: CLOSED, payload: { channel: 'c', errorcode: 'processing_error' } });
  await closed;
});

test('frame-service: the browser of these tests blocks what no click opens', async ({ page, site }) => {
  await page.goto(site.page('shop.localhost', '/', { body: `<script>window.log = [window.open('about:blank')];</script>` }));
  expect(await page.evaluate(() => window.log)).toEqual([null]);
});
