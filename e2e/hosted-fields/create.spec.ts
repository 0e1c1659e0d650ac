import { createFields, input, shopPage, tokenize, typeCard, VISA } from '../support/card';
import { expect, test } from '../support/test';

test('hosted-fields: a card typed into the frames becomes a nonce', async ({ page, sandbox, site }) => {
  await page.goto(shopPage(site));
  await createFields(page, sandbox.tokenizationKey);
  await expect(page.locator('iframe')).toHaveCount(4);
  await typeCard(page);
  await expect(page.locator('#number')).toHaveClass(/braintree-hosted-fields-valid/);
  const state = await page.evaluate(() => window.fields.getState());
  expect(state.cards.map(({ type }) => type)).toEqual(['visa']);
  const { value } = await tokenize(page);
  expect(value).toMatchObject({
    type: 'CreditCard',
    description: 'ending in 11',
    details: { bin: '411111', lastTwo: '11', cardType: 'Visa' },
  });
});

test('hosted-fields: empty and invalid fields are told apart', async ({ page, sandbox, site }) => {
  await page.goto(shopPage(site));
  await createFields(page, sandbox.tokenizationKey);
  expect((await tokenize(page)).error).toMatchObject({ code: 'HOSTED_FIELDS_FIELDS_EMPTY', isError: true });
  await typeCard(page, { number: VISA.number });
  const { error } = await tokenize(page);
  expect(error).toMatchObject({
    code: 'HOSTED_FIELDS_FIELDS_INVALID',
    type: 'CUSTOMER',
    details: { invalidFieldKeys: ['expirationDate', 'cvv', 'postalCode'] },
    own: ['name', 'code', 'message', 'type', 'details'],
  });
});

test('hosted-fields: events, attributes and focus', async ({ page, sandbox, site }) => {
  await page.goto(shopPage(site));
  await createFields(page, sandbox.tokenizationKey);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    for (const event of ['focus', 'blur', 'notEmpty', 'validityChange', 'cardTypeChange'] as const) {
      window.fields.on(event, ({ emittedBy }) => seen.push(`${event} ${emittedBy}`));
    }
    window.fields.on('binAvailable', ({ bin }) => seen.push(`bin ${bin}`));
    return window.fields.setAttribute({ field: 'cvv', attribute: 'placeholder', value: '•••' });
  });
  await expect(input(page, 'cvv')).toHaveAttribute('placeholder', '•••');
  await page.locator('label[for=number]').click();
  await expect(page.locator('#number')).toHaveClass('field braintree-hosted-fields-focused');
  await page.keyboard.type('411111');
  await page.evaluate(() => window.fields.focus('cvv'));
  await expect(page.locator('#cvv')).toHaveClass(/focused/);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
    'focus number',
    'notEmpty number',
    'cardTypeChange number', // 4: three brands
    'cardTypeChange number', // 41: one
    'bin 411111',
    'blur number',
    'focus cvv',
  ]);
});

test('hosted-fields: a container that moves gets its field back', async ({ page, sandbox, site }) => {
  await page.goto(shopPage(site));
  await createFields(page, sandbox.tokenizationKey);
  await typeCard(page, { cvv: '123' });
  const emptied = page.evaluate(() => new Promise((resolve) => window.fields.on('empty', ({ emittedBy }) => resolve(emittedBy))));
  await page.evaluate(() => document.body.append(document.getElementById('number') as HTMLElement));
  expect(await emptied).toBe('cvv');
  await expect(input(page, 'number')).toBeVisible();
  await typeCard(page);
  expect((await tokenize(page)).value).toMatchObject({ details: { lastFour: '1111' } });
});

test('hosted-fields: teardown leaves nothing on the page', async ({ page, sandbox, site }) => {
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
