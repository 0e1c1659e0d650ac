import { z } from 'zod';
import { createClientToken } from '../../core/authorization/client-token';
import { GatewayError } from '../../core/http/gateway-error';
import { type GraphqlCall, type GraphqlModule } from '../../core/http/graphql-module';
import { findCurrency } from '../../payments/vault/merchant-account';

/** Types that several groups use: scalars, addresses, phones, payment methods. Names and types are those of the published schema. */
export const common: GraphqlModule = {
  typeDefs: /* GraphQL */ `
    scalar Amount
    scalar CountryCode
    scalar CountryCodeAlpha2
    scalar CurrencyCodeAlpha
    scalar Timestamp

    type Query {
      ping: String!
      node(id: ID!): Node
    }

    type Mutation {
      createClientToken(input: CreateClientTokenInput): CreateClientTokenPayload
    }

    input CreateClientTokenInput {
      clientMutationId: String
      clientToken: ClientTokenInput
    }

    input ClientTokenInput {
      merchantAccountId: ID
      customerId: ID
      domains: [String!]
    }

    type CreateClientTokenPayload {
      clientMutationId: String
      clientToken: String
    }

    interface Node {
      id: ID!
    }

    input PhoneInput {
      countryPhoneCode: String!
      phoneNumber: String!
      extensionNumber: String
    }

    input AddressInput {
      company: String
      streetAddress: String
      addressLine1: String
      extendedAddress: String
      addressLine2: String
      firstName: String
      lastName: String
      locality: String
      adminArea2: String
      region: String
      adminArea1: String
      postalCode: String
      countryCode: CountryCode
      phone: PhoneInput
      countryCodeAlpha3: String
      countryCodeAlpha2: String
      countryCodeNumeric: String
      countryName: String
    }

    type PaymentMethod implements Node {
      id: ID!
      legacyId: ID!
      usage: PaymentMethodUsage
      createdAt: Timestamp
      details: PaymentMethodDetails
    }

    enum PaymentMethodUsage {
      MULTI_USE
      SINGLE_USE
    }

    union PaymentMethodDetails = CreditCardDetails
  `,
  resolvers: {
    Query: { ping: () => 'pong' },
    Mutation: { createClientToken: (_, { input }, call) => createToken(input, call) },
  },
};

const tokenInput = z
  .object({
    clientMutationId: z.string().nullish(),
    clientToken: z
      .object({ merchantAccountId: z.string().nullish(), customerId: z.string().nullish(), domains: z.array(z.string()).nullish() })
      .nullish(),
  })
  .nullish();

function createToken(args: unknown, { sandbox, caller, origin }: GraphqlCall) {
  if (caller.kind !== 'api_keys') throw new GatewayError('AUTHORIZATION', 'A client token is made with the API keys');
  const input = tokenInput.parse(args);
  const merchantAccountId = input?.clientToken?.merchantAccountId ?? undefined;
  if (merchantAccountId !== undefined && findCurrency(sandbox, merchantAccountId) === undefined) throw refuseAccount(merchantAccountId);
  const clientToken = createClientToken(sandbox, origin, {
    merchantAccountId,
    customerId: input?.clientToken?.customerId ?? undefined,
    domains: input?.clientToken?.domains ?? undefined,
  });
  return { clientMutationId: input?.clientMutationId, clientToken };
}

function refuseAccount(id: string): GatewayError {
  const message = `Invalid merchant account id: ${id}`;
  return new GatewayError('VALIDATION', message, [{ path: ['clientToken', 'merchantAccountId'], code: '92807', message }]);
}
