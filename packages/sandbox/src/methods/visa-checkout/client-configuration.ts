import { asMembers, defineClientConfiguration, withBrands } from '../../payments/client-configuration';

/** What pages learn of the method by the GraphQL API. */
export const clientConfiguration = defineClientConfiguration(
  'visaCheckout',
  /* GraphQL */ `
    type VisaCheckoutConfiguration {
      apiKey: String
      externalClientId: String
      supportedCardBrands: [CreditCardBrandCode!]
    }
  `,
  (rest) => {
    const found = asMembers(rest['visaCheckout']);
    return found && { ...withBrands(found, 'supportedCardTypes'), apiKey: found['apikey'] };
  },
);
