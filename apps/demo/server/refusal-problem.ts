import type { Order, Problem } from './contract';
import { createProblem, type ProblemError } from './problem';

const NOT_CHARGED = 'You have not been charged.';

/** What the customer can do after a decline, by processor response code. */
const advice: Readonly<Record<string, string>> = {
  '2001': 'There is not enough money on the card’s account. Pay with another card, or try again once there is.',
  '2002': 'The card’s limit is reached. Pay with another card, or ask your bank to raise it.',
  '2003': 'The card’s limit is reached. Pay with another card, or ask your bank to raise it.',
  '2004': 'The card has expired. Pay with another card.',
  '2005': 'Check the card number, or pay with another card.',
  '2006': 'Check the expiration date, or pay with another card.',
  '2010': 'Check the security code and try again.',
};

/** After these codes the bank asks not to try the same card again. After all other codes, another attempt may succeed. */
const hard =
  /^(2004|2005|2006|2007|2008|2009|2010|2011|2012|2013|2014|2015|2017|2018|2019|2020|2021|2022|2023|2024|2047|2053|2059|2060|2061|2074|2107|2108)$/;

const rejections: Readonly<Record<string, readonly [title: string, advice: string]>> = {
  cvv: ['The security code does not match the card.', 'Check the digits on your card and pay again.'],
  avs: ['The postal code does not match the card.', 'Check your billing postal code and pay again.'],
  avs_and_cvv: ['The security code and the postal code do not match the card.', 'Check both and pay again.'],
  fraud: ['The payment was rejected for security reasons.', 'Pay with another card, or contact us.'],
  risk_threshold: ['The payment was rejected for security reasons.', 'Pay with another card, or contact us.'],
  application_incomplete: ['This shop cannot take the payment yet.', 'Its account is still being set up. Please contact us.'],
  three_d_secure: ['Your bank wants to confirm this payment.', 'Pay with another card.'],
};

/** Converts the refusal of an order to a problem, which is the same for the first and every repeated request. */
export function toRefusalProblem({ id, status, method, refusal = { code: '', text: '' } }: Order): ProblemError {
  const { code, text } = refusal;
  if (status === 'failed') {
    return createProblem('processor-unavailable', { status: 402, orderId: id, processor: { code, text, kind: 'soft' } });
  }
  if (status === 'rejected')
    return createProblem(code === 'duplicate' ? 'duplicate' : 'rejected', { orderId: id, reason: code, ...rejected(code) });
  const kind = hard.test(code) ? 'hard' : 'soft';
  const fallback = kind === 'hard' ? 'Pay with another card, or ask your bank.' : 'Try again later, or pay with another card.';
  if (method && method.kind !== 'card') {
    return createProblem('declined', {
      orderId: id,
      title: `${method.name} declined the payment: ${text || 'no reason given'}.`,
      detail: `${NOT_CHARGED} ${kind === 'soft' ? 'Try again later, or choose' : 'Choose'} another way to pay.`,
      processor: { code, text, kind },
    });
  }
  return createProblem('declined', {
    orderId: id,
    title: `Your bank declined the payment: ${text || 'no reason given'}.`,
    detail: `${NOT_CHARGED} ${advice[code] ?? fallback}`,
    processor: { code, text, kind },
  });
}

function rejected(reason: string): Partial<Pick<Problem, 'title' | 'detail'>> {
  const known = rejections[reason];
  return known ? { title: known[0], detail: `${NOT_CHARGED} ${known[1]}` } : {};
}
