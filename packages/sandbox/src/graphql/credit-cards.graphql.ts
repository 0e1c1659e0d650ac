import { z } from 'zod';
import { findRegulationEnvironment } from '../cards/authentication-insight';
import { type BinData } from '../cards/bin-data';
import { cardInput } from '../cards/card-input';
import { tokenizeCard, type TokenizedCard } from '../cards/tokenize-card';
import { type GraphqlModule, type GraphqlCall } from './module';

const CARD_FIELDS = `
  bin: String
  last4: String
  brandCode: CreditCardBrandCode
  brand: String
  binData: BinRecord
  cardholderName: String
  expirationMonth: String
  expirationYear: String
  uniqueNumberIdentifier: String`;

const typeDefs = /* GraphQL */ `
  extend type Mutation {
    tokenizeCreditCard(input: TokenizeCreditCardInput!): TokenizeCreditCardPayload
    tokenizeCreditCardForPayPalConnect(input: TokenizeCreditCardForPayPalConnectInput!): TokenizeCreditCardForPayPalConnectPayload
  }

  input TokenizeCreditCardInput {
    clientMutationId: String
    creditCard: CreditCardInput!
    options: TokenizeCreditCardOptionsInput
  }

  input TokenizeCreditCardOptionsInput {
    validate: Boolean
  }

  input CreditCardInput {
    number: String
    expirationYear: String
    expirationMonth: String
    cvv: String
    cardholderName: String
    billingAddress: AddressInput
  }

  input TokenizeCreditCardForPayPalConnectInput {
    clientMutationId: String
    creditCard: CreditCardInput!
    options: TokenizeCreditCardOptionsInput
    email: String
    optIn: Boolean
    phone: PhoneInput
    termsAndConditionsVersion: String
    termsAndConditionsCountry: String
    authAssertion: ConnectAuthAssertion
    shippingAddress: AddressInput
  }

  "A string, or false as some pages send it."
  scalar ConnectAuthAssertion

  type TokenizeCreditCardPayload {
    clientMutationId: String
    token: String
    creditCard: CreditCardDetails
    singleUseToken: PaymentMethod
    paymentMethod: PaymentMethod
    authenticationInsight(input: AuthenticationInsightInput!): AuthenticationInsight
  }

  type TokenizeCreditCardForPayPalConnectPayload {
    clientMutationId: String
    paymentMethod: PaymentMethod
    authenticationInsight(input: AuthenticationInsightInput!): AuthenticationInsight
  }

  type CreditCardDetails {${CARD_FIELDS}
  }

  type BinRecord {
    prepaid: BinRecordValue
    healthcare: BinRecordValue
    debit: BinRecordValue
    durbinRegulated: BinRecordValue
    commercial: BinRecordValue
    payroll: BinRecordValue
    business: BinRecordValue
    consumer: BinRecordValue
    purchase: BinRecordValue
    corporate: BinRecordValue
    prepaidReloadable: BinRecordValue
    issuingBank: String
    countryOfIssuance: CountryCode
    productId: String
  }

  enum BinRecordValue {
    NO
    UNKNOWN
    YES
  }

  input AuthenticationInsightInput {
    merchantAccountId: ID!
    amount: Amount
    recurringCustomerConsent: Boolean
    recurringMaxAmount: Amount
  }

  type AuthenticationInsight {
    merchantAccountId: String
    customerAuthenticationRegulationEnvironment: CustomerAuthenticationRegulationEnvironment
    customerAuthenticationIndicator: CustomerAuthenticationIndicator
  }

  enum CustomerAuthenticationRegulationEnvironment {
    PSDTWO
    RBI
    UNAVAILABLE
    UNREGULATED
  }

  enum CustomerAuthenticationIndicator {
    OPTIONAL
    REQUIRED
    UNAVAILABLE
  }
`;

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
  typeDefs,
  resolvers: {
    Mutation: {
      tokenizeCreditCard: (_, { input }, call) => tokenize(input, call),
      tokenizeCreditCardForPayPalConnect: (_, { input }, call) => tokenize(input, call),
    },
  },
};
