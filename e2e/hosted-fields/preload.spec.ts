import type { Page } from '@playwright/test';
import { createFields, fieldOptions, FIELDS, input, shopPage, tokenize, typeCard, VISA } from '../support/card';
import { expect, test } from '../support/test';

const PAGE = '/web/3.118.2/html/hosted-fields-frame.min.html';
const VISA_1111 = { details: { lastFour: '1111', expirationYear: '2030' } };
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
    page.on('request', (request) => request.url().includes(PAGE) && loaded.push(request.frame().name()));
    await preload(page, shopPage(site), sandbox.url, FIELDS, isLoaded);
    await createFields(page, sandbox.tokenizationKey);
    await typeCard(page);
    expect((await tokenize(page)).value).toMatchObject(VISA_1111);
    expect(loaded).toHaveLength(FIELDS.length);
    expect(await readFrameHosts(page)).toEqual([...FIELDS]);
  });

test('hosted-fields: opened by the first script, typed into and left before there is an instance', async ({ page, sandbox, site }) => {
  await page.goto(shopPage(site));
  await page.evaluate(([url, fields]) => void window.tender.openFields(url, { fields }), [sandbox.url + PAGE, fieldOptions] as const);
  await typeCard(page, { ...VISA, postalCode: '123' });
  await createFields(page, sandbox.tokenizationKey, { styles: { input: { color: 'rgb(1, 2, 3)' } } });
  expect(await page.evaluate(() => Object.values(window.fields.getState().fields).map(({ isValid }) => isValid))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  await expect(input(page, 'number')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await page.keyboard.type('45'); // the focus is where it was
  await expect(input(page, 'postalCode')).toHaveValue('12345');
  expect((await tokenize(page)).value).toMatchObject(VISA_1111);
});

test('hosted-fields: a preloaded frame without a field is removed, and a missing one is loaded', async ({ page, sandbox, site }) => {
  await preload(page, shopPage(site), sandbox.url, ['number', 'expirationDate', 'cvv', 'cardholderName']);
  await createFields(page, sandbox.tokenizationKey);
  expect(await readFrameHosts(page)).toEqual([...FIELDS]);
  await typeCard(page);
  expect((await tokenize(page)).value).toMatchObject(VISA_1111);
});
