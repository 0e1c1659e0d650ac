import { z } from 'zod';
import { type GraphqlModule, type GraphqlCall } from '../../core/http/graphql-module';
import { findRegulationEnvironment } from '../../payments/cards/authentication-insight';
import { type BinData } from '../../payments/cards/bin-data';
import { cardInput } from '../../payments/cards/card-input';
import { tokenizeCard, type TokenizedCard } from '../../payments/cards/tokenize-card';
import { CREDIT_CARDS_SCHEMA } from './graphql-schema';

const tokenizeInput = z.object({
  clientMutationId: z.string().nullish(),
  creditCard: cardInput,
  options: z.object({ validate: z.boolean().nullish() }).nullish(),
});
const insightInput = z.object({ merchantAccountId: z.string() });

async function tokenize(args: unknown, { sandbox, caller }: GraphqlCall) {
  const { creditCard, options, clientMutationId } = tokenizeInput.parse(args);
  const tokenized = await tokenizeCard(sandbox, caller, creditCard, { validate: options?.validate ?? false });
  const { document, paymentMethodToken } = tokenized;
  const paymentMethod = {
    id: document.nonce,
    legacyId: document.nonce,
    usage: paymentMethodToken === undefined ? 'SINGLE_USE' : 'MULTI_USE',
    createdAt: new Date(sandbox.clock.now()).toISOString(),
    details: describeCard(tokenized),
  };
  return {
    clientMutationId,
    token: document.nonce,
    creditCard: paymentMethod.details,
    singleUseToken: paymentMethod,
    paymentMethod,
    authenticationInsight({ input }: { input: unknown }) {
      const { merchantAccountId } = insightInput.parse(input);
      return createInsight(merchantAccountId, findRegulationEnvironment(sandbox, merchantAccountId, document.binData));
    },
  };
}

/** Describes a card. A nonce for a security code alone has no first six digits, brand or last four digits. */
export function describeCard({ document, brand }: Pick<TokenizedCard, 'document' | 'brand'>) {
  const { bin, lastFour, cardType, cardholderName, expirationMonth, expirationYear } = document.details;
  return {
    __typename: 'CreditCardDetails',
    bin: bin || null,
    last4: lastFour || null,
    brandCode: brand === 'VERVE' ? 'UNKNOWN' : brand, // the provider's schema has no code for Verve
    brand: cardType,
    binData: describeBin(document.binData),
    cardholderName,
    expirationMonth,
    expirationYear,
  };
}

function describeBin(binData: BinData) {
  const entries = Object.entries(binData).map(([key, value]: [string, string]) => {
    const indicator = key !== 'issuingBank' && key !== 'countryOfIssuance' && key !== 'productId';
    return [key, indicator ? value.toUpperCase() : value === 'Unknown' ? null : value];
  });
  return Object.fromEntries(entries) as Record<string, string | null>;
}

const ENVIRONMENTS: Record<string, string> = { psd2: 'PSDTWO', unregulated: 'UNREGULATED', rbi: 'RBI' };

function createInsight(merchantAccountId: string, environment: string) {
  const regulation = ENVIRONMENTS[environment] ?? 'UNAVAILABLE';
  return {
    merchantAccountId,
    customerAuthenticationRegulationEnvironment: regulation,
    customerAuthenticationIndicator: regulation === 'PSDTWO' ? 'REQUIRED' : regulation === 'UNREGULATED' ? 'OPTIONAL' : 'UNAVAILABLE',
  };
}

export const creditCards: GraphqlModule = {
  typeDefs: CREDIT_CARDS_SCHEMA,
  resolvers: {
    Mutation: {
      tokenizeCreditCard: (_, { input }, call) => tokenize(input, call),
      tokenizeCreditCardForPayPalConnect: (_, { input }, call) => tokenize(input, call),
    },
  },
};
