import type { Client } from '@tender/client';
import { asRecord } from '@tender/client/internal';
import { americanExpressErrors } from '../errors';
import { lookUp } from '../look-up';
import type { AmericanExpressRewardsBalance, AmericanExpressRewardsBalanceOptions } from '../types';

/**
 * Asks for the rewards balance of a card. Options other than the nonce are sent as they are. A refusal by American Express is a result.
 * @throws AMEX_NONCE_REQUIRED, AMEX_NETWORK_ERROR
 */
export async function getRewardsBalance(
  signal: AbortSignal,
  client: Client,
  options: AmericanExpressRewardsBalanceOptions,
): Promise<AmericanExpressRewardsBalance> {
  const { nonce, ...furtherOptions } = asRecord(options);
  if (!nonce) throw americanExpressErrors.AMEX_NONCE_REQUIRED({ method: 'getRewardsBalance' });
  const response = await lookUp(signal, client, {
    subject: 'rewards balance',
    path: ['amex_rewards_balance'],
    query: { paymentMethodNonce: nonce, ...furtherOptions },
  });
  return response as AmericanExpressRewardsBalance;
}
