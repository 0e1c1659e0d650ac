/** The configuration of a client, under the names of the published schema. */
export const CLIENT_CONFIGURATION_SCHEMA = /* GraphQL */ `
  extend type Query {
    clientConfiguration: ClientConfiguration
  }

  type ClientConfiguration {
    analyticsUrl: String
    applePayWeb: ApplePayWebConfiguration
    assetsUrl: String
    clientApiUrl: String
    supportedFeatures: [ClientFeature!]
    braintreeApi: BraintreeApiConfiguration
    creditCard: CreditCardConfiguration
    environment: ClientConfigurationEnvironment
    fastlane: FastlaneConfiguration
    googlePay: GooglePayConfiguration
    ideal: IDealConfiguration
    masterpass: MasterpassConfiguration
    merchantId: String
    openBanking: OpenBankingConfiguration
    paypal: PayPalConfiguration
    unionPay: UnionPayConfiguration
    usBankAccount: UsBankAccountConfiguration
    venmo: VenmoConfiguration
    visaCheckout: VisaCheckoutConfiguration
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

  type ApplePayWebConfiguration {
    countryCode: CountryCodeAlpha2
    currencyCode: CurrencyCodeAlpha
    merchantIdentifier: String
    supportedCardBrands: [CreditCardBrandCode!]
  }

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

  type IDealConfiguration {
    routeId: String
    assetsUrl: String
  }

  type MasterpassConfiguration {
    merchantCheckoutId: String
    supportedCardBrands: [CreditCardBrandCode!]
  }

  type OpenBankingConfiguration {
    businessNames: [String!]
    allowListedDomains: [String!]
    profileId: String
  }

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

  type UnionPayConfiguration {
    merchantAccountId: String
  }

  type UsBankAccountConfiguration {
    routeId: String
    plaidPublicKey: String
  }

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

  type VisaCheckoutConfiguration {
    apiKey: String
    externalClientId: String
    supportedCardBrands: [CreditCardBrandCode!]
  }

  type BraintreeApiConfiguration {
    url: String
    accessToken: String
  }
`;
