import type { LoadPayPalSDKOptions, PayPalCheckout } from '@tender/paypal/checkout';
import { same } from '../core/by-value';
import type { PayPalScript } from './paypal-script';

interface Loaded {
  readonly options: LoadPayPalSDKOptions;
  readonly script: Promise<PayPalScript>;
}

/** What each instance has loaded last, which it takes off the page when it ends. Another script takes the place of the one before. */
const loaded = new WeakMap<PayPalCheckout, Loaded>();

/** PayPal's script, once for buttons that come and go. A load that failed is forgotten. */
export function loadPayPalScript(instance: PayPalCheckout, options: LoadPayPalSDKOptions): Promise<PayPalScript> {
  const known = loaded.get(instance);
  if (known && same(known.options, options)) return known.script;
  const script = load(instance, options);
  loaded.set(instance, { options, script });
  script.catch(() => loaded.get(instance)?.script === script && loaded.delete(instance));
  return script;
}

async function load(instance: PayPalCheckout, options: LoadPayPalSDKOptions): Promise<PayPalScript> {
  await instance.loadPayPalSDK({ ...options });
  const { namespace, 'data-namespace': name = namespace ?? 'paypal' } = options.dataAttributes ?? {};
  const script = (window as unknown as Readonly<Record<string, PayPalScript | undefined>>)[String(name)];
  if (!script) throw new Error('PayPal’s script left nothing on the page.');
  return script;
}
