import type { VisaCheckoutPayment } from '@tender/visa-checkout';

/** Visa's script, as `window.V`. */
interface Visa {
  init(options: object): void;
  on(event: VisaEvent, handler: (payment: VisaCheckoutPayment, error?: unknown) => void): void;
}
type VisaEvent = 'payment.success' | 'payment.cancel' | 'payment.error';
/** What a sheet of Visa ended with. */
export type VisaResult =
  | { readonly event: 'payment.success'; readonly payment: VisaCheckoutPayment }
  | { readonly event: 'payment.cancel' }
  | { readonly event: 'payment.error' };

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): unknown };
}

let loading: Promise<Visa> | undefined;
let listener: ((result: VisaResult) => void) | undefined;

/** Calls the handler with the result of each sheet. Visa's script cannot remove handlers, so there is one for the page. Returns a function that removes it. */
export function onVisaResult(handler: (result: VisaResult) => void): () => void {
  listener = handler;
  return () => {
    if (listener === handler) listener = undefined;
  };
}

/** Loads Visa's script once for the page, and again if it has failed. The shop loads it, because Tender does not. */
export function loadVisa(url: string): Promise<Visa> {
  loading ??= addScript(url).then(
    () => {
      const { V: visa } = window as unknown as { V: Visa };
      visa.on('payment.success', (payment) => listener?.({ event: 'payment.success', payment }));
      visa.on('payment.cancel', () => listener?.({ event: 'payment.cancel' }));
      visa.on('payment.error', () => listener?.({ event: 'payment.error' }));
      return visa;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

function addScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trust(url);
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${url} could not be loaded`));
    };
    document.head.append(script);
  });
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** The page's policy allows this name beside Tender's: see server/content-security-policy.ts. */
function trust(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('shop', { createScriptURL: (text) => text });
  return policy ? (policy.createScriptURL(url) as string) : url;
}
