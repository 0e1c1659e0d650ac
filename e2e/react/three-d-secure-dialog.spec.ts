import type { Page } from '@playwright/test';
import type { Sandbox } from '@tender/sandbox';
import { passChallenge } from '@tender/sandbox/testing';
import { expectPageAccessible } from '../support/expect-accessible';
import { expect } from '../support/test';
import { expectInTopLayer, showInTopLayer, TOP_LAYERS } from '../support/top-layer';
import { nonceOf } from '../support/tokenize';
import { test } from './pieces-page';

const CHALLENGE = '4000000000002503';
const CANCELED = 'failed THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT';

let token: string;

const pay = (page: Page) => page.getByRole('button', { name: 'Pay' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm your payment with your bank' });
const bank = (page: Page) => page.frameLocator('iframe[name="Cardinal-CCA-IFrame"]');
const said = (page: Page) => page.locator('output');
const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent ?? undefined);

/** Each lookup takes a nonce of its own. */
async function challenged(page: Page, sandbox: Sandbox): Promise<void> {
  const card = { nonce: await nonceOf(sandbox, CHALLENGE), bin: CHALLENGE.slice(0, 6) };
  await page.evaluate(([token, card]) => window.piecesPage.show('dialog', token, card), [token, card] as const);
  await pay(page).click();
  await expect(bank(page).getByRole('heading')).toBeVisible();
}

test.beforeEach(async ({ sandbox, openPiece }) => {
  token = sandbox.createClientToken();
  await openPiece('dialog', token);
});

test('three-d-secure dialog: the code is typed, it closes, and the focus is back; in the strict policy', async ({ page, sandbox }) => {
  await challenged(page, sandbox);
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).locator('iframe')).toBeFocused();
  expect(await page.locator('style').count()).toBe(0);
  await passChallenge(page);
  await expect(said(page)).toHaveText('verified authenticate_successful');
  await expect(dialog(page)).toHaveCount(0);
  await expect(pay(page)).toBeFocused();
  await expect(page.locator('iframe, [data-tender-backdrop]')).toHaveCount(0);
});

test(
  'three-d-secure dialog: a click beside it changes nothing, and Tab stays inside, both ways',
  { tag: '@whole-browser' },
  async ({ page, sandbox }) => {
    await challenged(page, sandbox);
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toBeVisible();
    for (const key of ['Tab', 'Shift+Tab']) {
      const stops: (string | undefined)[] = [];
      for (let presses = 0; presses < 40 && stops.length < 4; presses += 1) {
        await page.keyboard.press(key);
        // The focus leaves a frame of another site by way of the browser's process: for a moment it is nowhere, and a key has no effect.
        await expect.poll(() => focused(page)).toMatch(/^(Cancel|Cardinal-CCA-IFrame)$/);
        const stop = await focused(page);
        if (stop !== stops.at(-1)) stops.push(stop);
      }
      expect(stops).toHaveLength(4); // into the frame and out of it, twice
    }
  },
);

test('three-d-secure dialog: no accessibility defects, light, dark and in forced colours', async ({ page, sandbox }) => {
  await challenged(page, sandbox);
  for (const media of [{ colorScheme: 'light' }, { colorScheme: 'dark' }, { forcedColors: 'active' }] as const) {
    await page.emulateMedia(media);
    await expectPageAccessible(page);
  }
  await passChallenge(page);
});

test('three-d-secure dialog: on a phone and at 200 % zoom everything can be reached', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await challenged(page, sandbox);
  const box = await dialog(page).boundingBox();
  expect((box?.x ?? -1) >= 0 && (box?.y ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 320 && (box?.height ?? 999) <= 480).toBe(
    true,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(said(page)).toHaveText(CANCELED);
});

for (const kind of TOP_LAYERS) {
  test(`three-d-secure dialog: above a checkout in a ${kind}: answered, and left by a click beside it, Escape and its button`, async ({
    page,
    sandbox,
  }) => {
    await showInTopLayer(page, kind);
    await challenged(page, sandbox);
    await expect(dialog(page).locator('iframe')).toBeFocused();
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toBeVisible();
    await passChallenge(page);
    await expect(said(page)).toHaveText('verified authenticate_successful');
    await expectInTopLayer(page, kind);
    await expect(pay(page)).toBeFocused();

    await challenged(page, sandbox);
    await dialog(page).getByRole('button', { name: 'Cancel' }).focus();
    await page.keyboard.press('Escape');
    await expect(said(page)).toHaveText(CANCELED);
    await expectInTopLayer(page, kind);
    await expect(pay(page)).toBeFocused();

    await challenged(page, sandbox);
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(said(page)).toHaveText(CANCELED);
    await expectInTopLayer(page, kind);
  });
}
