import { asMembers, defineClientConfiguration, toUpperCase, withBrands } from '../../payments/client-configuration';

/** What pages learn of the method by the GraphQL API. */
export const clientConfiguration = defineClientConfiguration(
  'googlePay',
  /* GraphQL */ `
    type GooglePayConfiguration {
      countryCode: CountryCodeAlpha2
      displayName: String
      environment: GooglePayEnvironment
      googleAuthorization: String
      paypalClientId: String
      supportedCardBrands: [CreditCardBrandCode!]
    }

    enum GooglePayEnvironment {
      PRODUCTION
      SANDBOX
    }
  `,
  (rest) => {
    const found = asMembers(rest['androidPay']);
    return (
      found && {
        ...withBrands(found, 'supportedNetworks'),
        environment: toUpperCase(found['environment']),
        googleAuthorization: found['googleAuthorizationFingerprint'],
      }
    );
  },
);
