/** A payment that your server charges. */
export interface Payment {
  /** Single-use reference to the payment method. Your server charges it. */
  readonly nonce: string;
  /** Type of the payment method: `CreditCard`, `PayPalAccount`, `VenmoAccount`, … */
  readonly type: string;
  /** Id of the checkout's method that collected it: `card`, `paypal`, … */
  readonly method: string;
  /** Details that you may show, depending on the type: `cardType` and `lastFour`, `email`, … */
  readonly details: Readonly<Record<string, unknown>>;
  /** Text to show to the customer, such as `ending in 11`. */
  readonly description?: string;
  /** Whether the card's bank is liable for fraud. Only after 3D Secure. */
  readonly liabilityShifted?: boolean;
  /** Value of the checkout's `deviceData`. */
  readonly deviceData?: string;
}

/** The attempt to pay for one purchase. It may comprise several payments, of which all but the last have failed. */
export interface PaymentAttempt {
  /**
   * Idempotency key, a UUID. It stays the same until the promise of `onPayment` resolves, even if the customer selects another method, and changes for
   * the next purchase. Save it with the order: if your server has already charged an order with this key and only its response was lost, return that
   * order instead of charging again.
   */
  readonly key: string;
}

/** The result of a method, before the checkout adds what it knows. */
export type Collected = Omit<Payment, 'method' | 'deviceData' | 'details'> & {
  /** What may be shown of the payment method, by type. */
  readonly details: object;
};

/** Collects a payment from the customer. It is called in the task of the click, so that popups may open, and must stop when the signal aborts. */
export type Collect = (signal: AbortSignal) => Promise<Collected>;
