import { sepaPayment } from '../methods/sepa';
import { popupMethodFrom } from '../methods/window-payment';
import { openShop, pay } from '../support/popup-method';
import { expect, test } from '../support/test';

test('sepa: the window is 400 by 570, in the middle of the shop, and can be resized', async ({ page, site, sandbox }) => {
  const method = popupMethodFrom('sepa', sepaPayment);
  await openShop(page, site, sandbox, method);
  await page.evaluate(() => {
    const open = window.open.bind(window);
    window.open = (...args) => {
      document.body.dataset.features = args[2];
      return open(...args);
    };
  });
  const popup = await pay(page, method);
  const { features, top, left } = await page.evaluate(() => ({
    features: document.body.dataset.features,
    top: Math.round((outerHeight - 570) / 2) + screenTop,
    left: Math.round((outerWidth - 400) / 2) + screenLeft,
  }));
  expect(features).toBe(`resizable,scrollbars,height=570,width=400,top=${top},left=${left}`);
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([400, 570]);
  await method.approve(popup);
});
