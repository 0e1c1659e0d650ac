import { createFields, fieldOptions, FIELDS, input, shopPage, tokenize, typeCard, VISA } from '../support/card';
import { expect, test } from '../support/test';

const PAGE = '/web/3.118.2/html/hosted-fields-frame.min.html';
const PAID = { details: { lastFour: '1111', expirationYear: '2030' } };

for (const isLoaded of [true, false])
  test(`hosted-fields: preloaded ${isLoaded ? 'frames' : 'frames on their way'} load once`, async ({ page, sandbox, site }) => {
    const loaded: string[] = [];
    page.on('request', (request) => request.url().includes(PAGE) && loaded.push(request.frame().name()));
    await page.goto(shopPage(site));
    await page.evaluate(([url, keys]) => window.tender.preloadFields(url, keys as never), [sandbox.url + PAGE, FIELDS] as const);
    if (isLoaded) await expect.poll(() => page.frames().filter((frame) => frame.name()).length).toBe(FIELDS.length);
    if (isLoaded) await Promise.all(page.frames().map((frame) => frame.waitForLoadState()));
    await createFields(page, sandbox.tokenizationKey);
    await typeCard(page);
    expect((await tokenize(page)).value).toMatchObject(PAID);
    expect(loaded).toHaveLength(FIELDS.length);
    await expect(page.locator('form > [id] > iframe')).toHaveCount(FIELDS.length);
  });

test('hosted-fields: opened by the first script, typed into and left before there is an instance', async ({ page, sandbox, site }) => {
  await page.goto(shopPage(site));
  await page.evaluate(([url, fields]) => void window.tender.openFields(url, { fields }), [sandbox.url + PAGE, fieldOptions] as const);
  await typeCard(page, { ...VISA, postalCode: '123' });
  await createFields(page, sandbox.tokenizationKey, { styles: { input: { color: 'rgb(1, 2, 3)' } } });
  const valid = await page.evaluate(() => Object.values(window.fields.getState().fields).map(({ isValid }) => isValid));
  expect(valid).toEqual([true, true, true, true]);
  await expect(input(page, 'number')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await page.keyboard.type('45'); // the focus is where it was
  await expect(input(page, 'postalCode')).toHaveValue('12345');
  expect((await tokenize(page)).value).toMatchObject(PAID);
});
