import type { PayPalCheckoutLoadPayPalSDKOptions, PayPalCheckout } from '@tender/paypal/checkout';
import { isEqual } from '../core/by-value';
import type { PayPalScript } from './paypal-script';

interface LoadedScript {
  readonly options: PayPalCheckoutLoadPayPalSDKOptions;
  readonly script: Promise<PayPalScript>;
}

/** The last script that each instance has loaded. The instance removes it at teardown; another script replaces it. */
const scripts = new WeakMap<PayPalCheckout, LoadedScript>();

/** Loads PayPal's script once for equal options, however often buttons are mounted. After a failure the next call tries again. */
export function loadPayPalScript(instance: PayPalCheckout, options: PayPalCheckoutLoadPayPalSDKOptions): Promise<PayPalScript> {
  const existing = scripts.get(instance);
  if (existing && isEqual(existing.options, options)) return existing.script;
  const script = load(instance, options);
  scripts.set(instance, { options, script });
  script.catch(() => scripts.get(instance)?.script === script && scripts.delete(instance));
  return script;
}

async function load(instance: PayPalCheckout, options: PayPalCheckoutLoadPayPalSDKOptions): Promise<PayPalScript> {
  await instance.loadPayPalSDK({ ...options });
  const { namespace, 'data-namespace': name = namespace ?? 'paypal' } = options.dataAttributes ?? {};
  const script = (window as unknown as Readonly<Record<string, PayPalScript | undefined>>)[String(name)];
  if (!script) throw new Error('PayPal’s script left nothing on the page.');
  return script;
}
