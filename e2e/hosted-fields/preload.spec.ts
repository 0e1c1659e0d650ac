import type { Page } from '@playwright/test';
import { createFields, FIELDS, shopPage, tokenize, typeCard } from '../support/card';
import { expect, test } from '../support/test';

const PAGE = '/web/3.118.2/html/hosted-fields-frame.min.html';
const readFrameHosts = (page: Page): Promise<(string | undefined)[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('iframe'), ({ parentElement }) => parentElement?.id || parentElement?.localName),
  );

/** Opens a shop page whose first script loads these fields. Resolves when all have loaded, or at once. */
async function preload(page: Page, url: string, assets: string, fields: readonly string[], isLoaded = true): Promise<void> {
  await page.goto(url);
  await page.evaluate(([address, keys]) => window.tender.preloadFields(address, keys as never), [assets + PAGE, fields] as const);
  if (isLoaded) await expect.poll(() => page.frames().filter((frame) => frame.name()).length).toBe(fields.length);
  if (isLoaded) await Promise.all(page.frames().map((frame) => frame.waitForLoadState()));
}

for (const isLoaded of [true, false])
  test(`hosted-fields: preloaded ${isLoaded ? 'frames' : 'frames on their way'} load once`, async ({ page, sandbox, site }) => {
    const loaded: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && request.url().includes(PAGE) && loaded.push(request.url()));
    await preload(page, shopPage(site), sandbox.url, FIELDS, isLoaded);
    await createFields(page, sandbox.tokenizationKey);
    await typeCard(page);
    expect((await tokenize(page)).value).toMatchObject({ details: { lastFour: '1111', expirationYear: '2030' } });
    expect(loaded).toHaveLength(FIELDS.length);
    expect(await readFrameHosts(page)).toEqual([...FIELDS]);
  });

test('hosted-fields: a preloaded frame without a field is removed, and a missing one is loaded', async ({ page, sandbox, site }) => {
  await preload(page, shopPage(site), sandbox.url, ['number', 'expirationDate', 'cvv', 'cardholderName']);
  await createFields(page, sandbox.tokenizationKey);
  expect(await readFrameHosts(page)).toEqual([...FIELDS]);
  await typeCard(page);
  expect((await tokenize(page)).value).toMatchObject({ details: { lastFour: '1111' } });
});

test('hosted-fields: a preloaded frame that is navigated away is removed, as any other', async ({ page, sandbox, site }) => {
  await preload(page, shopPage(site), sandbox.url, FIELDS);
  await createFields(page, sandbox.tokenizationKey);
  const elsewhere = site.page('attacker.localhost', '/', { body: 'Type your card here', scripts: [] });
  await page
    .locator('#number iframe')
    .evaluate((frame, url) => void (frame as HTMLIFrameElement).contentWindow?.location.replace(url), elsewhere);
  await expect(page.locator('iframe')).toHaveCount(0, { timeout: 10_000 });
});
