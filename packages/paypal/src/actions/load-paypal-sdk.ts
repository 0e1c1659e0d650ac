import {
  abortable,
  addQuery,
  follow,
  injectScript,
  mapEntries,
  paypalPreload,
  paypalScript,
  type Call,
  type Disposable,
  type Endpoints,
} from '@tender/client/internal';
import { DEFAULT_COMPONENTS, DEFAULT_CURRENCY, DEFAULT_INTENT, DEFAULT_VAULT_INTENT } from '../constants';
import { flowErrors } from '../errors';
import type { LoadPayPalSDKOptions } from '../types';
import type { CheckoutContext } from '../wire/checkout-context';

/** What the script is told beside the merchant's options. */
export interface Script {
  readonly endpoints: Endpoints;
  /** That of a client token. */
  readonly fingerprint: string | undefined;
  readonly autoSetDataUserIdToken: boolean;
  own(disposable: Disposable): unknown;
}

/**
 * Loads the script of PayPal's buttons, with the merchant's account and what the options say.
 * @throws PAYPAL_FLOW_FAILED when it cannot be loaded, an error of the client or of the set-up
 */
export async function loadPayPalSDK(
  call: Call,
  context: CheckoutContext,
  script: Script,
  options: LoadPayPalSDKOptions = {},
): Promise<void> {
  const { dataAttributes: given, ...parameters } = options;
  const dataAttributes = given ?? {};
  const attributes = attributesOf(dataAttributes, context);
  const token = userIdToken(dataAttributes, script);
  const query: Record<string, unknown> = { components: DEFAULT_COMPONENTS, ...parameters };
  query.intent ||= query.vault ? DEFAULT_VAULT_INTENT : DEFAULT_INTENT;
  if (!query.vault) query.currency ||= DEFAULT_CURRENCY;
  query['client-id'] ||= await clientId(call, context);
  if (token) {
    attributes['data-user-id-token'] = token;
    preload(script.endpoints, query, token, dataAttributes.amount);
  }
  await insert(call, script, addQuery(paypalScript(script.endpoints), query), attributes);
}

/** The merchant's, as PayPal knows it. */
export async function clientId(call: Call, { setUp }: CheckoutContext): Promise<string | undefined> {
  return (await abortable(setUp, call.signal)).configuration.gatewayConfiguration.paypal?.clientId;
}

type Attributes = NonNullable<LoadPayPalSDKOptions['dataAttributes']>;

function attributesOf(given: Attributes, { ready }: CheckoutContext): Record<string, string> {
  const attributes = mapEntries(given, ([name, value]) => [`data-${name.replace(/^data-/, '')}`, String(value)]);
  if (ready) attributes['data-client-metadata-id'] ||= ready.configuration.analyticsMetadata.sessionId;
  return attributes;
}

function userIdToken(given: Attributes, { autoSetDataUserIdToken, fingerprint }: Script): string | undefined {
  const token = given['user-id-token'] || given['data-user-id-token'] || fingerprint?.split('?')[0];
  return autoSetDataUserIdToken && token ? String(token) : undefined;
}

function preload(endpoints: Endpoints, query: Record<string, unknown>, token: string, amount: unknown): void {
  const data = {
    'client-id': query['client-id'],
    'user-id-token': token,
    amount: amount || undefined,
    currency: query.currency || undefined,
    'merchant-id': query['merchant-id'] || undefined,
  };
  fetch(addQuery(paypalPreload(endpoints), data)).catch(() => {}); // only to be sooner
}

async function insert(call: Call, { own }: Script, src: string, attributes: Record<string, string>): Promise<void> {
  const place = document.createElement('div');
  const loaded = injectScript({ src, attributes, container: place });
  const [script] = place.children;
  const dispose = (): void => script?.remove();
  own({ dispose });
  const unfollow = follow(call.signal, dispose);
  document.head.prepend(...place.children); // where it begins to load
  await abortable(loaded, call.signal).finally(unfollow).catch(call.convert(flowErrors.PAYPAL_FLOW_FAILED));
}
