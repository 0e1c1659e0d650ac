import { devices } from '@playwright/test';
import { expectInTopLayer, showInTopLayer } from '../support/top-layer';
import { expect, outcomeOf, test } from './support';

const FIREFOX_ON_IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/125.0 Mobile/15E148 Safari/605.1.15';
const APP_ON_ANDROID =
  'Mozilla/5.0 (Linux; Android 13; Pixel 6; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.6367.82 Mobile Safari/537.36';

for (const [browser, userAgent, wrapped] of [
  ['an app on Android', APP_ON_ANDROID, false],
  ['Firefox on an iPhone', FIREFOX_ON_IPHONE, true],
] as const) {
  test.describe(browser, () => {
    test.use({ userAgent, viewport: devices['iPhone 13'].viewport, hasTouch: true });

    test(`frame-service: ${browser} gets a lightbox over everything`, async ({ shop, pages, asset }) => {
      await shop.evaluate((options) => {
        const banner = document.body.appendChild(document.createElement('div'));
        banner.style.cssText = 'position: fixed; inset: 0; z-index: 20000';
        window.popup = window.openPopup({ name: 'lightbox', ...options });
      }, pages);
      const lightbox = shop.locator('iframe[title="Lightbox Frame"]');
      await expect(lightbox).toBeInViewport({ ratio: 1 });
      // White in a dark page too: banks draw on white.
      await shop.emulateMedia({ colorScheme: 'dark' });
      await shop.evaluate(() => (document.documentElement.style.colorScheme = 'dark'));
      await expect(lightbox).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      expect(await lightbox.evaluate((frame) => frame.parentElement?.tagName)).toBe(wrapped ? 'DIV' : 'BODY');
      const box = await lightbox.boundingBox();
      expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: shop.viewportSize()?.height });
      expect(await shop.evaluate(() => document.elementFromPoint(50, 50)?.tagName)).toBe('IFRAME');
      await shop.evaluate((url) => window.popup.ready.then(() => window.popup.redirect(url)), pages.bank);
      const inside = shop.frameLocator('iframe[title="Lightbox Frame"]');
      await expect(inside.getByRole('heading', { name: 'Bank' })).toBeVisible();
      const frame = shop.frames().find((one) => one.url() === pages.bank);
      await frame?.evaluate((url) => void (location.href = url), `${asset('redirect-frame.min.html')}?token=1`);
      expect(await outcomeOf(shop)).toEqual({ error: null, payload: { token: '1' } });
      await expect(lightbox).toHaveCount(0);
    });
  });
}

test.describe('a lightbox', () => {
  test.use({ userAgent: APP_ON_ANDROID });

  test('frame-service: a lightbox covers a modal dialog of the shop, which stays open', async ({ shop, pages }) => {
    await shop.evaluate(() => document.body.append(document.createElement('main')));
    await showInTopLayer(shop, 'dialog');
    await shop.evaluate((options) => void (window.popup = window.openPopup({ name: 'lightbox', ...options })), pages);
    await shop.evaluate((url) => window.popup.ready.then(() => window.popup.redirect(url)), pages.bank);
    await shop.frameLocator('iframe[title="Lightbox Frame"]').getByRole('heading', { name: 'Bank' }).click();
    await shop.evaluate(() => window.popup.close());
    await expectInTopLayer(shop, 'dialog');
  });

  test('frame-service: a lightbox closed by the shop gives focus back', async ({ shop, pages }) => {
    const focused = await shop.evaluate(async (options) => {
      const button = document.body.appendChild(document.createElement('button'));
      button.focus();
      const popup = window.openPopup({ name: 'lightbox', ...options });
      const during = document.activeElement?.tagName;
      popup.close();
      await popup.outcome;
      popup.dispose();
      return [during, document.activeElement === button];
    }, pages);
    expect(focused).toEqual(['IFRAME', true]);
  });
});
