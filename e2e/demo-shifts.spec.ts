import type { Page } from '@playwright/test';
import { fillCard } from '@tender/sandbox/testing';
import { openStory } from './support/gallery';
import { noteLayoutShifts } from './support/layout-shifts';
import { CARD, fieldsReady, goToCheckout, test } from './support/shop';
import { expect } from './support/test';

// Google counts what moves while a customer types into a card field, because the key is pressed in a frame of another site. So nothing may.

const WINDOWS = [
  [1280, 900],
  [430, 932],
  [390, 844],
  [320, 640],
] as const;

const message = (page: Page, field: string) => page.locator(`[data-tender-field="${field}"] [data-tender-message]`);

/** Types something wrong into each field and leaves it, and then the right card. */
async function typeWithErrors(page: Page): Promise<void> {
  const wrong = { number: '5555555555554445', expirationDate: '12/2020', cvv: '1', postalCode: '1' };
  for (const [field, text] of Object.entries(wrong)) {
    await fillCard(page, { [field]: text });
    await page.getByLabel('E-mail address').focus();
    await expect(page.locator(`[data-tender-field="${field}"]`)).toHaveAttribute('data-invalid', '');
    await expect(message(page, field)).toBeVisible();
  }
  await fillCard(page, CARD);
  await expect(page.locator('[data-tender-field][data-invalid]')).toHaveCount(0);
}

for (const [width, height] of WINDOWS) {
  test(`demo: nothing moves while the checkout loads, and while a card is typed with every error, at ${width} pixels`, async ({
    page,
    fullShop: shop,
  }) => {
    await page.setViewportSize({ width, height });
    await goToCheckout(page, shop);
    const readShifts = await noteLayoutShifts(page);
    await page.reload();
    await fieldsReady(page);
    await expect(page.locator('[data-tender-accepted] svg').first()).toBeVisible();
    expect(await readShifts()).toEqual([]);
    await page.setViewportSize({ width, height: 2000 }); // what moves outside of the window is not reported
    const { length } = await readShifts();
    await typeWithErrors(page);
    await expect(page.locator('[data-tender-brand] svg')).toBeVisible();
    expect((await readShifts()).slice(length)).toEqual([]);
  });
}

/** Selector of the pay button that can be pressed. */
const PAY = 'form [data-tender-panel]:not([hidden]) [data-tender-button][aria-disabled=false]';
/** Stories of forms whose fields are all empty and say so. */
const FORMS = ['mandate', 'ideal', 'us-bank-account'] as const;

/** Types something wrong into each field of a form, of which all say that they are empty, and then something right. */
async function correctForm(page: Page): Promise<void> {
  const inputs = await page.locator('[data-tender-panel]:not([hidden]) [data-tender-input] input').all();
  const errors = page.locator('[data-tender-input] [data-tender-message]');
  await expect(errors).toHaveCount(inputs.length);
  for (const input of inputs) await input.fill('?');
  // What is valid in one of the fields: an IBAN, a routing number, a state, and a ZIP code that can be an account number and a name.
  for (const input of inputs)
    for (const value of ['DE89370400440532013000', '011000015', 'IL', '60601'])
      if ((await input.getAttribute('aria-invalid')) === 'true') await input.fill(value);
  await expect(errors).toHaveCount(0);
}

const LANGUAGES = [
  { languages: ['en', 'de', 'es'], tag: [] },
  { languages: ['ar', 'fr', 'it', 'ja', 'nl', 'pl', 'pt'], tag: ['@full'] },
];

for (const [width] of WINDOWS)
  for (const { languages, tag } of LANGUAGES)
    test(`gallery: no error moves what is below it, at ${width} pixels, in ${languages.join(', ')}`, { tag }, async ({ page, shop }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 2000 });
      const readShifts = await noteLayoutShifts(page);
      for (const language of languages) {
        const open = async (story: string): Promise<number> => {
          await openStory(page, shop.url, story, `theme=light&locale=${language}`); // a theme with a ground, whose fields are narrower
          return (await readShifts()).length;
        };
        const expectNoShifts = async (story: string, before: number): Promise<void> =>
          expect([language, story, (await readShifts()).slice(before)]).toEqual([language, story, []]);
        for (const story of ['empty', 'unfinished']) {
          const before = await open(story);
          await page.locator(PAY).click();
          await expect(page.locator('[data-tender-field][data-invalid] [data-tender-message]')).toHaveCount(5);
          await expectNoShifts(story, before);
        }
        for (const story of FORMS) {
          const before = await open(story);
          await correctForm(page);
          await expectNoShifts(story, before);
        }
      }
    });
