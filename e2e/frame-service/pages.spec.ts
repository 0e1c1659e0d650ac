import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessible } from '../support/expect-accessible';
import { collectViolations, strictPolicy } from '../support/strict-policy';
import { expect, leave, open, outcomeOf, redirect, test } from './support';

const packages = join(import.meta.dirname, '../../packages');
/** Every page of the packages but that of card fields, which shows nothing by itself. */
const PAGES = readdirSync(packages)
  .flatMap((name) => (existsSync(join(packages, name, 'frames')) ? readdirSync(join(packages, name, 'frames')) : []))
  .filter((name) => name !== 'hosted-fields-frame');

test('frame-service: a redirect page nobody waits for says so', async ({ page, asset }) => {
  for (const name of ['redirect-frame.min.html', 'cancel-frame.min.html']) {
    await page.goto(`${asset(name)}?token=1`);
    await expect(page.getByText('You can close this window and return to the shop.')).toBeVisible();
  }
});

for (const name of PAGES) {
  test(`frame-service: ${name} keeps its own policy and is accessible`, async ({ page, asset }) => {
    const refused = await collectViolations(page);
    for (const suffix of ['.html', '.min.html']) {
      await page.goto(asset(name + suffix));
      expect(await page.evaluate(() => document.characterSet)).toBe('UTF-8');
      await expectAccessible(page, 'html', { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] });
    }
    expect(refused).toEqual([]);
  });
}

test('frame-service: a page runs no script but its own', async ({ page, asset }) => {
  await page.goto(asset('redirect-frame.html'));
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    document.body.append(Object.assign(document.createElement('p'), { textContent: 'x' }));
    try {
      script.text = 'window.ran = true';
      document.body.append(script);
    } catch {
      // Trusted Types refuse the text already.
    }
    return 'ran' in window;
  });
  expect(ran).toBe(false);
});

test('frame-service: a shop with a strict policy opens popups and lightboxes', async ({ page, site, asset, pages }) => {
  const assets = new URL(asset('')).origin;
  const refused = await collectViolations(page);
  await page.goto(site.page('shop.localhost', '/', { headers: strictPolicy(assets) }));
  const popup = await open(page, pages);
  await redirect(page, popup, pages.bank);
  await leave(popup, `${asset('redirect-frame.min.html')}?token=1`);
  expect(await outcomeOf(page)).toEqual({ error: null, payload: { token: '1' } });
  await page.evaluate(async (options) => {
    window.popup.dispose();
    Object.defineProperty(navigator, 'userAgent', { value: 'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80) Presto/2.5.25' });
    window.popup = window.openPopup({ name: 'lightbox', ...options });
    await window.popup.ready;
  }, pages);
  const lightbox = page.locator('iframe[title="Lightbox Frame"]');
  expect(await lightbox.evaluate((frame) => [getComputedStyle(frame).position, getComputedStyle(frame).zIndex])).toEqual([
    'fixed',
    '20001',
  ]);
  await page.evaluate((url) => window.popup.redirect(url), `${asset('redirect-frame.min.html')}?token=2`);
  expect(await outcomeOf(page)).toEqual({ error: null, payload: { token: '2' } });
  expect(refused).toEqual([]);
});
