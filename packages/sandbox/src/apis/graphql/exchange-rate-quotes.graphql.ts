import { z } from 'zod';
import { findEntry } from '../../core/find-entry';
import { GatewayError } from '../../core/http/gateway-error';
import { type GraphqlCall, type GraphqlModule } from '../../core/http/graphql-module';
import { randomId } from '../../core/random';
import { countDecimals, roundCents } from '../../payments/transactions/currency-decimals';
import { fromCents } from '../../payments/transactions/money';

const typeDefs = /* GraphQL */ `
  extend type Mutation {
    generateExchangeRateQuote(input: GenerateExchangeRateQuoteInput!): GenerateExchangeRateQuotePayload
  }

  input GenerateExchangeRateQuoteInput {
    clientMutationId: String
    quotes: [ExchangeRateQuoteInput!]!
  }

  input ExchangeRateQuoteInput {
    baseCurrency: CurrencyCodeAlpha!
    quoteCurrency: CurrencyCodeAlpha!
    baseAmount: Amount
    markup: Amount
  }

  type GenerateExchangeRateQuotePayload {
    clientMutationId: String
    quotes: [ExchangeRateQuote!]
  }

  type ExchangeRateQuote {
    id: ID
    baseAmount: MonetaryAmount
    quoteAmount: MonetaryAmount
    exchangeRate: String
    tradeRate: String
    expiresAt: Timestamp
    refreshesAt: Timestamp
  }
`;

const amount = z.union([z.string(), z.number()]).transform(String).nullish();
const AMOUNT = /^\d{1,10}(\.\d{1,3})?$/;
const quoteInput = z.object({
  clientMutationId: z.string().nullish(),
  quotes: z.array(z.object({ baseCurrency: z.string(), quoteCurrency: z.string(), baseAmount: amount, markup: amount })),
});
type Quote = z.infer<typeof quoteInput>['quotes'][number];

/** US dollars for one unit. They never change, so that tests can rely on a quote. */
const DOLLARS: Readonly<Record<string, number>> = { USD: 1, EUR: 1.1, GBP: 1.25, CAD: 0.75, AUD: 0.65, JPY: 0.007, CHF: 1.12, SEK: 0.095 };
const HOUR = 60 * 60 * 1000;

const describeAmountError = (name: string): string =>
  `Variable '${name}' has an invalid value : Values of type Amount must be either a whole number or a number with up to 3 decimal places.`;

function createQuote({ sandbox }: GraphqlCall, { baseCurrency, quoteCurrency, baseAmount, markup }: Quote) {
  const refuse = (field: string, message: string) =>
    new GatewayError('VALIDATION', message, [{ path: ['quotes', field], code: '', message }]);
  const [base, quote] = [baseCurrency, quoteCurrency].map((currency) => findEntry(DOLLARS, currency));
  if (base === undefined) throw refuse('baseCurrency', `Currency ${baseCurrency} is not supported.`);
  if (quote === undefined) throw refuse('quoteCurrency', `Currency ${quoteCurrency} is not supported.`);
  if (!AMOUNT.test(baseAmount ?? '1')) throw refuse('baseAmount', describeAmountError('baseAmount'));
  if (!AMOUNT.test(markup ?? '0')) throw refuse('markup', describeAmountError('markup'));
  const tradeRate = base / quote;
  const exchangeRate = tradeRate * (1 + Number(markup ?? 0) / 100);
  const cents = Math.round(Number(baseAmount ?? '1.00') * 100);
  const time = (later: number) => new Date(sandbox.clock.now() + later).toISOString();
  return {
    id: randomId(24),
    baseAmount: { value: fromCents(cents), currencyCode: baseCurrency },
    quoteAmount: { value: fromCents(roundCents(cents * exchangeRate, countDecimals(quoteCurrency))), currencyCode: quoteCurrency },
    exchangeRate: exchangeRate.toFixed(12),
    tradeRate: tradeRate.toFixed(12),
    expiresAt: time(24 * HOUR),
    refreshesAt: time(12 * HOUR),
  };
}

/** Prices in the customer's currency, which a server shows before the sale. */
export const exchangeRateQuotes: GraphqlModule = {
  typeDefs,
  resolvers: {
    Mutation: {
      generateExchangeRateQuote(_, { input }, call) {
        const { clientMutationId, quotes } = quoteInput.parse(input);
        if (call.caller.kind !== 'api_keys') throw new GatewayError('AUTHORIZATION', 'Quotes are for a server.');
        return { clientMutationId, quotes: quotes.map((quote) => createQuote(call, quote)) };
      },
    },
  },
};
