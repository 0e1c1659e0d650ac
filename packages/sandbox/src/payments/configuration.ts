import { createAccessToken } from '../core/authorization/client-token';
import { type SandboxContext } from '../core/context';
import { type ClientApiRoute } from '../core/http/client-api-route';
import { type Urls } from '../core/http/create-urls';
import { merchantSettings } from '../core/merchant';
import { mergeDocuments } from '../core/merge-documents';
import { type Document } from '../core/store/schema';
import { listSupportedCardTypes } from './cards/supported-card-types';

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
      ...context.describeMethods(urls),
      braintreeApi: { url: urls.graphQLUrl.replace(/\/graphql$/, ''), accessToken: createAccessToken(context.merchant) },
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

export const configurationRoutes: readonly ClientApiRoute[] = [
  {
    method: 'GET',
    path: 'configuration',
    handle: ({ context, urls }) => ({ status: 200, body: createGatewayConfiguration(context, urls) }),
  },
];
