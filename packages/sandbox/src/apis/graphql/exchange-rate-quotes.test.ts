import { callGraphql } from '../../fixtures/gateway';
import { openShop, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

interface Generated {
  success?: boolean;
  exchangeRateQuotePayload?: { quotes: object[] };
  errors?: { message: string }[];
}
const generate = (quote: object) =>
  shop.gateway['exchangeRateQuote']!['generate']!({ quotes: [quote] }) as Promise<unknown> as Promise<Generated>;

test('the official SDK reads a quote with its markup', async () => {
  const { success, exchangeRateQuotePayload } = await generate({
    baseCurrency: 'EUR',
    quoteCurrency: 'GBP',
    baseAmount: '100.00',
    markup: '10',
  });
  expect(success).toBe(true);
  expect(exchangeRateQuotePayload?.quotes).toMatchObject([
    {
      id: expect.any(String) as string,
      baseAmount: { value: '100.00', currencyCode: 'EUR' },
      quoteAmount: { value: '96.80', currencyCode: 'GBP' },
      tradeRate: '0.880000000000',
      exchangeRate: '0.968000000000',
    },
  ]);
});

function createAmountMessage(name: string): string {
  return `Variable '${name}' has an invalid value : Values of type Amount must be either a whole number or a number with up to 3 decimal places.`;
}

test.each([
  [{ baseCurrency: 'constructor', quoteCurrency: 'EUR' }, 'Currency constructor is not supported.'],
  [{ baseCurrency: 'EUR', quoteCurrency: 'ZWL' }, 'Currency ZWL is not supported.'],
  [{ baseCurrency: 'EUR', quoteCurrency: 'USD', baseAmount: '' }, createAmountMessage('baseAmount')],
  [{ baseCurrency: 'EUR', quoteCurrency: 'USD', baseAmount: '10.5433' }, createAmountMessage('baseAmount')],
  [{ baseCurrency: 'EUR', quoteCurrency: 'USD', markup: '-1' }, createAmountMessage('markup')],
])('refuses %j', async (quote, message) => {
  expect((await generate(quote)).errors?.[0]?.message).toBe(message);
});

test('names the variable that has no currency, as the provider does', async () => {
  const missing = (field: string) =>
    `Field '${field}' of variable 'exchangeRateQuoteRequest' has coerced Null value for NonNull type 'CurrencyCodeAlpha!'`;
  const { publicKey, privateKey, url } = shop.sandbox;
  const query =
    'mutation($exchangeRateQuoteRequest: GenerateExchangeRateQuoteInput!) { generateExchangeRateQuote(input: $exchangeRateQuoteRequest) { quotes { id } } }';
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}` },
    body: JSON.stringify({ query, variables: { exchangeRateQuoteRequest: { quotes: [{ baseAmount: '1.00' }] } } }),
  });
  const { errors } = (await response.json()) as { errors: object[] };
  expect(errors).toMatchObject([{ message: missing('baseCurrency') }, { message: missing('quoteCurrency') }]);
  for (const error of errors) expect(error).not.toHaveProperty('extensions');
});

test('three decimals of an amount are accepted', async () => {
  const { exchangeRateQuotePayload } = await generate({ baseCurrency: 'USD', quoteCurrency: 'USD', baseAmount: '1.004' });
  expect(exchangeRateQuotePayload?.quotes).toMatchObject([{ baseAmount: { value: '1.00' } }]);
});

test('an amount in yen has no decimals, so that it can be charged', async () => {
  const { exchangeRateQuotePayload } = await generate({ baseCurrency: 'USD', quoteCurrency: 'JPY', baseAmount: '10.00' });
  expect(exchangeRateQuotePayload?.quotes).toMatchObject([{ quoteAmount: { value: '1429.00', currencyCode: 'JPY' } }]);
});

test('a page gets no quote', async () => {
  const query = 'mutation($input: GenerateExchangeRateQuoteInput!) { generateExchangeRateQuote(input: $input) { quotes { id } } }';
  const variables = { input: { quotes: [{ baseCurrency: 'EUR', quoteCurrency: 'USD' }] } };
  const { body } = await callGraphql(shop.sandbox, shop.sandbox.tokenizationKey, { query, variables });
  expect((body as Generated).errors?.[0]?.message).toBe('Quotes are for a server.');
});
