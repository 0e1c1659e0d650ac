/** The configuration of a client, under the names of the published schema. */
export const CLIENT_CONFIGURATION_SCHEMA = /* GraphQL */ `
  extend type Query {
    clientConfiguration: ClientConfiguration
  }

  type ClientConfiguration {
    analyticsUrl: String
    assetsUrl: String
    clientApiUrl: String
    supportedFeatures: [ClientFeature!]
    braintreeApi: BraintreeApiConfiguration
    creditCard: CreditCardConfiguration
    environment: ClientConfigurationEnvironment
    ideal: IDealConfiguration
    merchantId: String
    openBanking: OpenBankingConfiguration
  }

  enum ClientConfigurationEnvironment {
    DEVELOPMENT
    PRODUCTION
    QA
    SANDBOX
    TEST
  }

  enum ClientFeature {
    TOKENIZE_CREDIT_CARDS
  }

  type CreditCardConfiguration {
    supportedCardBrands: [CreditCardBrandCode!]
    challenges: [Challenge!]
    threeDSecureEnabled: Boolean
    threeDSecure: ThreeDSecureConfiguration
    fraudDataCollectionEnabled: Boolean
  }

  enum Challenge {
    CVV
    POSTAL_CODE
  }

  type ThreeDSecureConfiguration {
    cardinalAuthenticationJWT: String
    cardinalSongbirdUrl: String
    cardinalSongbirdIdentityHash: String
  }

  enum CreditCardBrandCode {
    AMERICAN_EXPRESS
    CITI
    DINERS
    DISCOVER
    ELO
    HIPER
    HIPERCARD
    INTERNATIONAL_MAESTRO
    JCB
    MASTERCARD
    SOLO
    SWITCH
    UK_MAESTRO
    UNION_PAY
    UNKNOWN
    VISA
  }

  type IDealConfiguration {
    routeId: String
    assetsUrl: String
  }

  type OpenBankingConfiguration {
    businessNames: [String!]
    allowListedDomains: [String!]
    profileId: String
  }

  type BraintreeApiConfiguration {
    url: String
    accessToken: String
  }
`;
