import type { PayPalCheckoutLoadPayPalSDKOptions, PayPalCheckout } from '@tender/paypal/checkout';
import { isEqual } from '../core/by-value';
import type { PayPalScript } from './paypal-script';

interface LoadedScript {
  readonly options: PayPalCheckoutLoadPayPalSDKOptions;
  readonly script: Promise<PayPalScript>;
}

/** For each instance, the script that was asked for last. All its scripts stay on the page until the instance is torn down. */
const scripts = new WeakMap<PayPalCheckout, LoadedScript>();

/** Loads PayPal's script, unless the options equal those of the last call: buttons are mounted often. After a failure the next call tries again. */
export function loadPayPalScript(instance: PayPalCheckout, options: PayPalCheckoutLoadPayPalSDKOptions): Promise<PayPalScript> {
  const existing = scripts.get(instance);
  if (existing && isEqual(existing.options, options)) return existing.script;
  const script = load(instance, options);
  scripts.set(instance, { options, script });
  script.catch(() => scripts.get(instance)?.script === script && scripts.delete(instance));
  return script;
}

async function load(instance: PayPalCheckout, options: PayPalCheckoutLoadPayPalSDKOptions): Promise<PayPalScript> {
  await instance.loadPayPalSDK(options);
  const { namespace, 'data-namespace': name = namespace ?? 'paypal' } = options.dataAttributes ?? {};
  const script = (window as unknown as Readonly<Record<string, PayPalScript | undefined>>)[String(name)];
  if (!script) throw new Error('PayPal’s script left nothing on the page.');
  return script;
}
