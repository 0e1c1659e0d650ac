import { createAccessToken } from '../core/authorization/client-token';
import { type SandboxContext } from '../core/context';
import { type ClientApiRoute } from '../core/http/client-api-route';
import { type Urls } from '../core/http/create-urls';
import { merchantSettings } from '../core/merchant';
import { mergeDocuments } from '../core/merge-documents';
import { type Document } from '../core/store/schema';
import { listSupportedCardTypes } from './cards/supported-card-types';
import { signJwt } from './three-d-secure/jwt';

/** Creates the gateway configuration: the default merchant's, with every payment method, overlaid with this merchant's settings. */
export function createGatewayConfiguration(context: SandboxContext, urls: Urls): Document {
  const { settings } = context;
  const otherSettings = Object.fromEntries(Object.entries(settings).filter(([name]) => !(name in merchantSettings.shape)));
  const merged = mergeDocuments(
    {
      ...describeMerchant(context, urls),
      challenges: settings.challenges ?? [],
      creditCards: { supportedCardTypes: listSupportedCardTypes(settings), collectDeviceData: settings.collectDeviceData ?? false },
      graphQL: { url: urls.graphQLUrl, features: settings.graphQLFeatures ?? ['tokenize_credit_cards'] },
      ...describePaymentMethods(context, urls),
    },
    otherSettings,
  );
  // For a merchant without PayPal the object is missing and the flag is false.
  if (!('paypal' in merged) && !('paypalEnabled' in otherSettings)) merged['paypalEnabled'] = false;
  return merged;
}

function describeMerchant({ merchant }: SandboxContext, urls: Urls): Document {
  return {
    environment: urls.environment,
    merchantId: merchant.id,
    clientApiUrl: urls.clientApiUrl,
    assetsUrl: urls.assetsUrl,
    analytics: { url: urls.analyticsUrl },
    merchantAccountId: 'sandbox_usd',
    venmo: 'off',
  };
}

function describePaymentMethods(context: SandboxContext, urls: Urls): Document {
  const { merchant } = context;
  const environment = urls.environment === 'production' ? 'production' : 'sandbox';
  return {
    threeDSecureEnabled: true,
    threeDSecure: { cardinalAuthenticationJWT: signJwt(context, 'setup') },
    paypalEnabled: true,
    paypal: {
      displayName: 'Tender test shop',
      clientId: `sandbox-client-${merchant.id}`,
      assetsUrl: urls.assetsUrl,
      environment: environment === 'production' ? 'live' : 'custom',
      environmentNoNetwork: false,
      unvettedMerchant: false,
      braintreeClientId: 'sandbox-master-client',
      billingAgreementsEnabled: true,
      merchantAccountId: 'sandbox_usd',
      currencyIsoCode: 'USD',
      payeeEmail: null,
    },
    payWithVenmo: {
      merchantId: `venmo-${merchant.id}`,
      accessToken: `access_token$${environment}$${merchant.id}$tender`,
      environment,
      enrichedCustomerDataEnabled: true,
    },
    androidPay: {
      enabled: true,
      displayName: 'Tender test shop',
      environment,
      googleAuthorizationFingerprint: `google-${merchant.id}`,
      paypalClientId: `sandbox-client-${merchant.id}`,
      supportedNetworks: ['visa', 'mastercard', 'amex', 'discover'],
    },
    fastlane: { enabled: true, tokensOnDemand: { enabled: true, tokenExchange: { enabled: true } } },
    applePayWeb: {
      countryCode: 'US',
      currencyCode: 'USD',
      merchantIdentifier: `merchant.sandbox.${merchant.id}`,
      supportedNetworks: ['visa', 'mastercard', 'amex', 'discover'],
    },
    unionPay: { enabled: true, merchantAccountId: 'sandbox_usd' },
    usBankAccount: { routeId: `route-${merchant.id}`, plaid: { publicKey: `plaid-${merchant.id}` } },
    masterpass: { merchantCheckoutId: `masterpass-${merchant.id}`, supportedNetworks: ['visa', 'master', 'amex', 'discover'] },
    visaCheckout: {
      apikey: `visa-checkout-${merchant.id}`,
      encryptionKey: `visa-checkout-encryption-${merchant.id}`,
      externalClientId: `visa-checkout-client-${merchant.id}`,
      supportedCardTypes: ['Visa', 'MasterCard', 'American Express', 'Discover'],
    },
    braintreeApi: { url: urls.graphQLUrl.replace(/\/graphql$/, ''), accessToken: createAccessToken(merchant) },
  };
}

export const configurationRoutes: readonly ClientApiRoute[] = [
  {
    method: 'GET',
    path: 'configuration',
    handle: ({ context, urls }) => ({ status: 200, body: createGatewayConfiguration(context, urls) }),
  },
];
