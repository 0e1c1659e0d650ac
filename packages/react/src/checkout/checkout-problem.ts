const NAME = 'CheckoutProblem';

/**
 * An error whose message the customer sees. Throw it in `onPayment` when your server knows why the payment was refused.
 * @example throw new CheckoutProblem('Your card was declined.', 'Use another card, or ask your bank.');
 */
export class CheckoutProblem extends Error {
  override readonly name = NAME;
  /** Tells the customer what to do about it. */
  readonly help: string | undefined;

  constructor(message: string, help?: string) {
    super(message);
    this.help = help;
  }
}

/** Returns whether an error is a `CheckoutProblem`. It compares the name, because a page may have two copies of the class. */
export const isCheckoutProblem = (error: unknown): error is CheckoutProblem => error instanceof Error && error.name === NAME;
