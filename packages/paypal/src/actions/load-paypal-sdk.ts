import {
  abortable,
  addQuery,
  onAbort,
  injectScript,
  mapEntries,
  paypalPreloadUrl,
  paypalScriptUrl,
  type Call,
  type Disposable,
  type Endpoints,
} from '@tender/client/internal';
import { DEFAULT_COMPONENTS, DEFAULT_CURRENCY, DEFAULT_INTENT, DEFAULT_VAULT_INTENT } from '../constants';
import { flowErrors } from '../errors';
import type { PayPalCheckoutLoadPayPalSDKOptions } from '../types';
import type { CheckoutContext } from '../checkout-context';

/** What loading the script needs besides the merchant's options and the instance. */
export interface ScriptContext {
  readonly endpoints: Endpoints;
  /** Fingerprint of a client token. */
  readonly fingerprint: string | undefined;
  readonly autoSetDataUserIdToken: boolean;
  /** Registers what the instance removes at its teardown. */
  own(disposable: Disposable): unknown;
}

/**
 * Loads PayPal's script for the merchant's account, with the options as parameters of its URL, and `dataAttributes` as its attributes.
 * @throws PAYPAL_FLOW_FAILED when it cannot be loaded, or the error with which the instance could not be set up
 */
export async function loadPayPalSDK(
  call: Call,
  context: CheckoutContext,
  script: ScriptContext,
  options: PayPalCheckoutLoadPayPalSDKOptions = {},
): Promise<void> {
  const { dataAttributes: dataAttributesOption, ...parameters } = options;
  const dataAttributes = dataAttributesOption ?? {};
  const attributes = createAttributes(dataAttributes, context);
  const token = readUserIdToken(dataAttributes, script);
  const query: Record<string, unknown> = { components: DEFAULT_COMPONENTS, ...parameters };
  query.intent ||= query.vault ? DEFAULT_VAULT_INTENT : DEFAULT_INTENT;
  if (!query.vault) query.currency ||= DEFAULT_CURRENCY;
  query['client-id'] ||= await readClientId(call, context);
  if (token) {
    attributes['data-user-id-token'] = token;
    preloadScript(script.endpoints, query, token, dataAttributes.amount);
  }
  await insertScript(call, script, addQuery(paypalScriptUrl(script.endpoints), query), attributes);
}

/** The merchant's client id at PayPal, as soon as the instance is set up. */
export async function readClientId(call: Call, { setUp }: CheckoutContext): Promise<string | undefined> {
  return (await abortable(setUp, call.signal)).configuration.gatewayConfiguration.paypal?.clientId;
}

type Attributes = NonNullable<PayPalCheckoutLoadPayPalSDKOptions['dataAttributes']>;

function createAttributes(dataAttributes: Attributes, { ready }: CheckoutContext): Record<string, string> {
  const attributes = mapEntries(dataAttributes, ([name, value]) => [`data-${name.replace(/^data-/, '')}`, String(value)]);
  if (ready) attributes['data-client-metadata-id'] ||= ready.configuration.analyticsMetadata.sessionId;
  return attributes;
}

/** The token that identifies the customer to PayPal: the merchant's, else the first part of the client token's fingerprint. */
function readUserIdToken(dataAttributes: Attributes, { autoSetDataUserIdToken, fingerprint }: ScriptContext): string | undefined {
  const token = dataAttributes['user-id-token'] || dataAttributes['data-user-id-token'] || fingerprint?.split('?')[0];
  return autoSetDataUserIdToken && token ? String(token) : undefined;
}

/** Asks PayPal to prepare its script for the customer. */
function preloadScript(endpoints: Endpoints, query: Record<string, unknown>, token: string, amount: unknown): void {
  const data = {
    'client-id': query['client-id'],
    'user-id-token': token,
    amount: amount || undefined,
    currency: query.currency || undefined,
    'merchant-id': query['merchant-id'] || undefined,
  };
  fetch(addQuery(paypalPreloadUrl(endpoints), data)).catch(() => {}); // a preload only saves time, so its failure does not matter
}

async function insertScript(call: Call, { own }: ScriptContext, src: string, attributes: Record<string, string>): Promise<void> {
  const container = document.createElement('div'); // is never in the document: it only holds the new element
  const loaded = injectScript({ src, attributes, container });
  const [script] = container.children;
  const dispose = (): void => script?.remove();
  own({ dispose });
  const stopListening = onAbort(call.signal, dispose);
  document.head.prepend(...container.children); // loading starts when the element is in the document
  await abortable(loaded, call.signal).finally(stopListening).catch(call.rethrowAs(flowErrors.PAYPAL_FLOW_FAILED));
}
