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

test('hosted-fields: invalidFieldKeys and invalidFields follow fieldsToTokenize', async ({ page, sandbox, site }) => {
  await page.goto(shopPage(site));
  await createFields(page, sandbox.tokenizationKey);
  await typeCard(page, { expirationDate: VISA.expirationDate });
  const fieldsToTokenize = ['postalCode', 'expirationDate', 'cvv', 'number'];
  const details = (await tokenize(page, { fieldsToTokenize })).error?.details as Record<'invalidFieldKeys' | 'invalidFields', object>;
  expect([details.invalidFieldKeys, Object.keys(details.invalidFields)]).toEqual([
    ['postalCode', 'cvv', 'number'],
    ['postalCode', 'cvv', 'number'],
  ]);
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
  // What is typed crosses to the page; the page tells of what it knew.
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

test('hosted-fields: a moved field beside the first keeps what the others hold', async ({ page, sandbox, site }) => {
  await page.goto(shopPage(site));
  await createFields(page, sandbox.tokenizationKey);
  await typeCard(page);
  await page.evaluate(() => document.querySelector('form')?.prepend(document.getElementById('cvv') as HTMLElement));
  await expect(input(page, 'cvv')).toHaveValue('123');
  expect((await tokenize(page)).value).toMatchObject({ details: { lastFour: '1111' } });
});

test('hosted-fields: a frame taken away ends a call at once', async ({ page, sandbox, site }) => {
  await page.goto(shopPage(site));
  await createFields(page, sandbox.tokenizationKey);
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

test('hosted-fields: nothing is refused by a strict policy', async ({ page, sandbox, site }) => {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `frame-src ${sandbox.origin}`,
    `connect-src 'self' ${sandbox.origin}`,
    "img-src 'self' data:",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types tender',
  ].join('; ');
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await page.goto(shopPage(site, { headers: { 'content-security-policy': policy }, head: '<link rel="icon" href="data:,">' }));
  await createFields(page, sandbox.tokenizationKey, { styles: { input: '.field', '.valid': { color: 'green' } } });
  await typeCard(page);
  expect((await tokenize(page)).value).toMatchObject({ details: { lastFour: '1111' } });
  await page.evaluate(() => window.fields.teardown());
  expect(refused).toEqual([]);
});

test.describe('with the user agent of Firefox', () => {
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' });

  test('hosted-fields: the tab key leads from field to field and out of the form', { tag: '@smoke' }, async ({ page, sandbox, site }) => {
    await page.goto(shopPage(site));
    await createFields(page, sandbox.tokenizationKey);
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
