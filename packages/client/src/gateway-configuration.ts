/** The merchant's settings as the gateway gives them. Only what components read is typed; a method is on when its member is there. */
export interface GatewayConfiguration {
  environment: string;
  merchantId: string;
  assetsUrl: string;
  clientApiUrl: string;
  configUrl?: string;
  challenges?: string[];
  graphQL?: { url: string; features?: string[]; date?: string };
  creditCards?: { supportedCardTypes?: string[]; collectDeviceData?: boolean };
  threeDSecureEnabled?: boolean;
  threeDSecure?: { cardinalAuthenticationJWT?: string };
  paypalEnabled?: boolean;
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
  payWithVenmo?: { merchantId: string; accessToken: string; environment: string; enrichedCustomerDataEnabled?: boolean };
  androidPay?: {
    enabled?: boolean;
    displayName?: string;
    environment?: string;
    googleAuthorizationFingerprint?: string;
    paypalClientId?: string;
    supportedNetworks?: string[];
  };
  masterpass?: { merchantCheckoutId?: string; supportedNetworks?: string[] };
  unionPay?: { enabled?: boolean; merchantAccountId?: string };
  usBankAccount?: { routeId?: string; plaid?: { publicKey?: string } };
  [member: string]: unknown;
}
