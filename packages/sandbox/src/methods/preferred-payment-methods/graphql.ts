import { type GraphqlModule } from '../../core/http/graphql-module';

const typeDefs = /* GraphQL */ `
  extend type Query {
    preferredPaymentMethods: PreferredPaymentMethods
  }

  type PreferredPaymentMethods {
    paypalPreferred: Boolean!
    venmoPreferred: Boolean!
  }
`;

/** The wallets that the customer prefers: both, unless the merchant's settings say otherwise. */
export const preferredPaymentMethods: GraphqlModule = {
  typeDefs,
  resolvers: {
    Query: {
      preferredPaymentMethods: (_, __, { sandbox: { settings } }) => ({
        paypalPreferred: settings.preferredPaymentMethods?.paypalPreferred ?? true,
        venmoPreferred: settings.preferredPaymentMethods?.venmoPreferred ?? true,
      }),
    },
  },
};
