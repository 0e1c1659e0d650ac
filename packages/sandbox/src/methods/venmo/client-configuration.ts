import { asMembers, defineClientConfiguration, toUpperCase } from '../../payments/client-configuration';

/** What pages learn of the method by the GraphQL API. */
export const clientConfiguration = defineClientConfiguration(
  'venmo',
  /* GraphQL */ `
    type VenmoConfiguration {
      merchantId: String
      accessToken: String
      environment: VenmoEnvironment
      enrichedCustomerDataEnabled: Boolean
    }

    enum VenmoEnvironment {
      PRODUCTION
      SANDBOX
    }
  `,
  (rest) => {
    const found = asMembers(rest['payWithVenmo']);
    return found && { ...found, environment: toUpperCase(found['environment']) };
  },
);
