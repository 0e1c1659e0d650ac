import { input, openFields, tokenize, typeCard } from '../support/card';
import { expect, test } from '../support/test';

test.use({ merchant: { supportedCardTypes: ['Visa', 'Verve'] } });

test('hosted-fields: a BIN of eight digits, a Verve card that is accepted, and a postal code of two characters', async ({
  page,
  site,
  sandbox,
}) => {
  await openFields(page, site, sandbox.tokenizationKey, {
    binVerificationLength: 8,
    fields: {
      number: { container: '#number', supportedCardBrands: { verve: true } },
      expirationDate: { container: '#expirationDate' },
      postalCode: { container: '#postalCode', minlength: 2 },
    },
  });
  const bins = await page.evaluateHandle(() => {
    const bins: string[] = [];
    window.fields.on('binAvailable', ({ bin }) => bins.push(bin));
    return bins;
  });
  await typeCard(page, { number: '5060990580000217499', expirationDate: '1230', postalCode: '12' });
  await expect(input(page, 'number')).toHaveValue('5060 9905 8000 0217499');
  await expect.poll(() => bins.jsonValue()).toEqual(['50609905']);
  const [card] = await page.evaluate(() => window.fields.getState().cards);
  expect(card).toMatchObject({ type: 'verve', niceType: 'Verve', supported: true });
  expect((await tokenize(page)).value).toMatchObject({ nonce: expect.any(String), details: { lastFour: '7499' } });
});
