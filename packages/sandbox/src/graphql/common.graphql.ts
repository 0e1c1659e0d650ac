import { type GraphqlModule } from './module';

/** What several groups use: scalars, addresses, phones, payment methods. Names and types are the published schema's. */
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
      _unused: Boolean
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
  resolvers: { Query: { ping: () => 'pong' } },
  typeOf: { Node: () => 'PaymentMethod', PaymentMethodDetails: () => 'CreditCardDetails' },
};
