type Data = Record<string, unknown>;
interface Answer {
  readonly status: string;
  readonly response: Data | null;
}

/**
 * Puts a sheet that the sandbox shows in place of the browser's own, which can neither take test cards nor be reached by a test. A stand-in of
 * somebody else's stays. Runs in the frame of Payment Request: it may use nothing from outside of itself.
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
      const answer = await new Promise<Data>((resolve, reject) => {
        this.#stop = reject;
        const look = async (): Promise<void> => {
          const { status, response } = await ask<Answer>('GET', `/${id}`);
          if (status === 'canceled') throw new DOMException('The customer closed the payment sheet.', 'AbortError');
          if (response) resolve(response);
          else setTimeout(() => void look().catch(reject), 300);
        };
        look().catch(reject);
      }).catch(async (error: unknown) => {
        await ask('DELETE', `/${id}`);
        throw error;
      });
      const payer = await this.#payer();
      const told = { requestId: id, ...answer, ...payer };
      return { ...told, complete: () => Promise.resolve(), toJSON: () => told };
    }

    abort(): Promise<void> {
      this.#stop?.(new DOMException('The page closed the payment sheet.', 'AbortError'));
      return Promise.resolve();
    }

    /** What the shop asked of the customer besides; it hears of an address and an option before it is paid. */
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

    /** Waits for the shop where it says that it has something to change. */
    async #change(name: string): Promise<void> {
      let update: unknown;
      const updateWith = (details: unknown): void => void (update = details);
      this.dispatchEvent(Object.assign(new Event(name), { updateWith }));
      await update;
    }
  }
  Object.assign(window, { PaymentRequest: SandboxPaymentRequest });
}
