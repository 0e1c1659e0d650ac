import { createFields, input, openFields, shopPage, tokenize, typeCard, VISA } from '../support/card';
import { expect, test } from '../support/test';

test('hosted-fields: a container that moves gets its field back', async ({ page, sandbox, site }) => {
  await openFields(page, site, sandbox.tokenizationKey);
  await typeCard(page, { cvv: '123' });
  // The page has to know the input before the field moves, so that it can report the loss.
  await expect.poll(() => page.evaluate(() => window.fields.getState().fields.cvv?.isEmpty)).toBe(false);
  const emptied = page.evaluate(() => new Promise((resolve) => window.fields.on('empty', ({ emittedBy }) => resolve(emittedBy))));
  await page.evaluate(() => document.body.append(document.getElementById('number') as HTMLElement));
  expect(await emptied).toBe('cvv');
  await expect(input(page, 'number')).toBeVisible();
  await typeCard(page);
  expect((await tokenize(page)).value).toMatchObject({ details: { lastFour: '1111' } });
});

test('hosted-fields: teardown leaves nothing on the page', { tag: '@smoke' }, async ({ page, sandbox, site }) => {
  await page.goto(shopPage(site));
  const before = await page.locator('body').innerHTML();
  await createFields(page, sandbox.tokenizationKey);
  await page.evaluate(() => window.fields.teardown());
  expect(await page.locator('body').innerHTML()).toBe(before);
});

test('hosted-fields: a container in a shadow tree', async ({ page, sandbox, site }) => {
  await page.goto(site.page('shop.localhost', '/shadow', { body: '<section></section>' }));
  await page.evaluate(async (authorization) => {
    const container = document.createElement('div');
    (document.querySelector('section') as Element).attachShadow({ mode: 'open' }).append(container);
    window.fields = await window.tender.hostedFields.create({ authorization, fields: { number: { container } } });
  }, sandbox.tokenizationKey);
  await typeCard(page, { number: VISA.number });
  expect((await tokenize(page)).value).toMatchObject({ details: { lastFour: '1111' } });
});

test('hosted-fields: a frame taken away ends a call at once', async ({ page, sandbox, site }) => {
  await openFields(page, site, sandbox.tokenizationKey);
  const code = await page.evaluate(() => {
    const call = window.fields.tokenize();
    document.querySelector('form')?.remove();
    return call.then(
      () => 'a nonce',
      (error: { code: string }) => error.code,
    );
  });
  expect(code).toBe('HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR');
  expect((await tokenize(page)).error).toMatchObject({ code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR' });
});

test.describe('with the user agent of Firefox', () => {
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' });

  test('hosted-fields: the tab key leads from field to field and out of the form', { tag: '@smoke' }, async ({ page, sandbox, site }) => {
    await openFields(page, site, sandbox.tokenizationKey);
    const focused = (): Promise<string | undefined> => page.evaluate(() => document.querySelector('.braintree-hosted-fields-focused')?.id);
    await page.locator('label[for=number]').click();
    await expect.poll(focused).toBe('number');
    for (const next of ['expirationDate', 'cvv', 'postalCode']) {
      await page.keyboard.press('Tab');
      await expect.poll(focused).toBe(next);
    }
    await page.keyboard.press('Tab');
    await expect(page.locator('button')).toBeFocused();
  });
});
