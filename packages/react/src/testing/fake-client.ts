import { VERSION, type Client, type Configuration, type RequestOptions } from '@tender/client';
import { abortable, settle } from '@tender/client/internal';

export interface FakeClientOptions {
  /** Members of the gateway's configuration in place of those of the fake merchant. */
  readonly gatewayConfiguration?: Readonly<Record<string, unknown>>;
  readonly authorization?: string;
  /** Answers requests, by resolving with the answer's members or rejecting; default: no request is answered. */
  readonly request?: (options: Omit<RequestOptions, 'signal'>) => Promise<object> | object;
}

/** A client that asks nobody: for components that are to run in a test as they are. */
export function createFakeClient({
  gatewayConfiguration,
  authorization = 'fake_authorization',
  request = refuse,
}: FakeClientOptions = {}): Client {
  const configuration = {
    authorization,
    authorizationType: 'CLIENT_TOKEN',
    authorizationFingerprint: 'fake_fingerprint',
    analyticsMetadata: {
      merchantAppId: 'shop.example',
      platform: 'web',
      sdkVersion: VERSION,
      source: 'client',
      integration: 'custom',
      integrationType: 'custom',
      sessionId: '00000000-0000-4000-8000-000000000000',
    },
    gatewayConfiguration: { ...MERCHANT, ...gatewayConfiguration },
    analytics: false,
  } as unknown as Configuration;
  const getConfiguration = (): Configuration => structuredClone(configuration);
  const ask = async ({ signal, ...options }: RequestOptions): Promise<object> => abortable(Promise.resolve(request(options)), signal);
  return {
    request: ((options: RequestOptions, callback?: unknown) => settle(ask(options), callback)) as Client['request'],
    getConfiguration,
    toJSON: getConfiguration,
    getVersion: () => VERSION,
    teardown: ((callback?: unknown) => settle(Promise.resolve(), callback)) as Client['teardown'],
  };
}

const refuse = (): Promise<never> => Promise.reject(new Error('A fake client has no answer: give it `request`.'));

/** Takes everything, everywhere. */
const MERCHANT = {
  merchantId: 'fake_merchant',
  environment: 'sandbox',
  assetsUrl: 'https://assets.braintreegateway.com',
  clientApiUrl: 'https://api.sandbox.braintreegateway.com/merchants/fake_merchant/client_api',
  challenges: ['cvv'],
  creditCards: { supportedCardTypes: ['Visa', 'MasterCard', 'American Express', 'Discover', 'JCB', 'UnionPay'] },
  threeDSecureEnabled: true,
  threeDSecure: {},
  paypalEnabled: true,
  paypal: { displayName: 'Fake shop', currencyIsoCode: 'EUR', environment: 'offline', clientId: 'fake_client_id' },
  payWithVenmo: { merchantId: 'fake_venmo_merchant', accessToken: 'fake_token', environment: 'sandbox', enrichedCustomerDataEnabled: true },
  androidPay: {
    enabled: true,
    displayName: 'Fake shop',
    environment: 'sandbox',
    googleAuthorizationFingerprint: 'fake',
    supportedNetworks: ['visa'],
  },
  usBankAccount: { routeId: 'fake_route' },
  unionPay: { enabled: true },
  masterpass: { merchantCheckoutId: 'fake_checkout' },
} as const;
