import { approvePayPal, cancelPayPal } from '@tender/sandbox/testing';
import { paypalPayment } from '../methods/paypal';
import { popupMethodFrom } from '../methods/window-payment';
import { outcomeOf } from '../support/outcomes';
import { noInterval, openShop } from '../support/popup-method';
import { expect, test } from '../support/test';

const APP_ON_ANDROID =
  'Mozilla/5.0 (Linux; Android 13; Pixel 6; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.6367.82 Mobile Safari/537.36';
const LIGHTBOX = 'iframe[title="Lightbox Frame"]';

test.use({ userAgent: APP_ON_ANDROID });

test('paypal: approved and cancelled in a lightbox', async ({ page, site, sandbox }) => {
  await openShop(page, site, sandbox, popupMethodFrom('paypal', paypalPayment));
  const inside = page.frameLocator(LIGHTBOX);
  const approval = { decide: () => approvePayPal(inside), expected: { value: { nonce: expect.any(String) } } };
  const canceled = { error: { code: 'PAYPAL_POPUP_CLOSED', type: 'CUSTOMER' } };
  for (const { decide, expected } of [
    approval,
    { decide: () => cancelPayPal(inside), expected: canceled },
    { decide: () => page.evaluate(() => window.paypal.closeWindow()), expected: canceled },
    approval,
  ]) {
    await page.locator('#pay').click();
    await expect(inside.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await decide();
    expect(await outcomeOf(page)).toMatchObject(expected);
    await expect(page.locator(LIGHTBOX)).toHaveCount(0);
    await noInterval(page);
  }
});
