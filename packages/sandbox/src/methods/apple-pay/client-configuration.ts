import { asMembers, defineClientConfiguration, withBrands } from '../../payments/client-configuration';

/** What pages learn of the method by the GraphQL API. */
export const clientConfiguration = defineClientConfiguration(
  'applePayWeb',
  /* GraphQL */ `
    type ApplePayWebConfiguration {
      countryCode: CountryCodeAlpha2
      currencyCode: CurrencyCodeAlpha
      merchantIdentifier: String
      supportedCardBrands: [CreditCardBrandCode!]
    }
  `,
  (rest) => withBrands(asMembers(rest['applePayWeb']), 'supportedNetworks'),
);
