import { sell } from '../support/sell';
import { openFields, tokenize, typeCard, VISA } from '../support/card';
import { expect, test } from '../support/test';

for (const kind of ['tokenization key', 'client token'] as const) {
  test(`card: a Visa typed with a ${kind} is sold through the official SDK`, async ({ page, sandbox, site }) => {
    await openFields(page, site, kind === 'client token' ? sandbox.createClientToken() : sandbox.tokenizationKey);
    await expect(page.locator('iframe')).toHaveCount(4);
    await typeCard(page);
    await expect(page.locator('#number')).toHaveClass(/braintree-hosted-fields-valid/);
    expect((await page.evaluate(() => window.fields.getState())).cards.map(({ type }) => type)).toEqual(['visa']);

    const { value } = await tokenize(page);
    expect(value).toMatchObject({
      type: 'CreditCard',
      description: 'ending in 11',
      details: { cardType: 'Visa', lastFour: '1111', lastTwo: '11', bin: '411111' },
    });

    expect(await sell(sandbox, value?.nonce, { options: { submitForSettlement: true } })).toMatchObject({
      status: 'submitted_for_settlement',
      amount: '10.00',
      creditCard: { last4: VISA.number.slice(-4), cardType: 'Visa' },
    });
  });
}
