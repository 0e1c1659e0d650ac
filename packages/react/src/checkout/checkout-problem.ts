const NAME = 'CheckoutProblem';

/**
 * Something that the customer is told in these words. Throw it in `onPayment` where your server says why it did not take the payment:
 * `throw new CheckoutProblem('Your card was declined.', 'Use another card, or ask your bank.')`.
 */
export class CheckoutProblem extends Error {
  override readonly name = NAME;
  /** What to do about it. */
  readonly help: string | undefined;

  constructor(message: string, help?: string) {
    super(message);
    this.help = help;
  }
}

/** By its name: a page may have two copies of the class. */
export const isCheckoutProblem = (error: unknown): error is CheckoutProblem => error instanceof Error && error.name === NAME;
