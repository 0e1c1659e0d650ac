import { type ClientApiResponse, type ClientApiCall, type ClientApiRoute } from '../../core/http/client-api-route';
import { GatewayError } from '../../core/http/gateway-error';
import { tokenizeLocalPayment } from '../../methods/local-payment/tokenize-local-payment';
import { tokenizePayPalConsent } from '../../methods/paypal/tokenize-consent-endpoint';
import { tokenizePayPal } from '../../methods/paypal/tokenize-paypal';

/** Tokenizes one kind of payment that results in a PayPal account. Resolves with undefined when the call concerns another kind. */
type Tokenizer = (call: ClientApiCall) => Promise<ClientApiResponse | undefined>;

/** PayPal and local payments share an endpoint. The token in the call decides which of them it concerns. */
const TOKENIZERS: readonly Tokenizer[] = [tokenizePayPalConsent, tokenizeLocalPayment, tokenizePayPal];

async function tokenize(call: ClientApiCall): Promise<ClientApiResponse> {
  for (const tokenizer of TOKENIZERS) {
    const response = await tokenizer(call);
    if (response) return response;
  }
  throw new GatewayError('VALIDATION', 'PayPal account is invalid', [
    { path: ['paypalAccount', 'base'], code: '82901', message: 'Incomplete PayPal account information.' },
  ]);
}

export const paypalAccountRoutes: readonly ClientApiRoute[] = [
  { method: 'POST', path: 'payment_methods/paypal_accounts', handle: tokenize },
];
