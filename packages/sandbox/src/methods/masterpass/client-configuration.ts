import { asMembers, defineClientConfiguration, withBrands } from '../../payments/client-configuration';

/** What pages learn of the method by the GraphQL API. */
export const clientConfiguration = defineClientConfiguration(
  'masterpass',
  /* GraphQL */ `
    type MasterpassConfiguration {
      merchantCheckoutId: String
      supportedCardBrands: [CreditCardBrandCode!]
    }
  `,
  (rest) => withBrands(asMembers(rest['masterpass']), 'supportedNetworks'),
);
