import { VERSION } from '../constants';
import { asRecord, type UnknownRecord } from './records';
import type { Configuration } from '../types';

// Builds the payment requests for Google, both for Google Pay's own script and for the browser's payment sheet. It is `@tender/client/internal/google-pay`,
// which pages without these methods do not load.

export const GOOGLE_PAY_AUTH_METHODS = ['PAN_ONLY', 'CRYPTOGRAM_3DS'] as const;
export const GOOGLE_PAY_ENVIRONMENTS = ['PRODUCTION', 'TEST'] as const;

/** Parameters by which Google creates a nonce of the provider. */
export type GooglePayParameters = Record<string, string | undefined>;

export interface GooglePayMethod {
  type: string;
  parameters: object;
  tokenizationSpecification: { type: string; parameters: GooglePayParameters };
}

export interface GooglePayV1 {
  environment: (typeof GOOGLE_PAY_ENVIRONMENTS)[number];
  allowedPaymentMethods: string[];
  paymentMethodTokenizationParameters: { tokenizationType: string; parameters: GooglePayParameters };
  cardRequirements: { allowedCardNetworks: string[] };
  merchantId?: string;
  apiVersion: 1;
}

export interface GooglePayV2 {
  apiVersion: 2;
  apiVersionMinor: 0;
  environment: (typeof GOOGLE_PAY_ENVIRONMENTS)[number];
  allowedPaymentMethods: GooglePayMethod[];
  merchantInfo?: { merchantId: string };
}

/** Members of the client's metadata in a request to Google, in the order of the wire. */
const METADATA = ['source', 'integration', 'sessionId', 'version', 'platform'];
const PAYMENT_GATEWAY = 'PAYMENT_GATEWAY';

/** Creates a new configuration on each call, so that callers cannot change each other's. */
export function googlePayConfiguration(
  { gatewayConfiguration, analyticsMetadata, authorizationType, authorization }: Configuration,
  version: 1 | 2,
  merchantId?: string,
): GooglePayV1 | GooglePayV2 {
  const { androidPay, environment: gatewayEnvironment } = gatewayConfiguration;
  const client_id = androidPay?.paypalClientId;
  const environment = GOOGLE_PAY_ENVIRONMENTS[gatewayEnvironment === 'production' ? 0 : 1];
  const cardRequirements = { allowedCardNetworks: (androidPay?.supportedNetworks ?? []).map((network) => network.toUpperCase()) };
  const metadata = JSON.stringify({ ...analyticsMetadata, version: VERSION }, METADATA);
  const tokenization = (name: string, value: string | undefined): GooglePayParameters => ({
    gateway: 'braintree',
    'braintree:merchantId': gatewayConfiguration.merchantId,
    'braintree:apiVersion': 'v1',
    'braintree:sdkVersion': VERSION,
    'braintree:metadata': metadata,
    [`braintree:${name}`]: value,
  });
  const cardTokenization = tokenization('authorizationFingerprint', androidPay?.googleAuthorizationFingerprint);
  if (version === 1) {
    if (authorizationType === 'TOKENIZATION_KEY') cardTokenization['braintree:clientKey'] = authorization;
    return {
      environment,
      allowedPaymentMethods: ['CARD', 'TOKENIZED_CARD'],
      paymentMethodTokenizationParameters: { tokenizationType: PAYMENT_GATEWAY, parameters: cardTokenization },
      cardRequirements,
      ...(merchantId && { merchantId }),
      apiVersion: 1,
    };
  }
  const method = (type: string, parameters: object, tokenizationParameters: GooglePayParameters): GooglePayMethod => ({
    type,
    parameters,
    tokenizationSpecification: { type: PAYMENT_GATEWAY, parameters: tokenizationParameters },
  });
  const card = method('CARD', { allowedAuthMethods: [...GOOGLE_PAY_AUTH_METHODS], ...cardRequirements }, cardTokenization);
  const purchase_context = { purchase_units: [{ payee: { client_id }, recurring_payment: true }] };
  return {
    apiVersion: 2,
    apiVersionMinor: 0,
    environment,
    allowedPaymentMethods: client_id ? [card, method('PAYPAL', { purchase_context }, tokenization('paypalClientId', client_id))] : [card],
    ...(merchantId && { merchantInfo: { merchantId } }),
  };
}

/** Google's response as it should be. Reading a missing member throws. */
interface GoogleResponse {
  apiVersion?: unknown;
  paymentMethodData: { tokenizationData: { token: string } };
  paymentMethodToken: { token: string };
}

/**
 * Reads the gateway's response out of Google's response, by the version that Google's response names.
 * @throws TypeError or SyntaxError for a response without a token
 */
export function readGooglePayToken(answer: unknown): UnknownRecord {
  const { apiVersion, paymentMethodData, paymentMethodToken } = answer as GoogleResponse;
  const { token } = apiVersion === 2 ? paymentMethodData.tokenizationData : paymentMethodToken;
  return asRecord(JSON.parse(token));
}
