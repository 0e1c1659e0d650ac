import { VERSION, type Client, type Configuration, type RequestOptions } from '@tender/client';
import { abortable, withCallback } from '@tender/client/internal';

/** Options of `createFakeClient`. */
export interface FakeClientOptions {
  /** Members of the gateway configuration that replace those of the fake merchant. Default: none. */
  readonly gatewayConfiguration?: Readonly<Record<string, unknown>>;
  /** Authorization in the configuration. Default: `fake_authorization`. */
  readonly authorization?: string;
  /** Responds to requests: returns the response, or rejects. Default: every request rejects. */
  readonly request?: (options: Omit<RequestOptions, 'signal'>) => Promise<object> | object;
}

/**
 * Creates a client that sends no requests, for tests with components that are not faked. Its merchant accepts every payment method.
 * @example render(<TenderProvider client={createFakeClient()}><Shop /></TenderProvider>);
 */
export function createFakeClient({
  gatewayConfiguration,
  authorization = 'fake_authorization',
  request = rejectRequest,
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
  // Jest's jsdom has no `structuredClone`.
  const getConfiguration = (): Configuration => JSON.parse(JSON.stringify(configuration)) as Configuration;
  const respond = async ({ signal, ...options }: RequestOptions): Promise<object> => abortable(Promise.resolve(request(options)), signal);
  return {
    request: ((options: RequestOptions, callback?: unknown) => withCallback(respond(options), callback)) as Client['request'],
    getConfiguration,
    toJSON: getConfiguration,
    getVersion: () => VERSION,
    teardown: ((callback?: unknown) => withCallback(Promise.resolve(), callback)) as Client['teardown'],
  };
}

const rejectRequest = (): Promise<never> => Promise.reject(new Error('A fake client has no answer: give it `request`.'));

/** Accepts every payment method. */
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
  applePayWeb: { countryCode: 'DE', currencyCode: 'EUR', merchantIdentifier: 'merchant.fake', supportedNetworks: ['visa'] },
  usBankAccount: { routeId: 'fake_route' },
  unionPay: { enabled: true },
  masterpass: { merchantCheckoutId: 'fake_checkout' },
} as const;
