import type { Page } from '@playwright/test';
import { createFields, FIELDS, input, shopPage, tokenize, typeCard } from '../support/card';
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
  test(`hosted-fields: frames loaded before the fields, ${isLoaded ? 'completely' : 'not yet'}, are not loaded again`, async ({
    page,
    sandbox,
    site,
  }) => {
    const loaded: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && request.url().includes(PAGE) && loaded.push(request.url()));
    await preload(page, shopPage(site), sandbox.url, FIELDS, isLoaded);
    await createFields(page, sandbox.tokenizationKey);
    await typeCard(page);
    expect((await tokenize(page)).value).toMatchObject({ details: { lastFour: '1111', expirationYear: '2030' } });
    expect(loaded).toHaveLength(FIELDS.length);
    expect(await readFrameHosts(page)).toEqual([...FIELDS]);
  });

test('hosted-fields: of the frames loaded before, those without a field are removed, and a missing one is loaded', async ({
  page,
  sandbox,
  site,
}) => {
  await preload(page, shopPage(site), sandbox.url, ['number', 'expirationDate', 'cvv', 'cardholderName']);
  await createFields(page, sandbox.tokenizationKey);
  expect(await readFrameHosts(page)).toEqual([...FIELDS]);
  await typeCard(page);
  expect((await tokenize(page)).value).toMatchObject({ details: { lastFour: '1111' } });
});

test('hosted-fields: a frame loaded before that is navigated away is removed, as any other', async ({ page, sandbox, site }) => {
  await preload(page, shopPage(site), sandbox.url, FIELDS);
  await createFields(page, sandbox.tokenizationKey);
  const elsewhere = site.page('attacker.localhost', '/', { body: 'Type your card here', scripts: [] });
  await page
    .locator('#number iframe')
    .evaluate((frame, url) => void (frame as HTMLIFrameElement).contentWindow?.location.replace(url), elsewhere);
  await expect(page.locator('iframe')).toHaveCount(0, { timeout: 10_000 });
});

test('hosted-fields: a field loaded before keeps its text when another instance is created', async ({ page, sandbox, site }) => {
  await preload(page, shopPage(site), sandbox.url, FIELDS);
  await createFields(page, sandbox.tokenizationKey);
  await typeCard(page);
  await page.evaluate((authorization) => {
    const container = document.body.appendChild(document.createElement('div'));
    return window.tender.hostedFields.create({ authorization, fields: { number: { container } } }).then(() => undefined);
  }, sandbox.tokenizationKey);
  await expect(input(page, 'cvv')).toHaveValue('123');
  expect((await tokenize(page)).value).toMatchObject({ details: { lastFour: '1111' } });
});
