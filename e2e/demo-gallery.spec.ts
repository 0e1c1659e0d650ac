import { expectAccessible } from './support/expect-accessible';
import { overflow, test } from './support/shop';
import { expect } from './support/test';

/** States of the gallery of the demo, with what each shows when it is reached. */
const STATES = {
  empty: '[data-tender-accepted] svg',
  typing: '[data-tender-brand] svg',
  invalid: '[data-tender-field="cvv"][data-invalid]',
  declined: '[data-tender-notice]:focus',
  uncertain: '[data-tender-notice]:focus',
  paying: '[data-pending]',
  paid: '[data-tender-paid]:focus',
  waiting: '[data-tender-waiting]',
  mandate: '[data-invalid] input:focus',
  express: '[data-tender-express] button[aria-disabled=false]',
  nothing: '[data-tender-notice]',
  loading: '[data-tender-bone]',
} as const;

const LOOKS = [
  { name: '1280 pixels', width: 1280, scheme: 'light', query: '' },
  { name: '320 pixels, dark', width: 320, scheme: 'dark', query: '' },
  { name: '390 pixels, in Arabic', width: 390, scheme: 'light', query: 'locale=ar' },
  { name: '390 pixels, the dark theme on a light page, floating labels', width: 390, scheme: 'light', query: 'theme=dark&labels=floating' },
  { name: '390 pixels, the light theme on a dark page', width: 390, scheme: 'dark', query: 'theme=light&accent=%23ffd400' },
  { name: '390 pixels, the minimal theme', width: 390, scheme: 'dark', query: 'theme=minimal' },
] as const;

for (const { name, width, scheme, query } of LOOKS) {
  test(`demo: every state of the checkout is accessible and as wide as its page at ${name}`, async ({ page, shop }, testInfo) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    for (const [state, reached] of Object.entries(STATES)) {
      await page.goto(`${shop.url}/#/gallery/${state}?${query}`);
      await expect(page.getByRole('heading', { name: `Checkout: ${state}` })).toBeVisible();
      await expect(page.locator(reached).first()).toBeVisible();
      await page.screenshot({ path: testInfo.outputPath(`${state}.png`), fullPage: true });
      await expectAccessible(page);
      expect([state, await overflow(page)]).toEqual([state, 0]);
    }
  });
}
