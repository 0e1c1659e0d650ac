import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openStory } from './support/gallery';
import { test } from './support/shop';
import { expect } from './support/test';

// Compares stories of the gallery with the pictures in demo-pictures. `pnpm e2e demo-pictures --update-snapshots` replaces those that differ.

interface Look {
  readonly name: string;
  readonly width: number;
  readonly isDark?: boolean;
  readonly query?: string;
  readonly stories: readonly string[];
}

const LOOKS: readonly Look[] = [
  { name: 'wide', width: 1280, stories: ['empty', 'invalid', 'declined', 'saved', 'us-bank-account', 'bank-dialog', 'fields-invalid'] },
  {
    name: 'phone',
    width: 390,
    stories: [
      'empty',
      'typing',
      'invalid',
      'waiting',
      'mandate',
      'express',
      'deleting',
      'paid',
      'loading',
      'venmo-login',
      'venmo-code',
      'venmo-code-dialog',
    ],
  },
  {
    name: 'dark',
    width: 390,
    isDark: true,
    stories: ['typing', 'invalid', 'declined', 'bank-dialog', 'venmo-code-dialog', 'fields-typing'],
  },
  { name: 'arabic', width: 390, query: 'locale=ar', stories: ['typing', 'invalid', 'declined', 'bank-dialog', 'venmo-code-dialog'] },
  { name: 'german-floating', width: 390, query: 'locale=de&labels=floating', stories: ['typing'] },
  { name: 'narrow', width: 320, stories: ['invalid', 'venmo-problem-dialog'] },
  { name: 'minimal-dark', width: 390, isDark: true, query: 'theme=minimal', stories: ['invalid'] },
  { name: 'yellow', width: 390, query: 'theme=light&accent=%23ffd400', stories: ['typing'] },
];

const folder = join(import.meta.dirname, 'demo-pictures');
const environmentFile = join(folder, 'environment.json');

/** On what the pictures were made. */
interface Environment {
  readonly browser: string;
  /** Width of a text in each family of the shop, in pixels. */
  readonly fonts: Readonly<Record<string, number>>;
}

/**
 * How much may differ. The same browser with the same fonts draws the same picture each time; what is left are pixels at the edge of curves, which
 * processors round differently. A line that has moved by one pixel changes three hundred pixels, and an icon of another color as many. Another version
 * of the browser may draw text a little differently: then only what changes a larger part is a difference.
 */
const TOLERANCE = { maxDiffPixels: 80, threshold: 0.15 };
const TOLERANCE_OF_OTHERS = { maxDiffPixelRatio: 0.015, threshold: 0.2 };

async function readEnvironment(page: Page): Promise<Environment> {
  const fonts = await page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    const families = ['sans', 'serif', 'mono'].map((family) => {
      if (canvas) canvas.font = `100px ${getComputedStyle(document.documentElement).getPropertyValue(`--${family}`)}`;
      return [family, Math.round(canvas?.measureText('Hamburgefonstiv 0123456789').width ?? 0)] as const;
    });
    return Object.fromEntries(families);
  });
  return { browser: page.context().browser()?.version() ?? '', fonts };
}

/** Says what differs between two environments. Empty if nothing does. */
function describeDifference(made: Environment, now: Environment): string {
  return [
    made.browser !== now.browser && `The pictures were made with Chromium ${made.browser}, and this is ${now.browser}. `,
    JSON.stringify(made.fonts) !== JSON.stringify(now.fonts) && 'The pictures were made with other fonts than those of this machine. ',
  ]
    .filter(Boolean)
    .join('');
}

for (const { name: look, width, isDark, query = '', stories } of LOOKS) {
  test(`gallery, pictures: ${look}`, async ({ page, shop }, { config, annotations }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light', reducedMotion: 'reduce' });
    await openStory(page, shop.url, 'empty', query);
    await expect(page.locator('[data-tender-accepted] svg').first()).toBeVisible(); // from now on, all files are there
    const now = await readEnvironment(page);
    if (config.updateSnapshots === 'all' || config.updateSnapshots === 'changed')
      writeFileSync(environmentFile, `${JSON.stringify(now, undefined, 2)}\n`);
    const difference = describeDifference(JSON.parse(readFileSync(environmentFile, 'utf8')) as Environment, now);
    if (difference) {
      annotations.push({ type: 'pictures', description: difference });
      console.log(`${difference}They are compared less strictly.`);
    }
    for (const story of stories) {
      await openStory(page, shop.url, story, query);
      await page.evaluate(() => scrollTo(0, 0)); // what has the focus may have been scrolled to
      const part = story.includes('dialog') || story.includes('login') ? page : page.locator('.gallery');
      await expect
        .soft(part, `${difference}If ${story} is to look like this, run \`pnpm e2e demo-pictures --update-snapshots\`.`)
        .toHaveScreenshot(`${look}-${story}.png`, difference ? TOLERANCE_OF_OTHERS : TOLERANCE);
    }
  });
}
