import type { Page } from '@playwright/test';
import { findLowContrast } from './support/contrast';
import { expectAccessible } from './support/expect-accessible';
import { openStory, readStories, type Group } from './support/gallery';
import { overflow, test } from './support/shop';
import { expect } from './support/test';
import { findDisorder, walk } from './support/walk';

const GROUPS: readonly Group[] = ['Checkout', 'Card fields', 'Buttons', 'Dialogs'];
const WIDTHS = [1280, 390, 320] as const;
const HEIGHT = 900;

/** Opens each story of a group in turn. */
async function eachStory(page: Page, shopUrl: string, group: Group, query: string, check: (name: string) => Promise<void>): Promise<void> {
  const names = await readStories(page, shopUrl, group);
  for (const name of names) {
    await openStory(page, shopUrl, name, query);
    await test.step(name, () => check(name));
  }
}

async function expectKeyboard(page: Page, name: string, direction: 'ltr' | 'rtl' = 'ltr'): Promise<void> {
  const { stops, missed } = await walk(page);
  expect([name, missed]).toEqual([name, []]);
  expect([name, stops.filter(({ hasRing }) => !hasRing)]).toEqual([name, []]);
  expect([name, findDisorder(stops, direction)]).toEqual([name, []]);
}

async function expectFits(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    expect([name, width, await overflow(page)]).toEqual([name, width, 0]);
  }
}

/** Expects a story to be accessible, to be used by keyboard, and to be as wide as its page. */
async function expectStory(page: Page, name: string, width: number, direction?: 'rtl'): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await expectAccessible(page);
  await expectKeyboard(page, name, direction);
  await expectFits(page, name);
}

for (const group of GROUPS) {
  test(`gallery, ${group}: each story is accessible, can be used by keyboard, and is as wide as its page`, ({ page, shop }) =>
    eachStory(page, shop.url, group, '', (name) => expectStory(page, name, WIDTHS[0])));
}

const LOOKS = [
  { name: 'dark, at 320 pixels', width: 320, scheme: 'dark', query: '' },
  { name: 'in Arabic, at 390 pixels', width: 390, scheme: 'light', query: 'locale=ar' },
  {
    name: 'in German, with floating labels and the dark theme on a light page',
    width: 390,
    scheme: 'light',
    query: 'locale=de&theme=dark&labels=floating',
  },
  { name: 'the light theme on a dark page, in yellow', width: 390, scheme: 'dark', query: 'theme=light&accent=%23ffd400' },
  { name: 'the minimal theme on a dark page', width: 1280, scheme: 'dark', query: 'theme=minimal' },
] as const;

for (const { name: look, width, scheme, query } of LOOKS) {
  test(
    `gallery, ${look}: each story is accessible, can be used by keyboard, and is as wide as its page`,
    { tag: '@full' },
    async ({ page, shop }) => {
      test.setTimeout(240_000);
      await page.emulateMedia({ colorScheme: scheme });
      for (const group of GROUPS)
        await eachStory(page, shop.url, group, query, (name) =>
          expectStory(page, name, width, query.includes('locale=ar') ? 'rtl' : undefined),
        );
    },
  );
}

test('gallery: Escape closes the bank’s dialog, and what happened has the focus', async ({ page, shop }) => {
  await openStory(page, shop.url, 'bank-dialog');
  await page.locator('[data-tender-close]').focus(); // in the frame, keys go to the bank
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-tender-dialog]')).toHaveCount(0);
  await expect(page.locator('[data-tender-notice=calm]')).toBeFocused();
});

test('gallery: Escape leaves Venmo’s login as it is, because its window is open; Cancel closes both', async ({ page, shop }) => {
  await openStory(page, shop.url, 'venmo-login');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-tender-dialog]')).toBeVisible();
  await page.locator('[data-tender-dialog] [data-tender-cancel]').click();
  await expect(page.locator('[data-tender-dialog]')).toHaveCount(0);
  await expect(page.locator('[data-tender-notice=calm]')).toBeFocused();
});

test('gallery: Escape cancels a payment by Venmo’s QR code', async ({ page, shop }) => {
  await openStory(page, shop.url, 'venmo-code-dialog');
  await expect(page.getByRole('heading', { name: 'Pay with Venmo' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-tender-dialog]')).toHaveCount(0);
  await expect(page.locator('[data-tender-notice=calm]')).toBeFocused();
});

test('gallery: Escape keeps a saved method, and the focus returns to its button', async ({ page, shop }) => {
  await openStory(page, shop.url, 'deleting');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-tender-question]')).toHaveCount(0);
  await expect(page.locator('[data-tender-saved-method] button').first()).toBeFocused();
});

/** Stories that show every colour there is, between them. */
const COLOURED = [
  'typing',
  'invalid',
  'declined',
  'canceled',
  'paid',
  'waiting',
  'saved',
  'deleting',
  'express',
  'bank-dialog',
  'venmo-login',
  'venmo-code-dialog',
];
const ACCENTS = ['', '#ffd400', '#0b2a4a', '#d6336c'];

for (const scheme of ['light', 'dark'] as const)
  for (const theme of ['auto', 'light', 'dark', 'minimal'] as const) {
    const tag = theme === 'auto' ? [] : ['@full'];
    test(`gallery: on a ${scheme} page, the theme ${theme} has enough contrast with every accent`, { tag }, async ({ page, shop }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      for (const accent of ACCENTS)
        for (const name of accent ? ['typing', 'waiting'] : COLOURED) {
          await openStory(page, shop.url, name, new URLSearchParams({ theme, accent }).toString());
          expect([name, accent, await page.evaluate(findLowContrast)]).toEqual([name, accent, []]);
        }
    });
  }
