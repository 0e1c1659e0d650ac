/** What the customer does in the scripted sheet, by the id among the details. */
export interface Customer {
  /** Chosen method and what it says. */
  readonly methodName?: string;
  readonly details?: unknown;
  /** Further members of the browser's answer. */
  readonly response?: Record<string, unknown>;
  /** Chooses an address, then an option, and waits for the shop each time. */
  readonly shipping?: { address: object; option: string };
  /** The error that `show` and `canMakePayment` reject with. */
  readonly error?: { name: string; message: string };
  /** Neither pays nor goes away. */
  readonly hesitates?: boolean;
}

export interface SheetLog {
  requests: unknown[];
  completed: unknown[];
  updates: unknown[];
  aborted: number;
  /** Messages that carry a click of the page's, and nothing else; the browser refuses them where there was none. */
  lent: number;
}

declare global {
  interface Window {
    /** Of the scripted sheet, in its frame. */
    sheetLog: SheetLog;
  }
}

/** Puts a sheet in place of the browser's into every window, before other scripts run. Runs on the page: closes over nothing. */
export function installSheet(customers: Record<string, Customer>): void {
  const log: SheetLog = (window.sheetLog = { requests: [], completed: [], updates: [], aborted: 0, lent: 0 });
  addEventListener('message', ({ data }) => {
    if (data === null) log.lent += 1;
  });
  interface Request {
    id: string;
  }
  class ScriptedPaymentRequest extends EventTarget {
    shippingAddress: unknown = null;
    shippingOption: unknown = null;
    private stop: (reason: unknown) => void = () => {};
    private readonly customer: Customer;
    constructor(methods: unknown, details: Request, options: unknown) {
      super();
      if (!Array.isArray(methods) || !methods.length) throw new TypeError('At least one payment method is required');
      log.requests.push([methods, details, options]);
      this.customer = customers[details.id] ?? {};
    }
    private fail(): void {
      const { error } = this.customer;
      if (error) throw new DOMException(error.message, error.name);
    }
    async canMakePayment(): Promise<boolean> {
      this.fail();
      return Boolean(this.customer.methodName);
    }
    async show(): Promise<unknown> {
      this.fail();
      const { methodName, details = {}, response, shipping, hesitates } = this.customer;
      if (hesitates) await new Promise((_, reject) => (this.stop = reject));
      if (shipping) {
        this.shippingAddress = shipping.address;
        await this.change('shippingaddresschange');
        this.shippingOption = shipping.option;
        await this.change('shippingoptionchange');
      }
      const complete = (result: unknown): Promise<void> => {
        log.completed.push(result);
        return Promise.resolve();
      };
      const fields = { requestId: 'request', methodName, details, ...response };
      return { ...fields, complete, toJSON: () => fields };
    }
    private async change(name: string): Promise<void> {
      await new Promise<void>((resolve, reject) => {
        const updateWith = (update: Promise<unknown>): void =>
          void update.then((details) => {
            log.updates.push(details);
            resolve();
          }, reject);
        this.dispatchEvent(Object.assign(new Event(name), { updateWith }));
      });
    }
    async abort(): Promise<void> {
      log.aborted += 1;
      this.stop(new DOMException('Aborted.', 'AbortError'));
    }
  }
  Object.assign(window, { PaymentRequest: ScriptedPaymentRequest });
}
