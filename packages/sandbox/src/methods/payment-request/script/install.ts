type Data = Record<string, unknown>;
interface SheetState {
  readonly status: string;
  readonly response: Data | null;
}

/**
 * Replaces the browser's payment sheet, which accepts no test cards and cannot be used by a test. A `PaymentRequest` that a test has installed stays.
 * The function runs in the frame of Payment Request and may not use anything outside of itself.
 */
export function installPaymentRequest(): void {
  const known = (window as { PaymentRequest?: unknown }).PaymentRequest;
  if (known && !Function.prototype.toString.call(known).includes('[native code]')) return;

  async function ask<T>(method: string, path: string, body?: object): Promise<T> {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(`/payment-sheets${path}`, { method, ...(body ? { headers, body: JSON.stringify(body) } : {}) });
    if (!response.ok) throw new DOMException('The sandbox did not show the payment sheet.', 'NotSupportedError');
    return (response.status === 204 ? undefined : await response.json()) as T;
  }

  class SandboxPaymentRequest extends EventTarget {
    shippingAddress: unknown = null;
    shippingOption: unknown = null;
    readonly #request: { methods: unknown; details: Data };
    readonly #options: Data;
    #stop: ((reason: unknown) => void) | undefined;

    constructor(methods: unknown, details: unknown, options: unknown) {
      super();
      if (!Array.isArray(methods) || methods.length === 0) throw new TypeError('At least one payment method is required.');
      if (!details || typeof details !== 'object' || !('total' in details)) throw new TypeError('The details have no total.');
      this.#request = { methods, details: details };
      this.#options = (options ?? {}) as Data;
    }

    canMakePayment(): Promise<boolean> {
      const names = ['basic-card', 'https://google.com/pay'];
      const methods = this.#request.methods as readonly { supportedMethods: unknown }[];
      return Promise.resolve(methods.some(({ supportedMethods }) => names.includes(String(supportedMethods))));
    }

    async show(): Promise<unknown> {
      const { id } = await ask<{ id: string }>('POST', '', this.#request);
      const result = await new Promise<Data>((resolve, reject) => {
        this.#stop = reject;
        const poll = async (): Promise<void> => {
          const { status, response } = await ask<SheetState>('GET', `/${id}`);
          if (status === 'canceled') throw new DOMException('The customer closed the payment sheet.', 'AbortError');
          if (response) resolve(response);
          else setTimeout(() => void poll().catch(reject), 300);
        };
        poll().catch(reject);
      }).catch(async (error: unknown) => {
        await ask('DELETE', `/${id}`);
        throw error;
      });
      const payer = await this.#payer();
      const data = { requestId: id, ...result, ...payer };
      return { ...data, complete: () => Promise.resolve(), toJSON: () => data };
    }

    abort(): Promise<void> {
      this.#stop?.(new DOMException('The page closed the payment sheet.', 'AbortError'));
      return Promise.resolve();
    }

    /** Collects the payer's data that the shop requested. The shop receives an address and a shipping option before the payment. */
    async #payer(): Promise<Data> {
      const { requestPayerName, requestPayerEmail, requestPayerPhone, requestShipping } = this.#options;
      if (requestShipping) {
        this.shippingAddress = { country: 'US', region: 'IL', city: 'Chicago', postalCode: '60654', addressLine: ['1 Example Street'] };
        await this.#change('shippingaddresschange');
        const [option] = (this.#request.details['shippingOptions'] ?? []) as readonly { id: string }[];
        if (option) {
          this.shippingOption = option.id;
          await this.#change('shippingoptionchange');
        }
      }
      return {
        payerName: requestPayerName ? 'Ada Lovelace' : null,
        payerEmail: requestPayerEmail ? 'ada@example.com' : null,
        payerPhone: requestPayerPhone ? '+1 312 555 0100' : null,
        shippingAddress: this.shippingAddress,
        shippingOption: this.shippingOption,
      };
    }

    /** Dispatches an event and waits for the shop's update, if there is one. */
    async #change(name: string): Promise<void> {
      let update: unknown;
      const updateWith = (details: unknown): void => void (update = details);
      this.dispatchEvent(Object.assign(new Event(name), { updateWith }));
      await update;
    }
  }
  Object.assign(window, { PaymentRequest: SandboxPaymentRequest });
}
