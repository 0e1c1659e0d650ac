import type { Problem, ProblemCode } from './contract';

type Text = readonly [status: number, title: string, detail: string];

const texts: Readonly<Record<ProblemCode, Text>> = {
  'invalid-request': [400, 'The order is incomplete.', 'Check the basket and your e-mail address, then try again.'],
  'foreign-request': [403, 'This was not sent from the shop’s own page.', 'Open the shop by its own address, and try again there.'],
  'unknown-product': [422, 'Something in your basket is no longer sold.', 'Remove it from the basket and try again.'],
  declined: [402, 'Your bank declined the payment.', 'You have not been charged. Try again later, or pay with another card.'],
  rejected: [402, 'The payment was rejected.', 'You have not been charged. Pay with another card.'],
  duplicate: [
    402,
    'This looks like a payment you have just made.',
    'You have not been charged twice. Look at your orders; to buy the same again, wait half a minute.',
  ],
  'processor-unavailable': [503, 'The card network is not answering.', 'You have not been charged. Try again in a few minutes.'],
  'invalid-payment': [422, 'The payment details were not accepted.', 'You have not been charged. Check the card details and try again.'],
  'account-not-verified': [
    402,
    'Your bank did not confirm this account.',
    'You have not been charged. Check the account’s numbers and owner, or choose another way to pay.',
  ],
  'nonce-used': [409, 'These card details have already been used.', 'Check your orders first. If the payment is not there, pay again.'],
  'nonce-unknown': [409, 'The card details have expired.', 'You have not been charged. Press “Pay” again.'],
  unconfirmed: [
    503,
    'We do not know yet whether the payment went through.',
    'The connection broke off while you paid. Press “Pay” again: you will be charged once at most.',
  ],
  'gateway-unreachable': [503, 'The payment service cannot be reached.', 'Nothing was charged. Try again in a moment.'],
  'gateway-busy': [503, 'The payment service is busy.', 'Nothing was charged. Try again in a minute.'],
  'gateway-refused-shop': [
    500,
    'This shop cannot take payments right now.',
    'Nothing was charged. The shop’s keys for the payment service are wrong.',
  ],
  'order-key-reused': [409, 'The basket changed while you paid.', 'Check your orders before you pay again.'],
  'wrong-state': [409, 'That cannot be done with this payment any more.', 'The order now shows its latest state.'],
  'not-found': [404, 'There is no such order.', 'It may belong to another shop or an earlier run.'],
  'server-error': [500, 'Something went wrong in the shop.', 'Check your orders before you pay again.'],
};

/** An error whose problem is sent to the page. */
export class ProblemError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.title);
    this.name = 'ProblemError';
  }
}

/** Creates an error with the texts of its code; `more` adds to them or replaces them. */
export function createProblem(code: ProblemCode, more: Partial<Omit<Problem, 'code' | 'type'>> = {}): ProblemError {
  const [status, title, detail] = texts[code];
  return new ProblemError({ type: `urn:tender-demo:${code}`, title, status, detail, code, ...more });
}
