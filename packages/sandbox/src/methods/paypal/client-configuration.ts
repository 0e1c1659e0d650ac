import { asMembers, defineClientConfiguration, toUpperCase } from '../../payments/client-configuration';

/** What pages learn of the method by the GraphQL API. */
export const clientConfiguration = defineClientConfiguration(
  'paypal',
  /* GraphQL */ `
    type PayPalConfiguration {
      displayName: String
      clientId: String
      assetsUrl: String
      environment: PayPalEnvironment
      environmentNoNetwork: Boolean
      unvettedMerchant: Boolean
      braintreeClientId: String
      billingAgreementsEnabled: Boolean
      merchantAccountId: String
      currencyCode: CurrencyCodeAlpha
      payeeEmail: String
    }

    enum PayPalEnvironment {
      CUSTOM
      LIVE
      OFFLINE
    }
  `,
  (rest) => {
    const found = rest['paypalEnabled'] === false ? null : asMembers(rest['paypal']);
    return found && { ...found, environment: toUpperCase(found['environment']), currencyCode: found['currencyIsoCode'] };
  },
);
