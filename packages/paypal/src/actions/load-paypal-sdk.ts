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
import type { CheckoutContext } from '../context';

/** What loading the script needs besides the merchant's options and the instance. */
export interface ScriptContext {
  readonly endpoints: Endpoints;
  /** Fingerprint of a client token. */
  readonly fingerprint: string | undefined;
  readonly autoSetDataUserIdToken: boolean;
  /** Registers what the instance removes at its teardown. */
  own(disposable: Disposable): unknown;
}

/** A script on the page, which calls with equal options share. Another one would replace `window.paypal` under the buttons of the first. */
interface SharedScript {
  /** Undefined if an attribute is invalid. */
  readonly element: Element | undefined;
  readonly loaded: Promise<unknown>;
  /** The calls that wait for the script or have loaded it. The element is removed with the last of them. */
  readonly users: Set<Call>;
}

const sharedScripts = new Map<string, SharedScript>();

/**
 * Loads PayPal's script for the merchant's account, with the options as parameters of its URL, and `dataAttributes` as its attributes. If the page has
 * the script with equal options, waits for that one.
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
  const attributes = createAttributes(dataAttributes);
  const sessionId = context.ready?.configuration.analyticsMetadata.sessionId;
  const token = readUserIdToken(dataAttributes, script);
  const query: Record<string, unknown> = { components: DEFAULT_COMPONENTS, ...parameters };
  query.intent ||= query.vault ? DEFAULT_VAULT_INTENT : DEFAULT_INTENT;
  if (!query.vault) query.currency ||= DEFAULT_CURRENCY;
  query['client-id'] ||= await readClientId(call, context);
  if (token) attributes['data-user-id-token'] = token;
  const src = addQuery(paypalScriptUrl(script.endpoints), query);
  // Without the id of the session: only calls that are made once the client is ready know it. Each customer has another fingerprint.
  const key = JSON.stringify([src, attributes, script.fingerprint]);
  let shared = sharedScripts.get(key);
  if (!shared?.element?.isConnected) {
    if (token) preloadScript(script.endpoints, query, token, dataAttributes.amount);
    if (sessionId) attributes['data-client-metadata-id'] ||= sessionId;
    shared = insertScript(src, attributes);
    sharedScripts.set(key, shared);
  }
  await waitForScript(call, script, key, shared);
}

/** The merchant's client id at PayPal, as soon as the instance is set up. */
export async function readClientId(call: Call, { setUp }: CheckoutContext): Promise<string | undefined> {
  return (await abortable(setUp, call.signal)).configuration.gatewayConfiguration.paypal?.clientId;
}

type Attributes = NonNullable<PayPalCheckoutLoadPayPalSDKOptions['dataAttributes']>;

function createAttributes(dataAttributes: Attributes): Record<string, string> {
  return mapEntries(dataAttributes, ([name, value]) => [`data-${name.replace(/^data-/, '')}`, String(value)]);
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

function insertScript(src: string, attributes: Record<string, string>): SharedScript {
  const container = document.createElement('div'); // is never in the document: it only holds the new element
  const loaded = injectScript({ src, attributes, container });
  const [element] = container.children;
  document.head.prepend(...container.children); // loading starts when the element is in the document
  return { element, loaded, users: new Set() };
}

async function waitForScript(call: Call, { own }: ScriptContext, key: string, script: SharedScript): Promise<void> {
  const { element, loaded, users } = script;
  users.add(call);
  const dispose = (): void => {
    if (!users.delete(call) || users.size) return;
    element?.remove();
    if (sharedScripts.get(key) === script) sharedScripts.delete(key);
  };
  own({ dispose });
  const stopListening = onAbort(call.signal, dispose);
  await abortable(loaded, call.signal).finally(stopListening).catch(call.rethrowAs(flowErrors.PAYPAL_FLOW_FAILED));
}
