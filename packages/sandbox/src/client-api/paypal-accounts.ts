import { GatewayError } from '../server/gateway-error';
import { type ClientApiAnswer, type ClientApiCall, type ClientApiRoute } from './route';
import { tokenizeLocalPayment } from './tokenize-local-payment';
import { tokenizePayPal } from './tokenize-paypal';

/** One kind of payment that ends in a PayPal account; `undefined` when the call is about something else. */
type Tokenizer = (call: ClientApiCall) => Promise<ClientApiAnswer | undefined>;

/** PayPal and local payments share an endpoint; which of them a call is about is decided by what its token stands for. */
const TOKENIZERS: readonly Tokenizer[] = [tokenizeLocalPayment, tokenizePayPal];

async function tokenize(call: ClientApiCall): Promise<ClientApiAnswer> {
  for (const tokenizer of TOKENIZERS) {
    const answer = await tokenizer(call);
    if (answer) return answer;
  }
  throw new GatewayError('VALIDATION', 'PayPal account is invalid', [
    { path: ['paypalAccount', 'base'], code: '82901', message: 'Incomplete PayPal account information.' },
  ]);
}

export const paypalAccountRoutes: readonly ClientApiRoute[] = [
  { method: 'POST', path: 'payment_methods/paypal_accounts', handle: tokenize },
];
