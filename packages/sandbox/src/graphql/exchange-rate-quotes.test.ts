import { openShop, type Shop } from '../server-api/testing/shop';
import { callGraphql } from '../testing/gateway';

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

test.each([
  [{ baseCurrency: 'constructor', quoteCurrency: 'EUR' }, 'Currency constructor is not supported.'],
  [{ baseCurrency: 'EUR', quoteCurrency: 'ZWL' }, 'Currency ZWL is not supported.'],
  [{ baseCurrency: 'EUR', quoteCurrency: 'USD', baseAmount: 'much' }, 'Base amount is an invalid format.'],
  [{ baseCurrency: 'EUR', quoteCurrency: 'USD', markup: '-1' }, 'Markup is an invalid format.'],
])('refuses %j', async (quote, message) => {
  expect((await generate(quote)).errors?.[0]?.message).toBe(message);
});

test('a page gets no quote', async () => {
  const query = 'mutation($input: GenerateExchangeRateQuoteInput!) { generateExchangeRateQuote(input: $input) { quotes { id } } }';
  const variables = { input: { quotes: [{ baseCurrency: 'EUR', quoteCurrency: 'USD' }] } };
  const { body } = await callGraphql(shop.sandbox, shop.sandbox.tokenizationKey, { query, variables });
  expect((body as Generated).errors?.[0]?.message).toBe('Quotes are for a server.');
});
