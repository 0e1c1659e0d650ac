const NAME = 'CheckoutProblem';

/**
 * An error whose message the customer sees. Throw it in `onPayment` when your server knows why the payment was refused.
 * @example throw new CheckoutProblem('Your card was declined.', 'Use another card, or ask your bank.');
 */
export class CheckoutProblem extends Error {
  declare readonly name: typeof NAME;
  /** Tells the customer what to do about it. */
  declare readonly help: string | undefined;

  constructor(message: string, help?: string) {
    super(message);
    Object.assign(this, { name: NAME, help }); // smaller in the oldest syntax than fields of the class
  }
}

/** Returns whether an error is a `CheckoutProblem`. It compares the name, because a page may have two copies of the class. */
export const isCheckoutProblem = (error: unknown): error is CheckoutProblem => error instanceof Error && error.name === NAME;
