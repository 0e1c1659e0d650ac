import type { Client } from '@tender/client';
import { americanExpressErrors } from '../errors';
import { lookUp } from '../look-up';
import type { AmericanExpressCheckoutProfile, AmericanExpressCheckoutProfileOptions } from '../types';

/**
 * Asks for the cards behind a nonce from American Express.
 * @throws AMEX_NONCE_REQUIRED, AMEX_NETWORK_ERROR
 */
export async function getExpressCheckoutProfile(
  signal: AbortSignal,
  client: Client,
  options: AmericanExpressCheckoutProfileOptions | undefined,
): Promise<AmericanExpressCheckoutProfile> {
  const nonce = options?.nonce;
  if (!nonce) throw americanExpressErrors.AMEX_NONCE_REQUIRED({ method: 'getExpressCheckoutProfile' });
  const response = await lookUp(signal, client, {
    subject: 'Express Checkout nonce profile',
    path: ['amex_express_checkout_cards', nonce],
    query: { paymentMethodNonce: nonce },
  });
  return response as AmericanExpressCheckoutProfile;
}
