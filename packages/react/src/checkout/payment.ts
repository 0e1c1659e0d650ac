/** What the customer pays with, for the shop's server to charge. */
export interface Payment {
  /** May be charged once. */
  readonly nonce: string;
  /** `CreditCard`, `PayPalAccount`, `VenmoAccount`, … */
  readonly type: string;
  /** Id of the checkout's method that it was collected by: `card`, `paypal`, … */
  readonly method: string;
  /** What may be shown of it, by type: `cardType` and `lastFour`, `email`, … */
  readonly details: Readonly<Record<string, unknown>>;
  /** For people to read: `ending in 11`. */
  readonly description?: string;
  /** Of a card that went through 3D Secure: whether its bank bears the loss of a fraud. */
  readonly liabilityShifted?: boolean;
  /** What `deviceData` of the checkout gave. */
  readonly deviceData?: string;
}

/** What several payments of one purchase have in common. */
export interface PaymentAttempt {
  /**
   * A UUID. It stays the same until the promise of `onPayment` resolves, whichever method the customer chooses meanwhile, and is another one
   * for the next purchase. Keep it with the order: where your server has charged an order with this key already, and only its answer got
   * lost, it answers with that order and charges nothing.
   */
  readonly key: string;
}

/** As a method hands it over. */
export type Collected = Omit<Payment, 'method' | 'deviceData'>;

/** Asks the customer. Called in the tick of the click, so that windows open; an abort ends it. */
export type Collect = (signal: AbortSignal) => Promise<Collected>;
