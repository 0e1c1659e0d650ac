/** The merchant's configuration from the gateway. Only the members that components read are typed; a payment method is enabled when its member exists. */
export interface GatewayConfiguration {
  /** `production`, `sandbox` or `development`. */
  environment: string;
  /** The merchant's public id. */
  merchantId: string;
  /** Origin of the asset host, which serves frames and scripts. */
  assetsUrl: string;
  /** Base URL of the client API. */
  clientApiUrl: string;
  /** URL of this configuration. */
  configUrl?: string;
  /** Card data that the merchant's rules require: `cvv`, `postal_code`. */
  challenges?: string[];
  /** The GraphQL API, where the merchant has it. */
  graphQL?: { url: string; features?: string[]; date?: string };
  /** Card payments. */
  creditCards?: { supportedCardTypes?: string[]; collectDeviceData?: boolean };
  /** Whether 3D Secure is enabled. */
  threeDSecureEnabled?: boolean;
  /** Settings of 3D Secure. */
  threeDSecure?: {
    cardinalAuthenticationJWT?: string;
    /** URL of Cardinal's script, for merchants who have moved to its new domain. */
    cardinalSongbirdUrl?: string;
    /** Hash of that script, for the element's `integrity`. */
    cardinalSongbirdIdentityHash?: string;
  };
  /** Whether PayPal is enabled. */
  paypalEnabled?: boolean;
  /** Settings of PayPal. */
  paypal?: {
    assetsUrl?: string;
    displayName?: string;
    clientId?: string;
    environment?: string;
    environmentNoNetwork?: boolean;
    unvettedMerchant?: boolean;
    braintreeClientId?: string;
    billingAgreementsEnabled?: boolean;
    merchantAccountId?: string;
    currencyIsoCode?: string;
  };
  /** Settings of Venmo. */
  payWithVenmo?: { merchantId: string; accessToken: string; environment: string; enrichedCustomerDataEnabled?: boolean };
  /** Settings of Google Pay, by its former name. */
  androidPay?: {
    enabled?: boolean;
    displayName?: string;
    environment?: string;
    googleAuthorizationFingerprint?: string;
    paypalClientId?: string;
    supportedNetworks?: string[];
  };
  /** Settings of Apple Pay on websites. A configuration from GraphQL has no `merchantCapabilities`. */
  applePayWeb?: {
    countryCode?: string;
    currencyCode?: string;
    merchantIdentifier?: string;
    supportedNetworks?: string[];
    merchantCapabilities?: string[];
  };
  /** Settings of Masterpass. */
  masterpass?: { merchantCheckoutId?: string; supportedNetworks?: string[] };
  /** Settings of UnionPay. */
  unionPay?: { enabled?: boolean; merchantAccountId?: string };
  /** Settings of US bank accounts. */
  usBankAccount?: { routeId?: string; plaid?: { publicKey?: string } };
  /** Settings of Visa Checkout. A configuration from GraphQL has no `encryptionKey`. */
  visaCheckout?: { apikey?: string; encryptionKey?: string; externalClientId?: string; supportedCardTypes?: string[] };
  [member: string]: unknown;
}
