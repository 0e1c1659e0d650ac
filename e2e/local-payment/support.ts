import type { Page } from '@playwright/test';
import { createIdealOptions } from '../methods/local-payment';

/** Starts a payment by a click on the shop's button. `outcomeOf` returns its result. */
export async function startIdeal(page: Page): Promise<void> {
  await page.evaluate(`document.querySelector('#pay').onclick = () => window.record(() => window.localPayment.startPayment({
    ...(${String(createIdealOptions)})(), fallback: { ...(${String(createIdealOptions)})().fallback, cancelUrl: location.origin + '/canceled' },
  }))`);
  await page.locator('#pay').click();
}
