import { asMembers, defineClientConfiguration } from '../../payments/client-configuration';

/** What pages learn of the method by the GraphQL API. */
export const clientConfiguration = defineClientConfiguration(
  'fastlane',
  /* GraphQL */ `
    type FastlaneConfiguration {
      enabled: Boolean
      tokensOnDemand: TokensOnDemandConfiguration
    }

    type TokensOnDemandConfiguration {
      enabled: Boolean
      tokenExchange: TokenExchangeConfiguration
    }

    type TokenExchangeConfiguration {
      enabled: Boolean
    }
  `,
  (rest) => asMembers(rest['fastlane']),
);
