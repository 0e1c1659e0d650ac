import { randomUUID } from 'node:crypto';
import { type ClientApiCall, type ClientApiRoute } from '../../core/http/client-api-route';
import { GatewayError } from '../../core/http/gateway-error';
import { randomNonce } from '../../core/random';
import { textAt } from '../../core/text-at';
import { createCard } from '../../payments/instruments/card';
import { storeNonce } from '../../payments/instruments/store-nonce';
import { resolveNonce } from '../../payments/vault/resolve-nonce';
import { findRewards } from './rewards';

/** Answers how many points a card has. A card without points is an answer, not a failure. The nonce is not spent. */
async function findRewardsBalance({ context, input }: ClientApiCall) {
  const card = await resolveNonce(context, textAt(input, 'paymentMethodNonce') ?? '');
  if (!('instrument' in card)) throw createNotFoundError();
  return { status: 200 as const, body: findRewards(context, card.instrument, randomUUID()) };
}

/** A nonce as the page receives it from American Express. Its own product no longer exists, so there is one for tests. */
const AMEX_NONCE = 'amex-express-checkout-test-nonce';
const CARD = { number: '378282246310005', expirationMonth: '12', expirationYear: '2030', cardholderName: 'Ada Lovelace' };

/** Exchanges a nonce of American Express for the customer's cards, each with a nonce that can be charged. */
async function findExpressCheckoutCards({ context, params }: ClientApiCall) {
  if (params['nonce'] !== AMEX_NONCE) throw createNotFoundError();
  const { document: described, facts, cardFingerprint } = createCard(context, CARD);
  const nonce = randomNonce('tokenamex');
  const type = 'AmexExpressCheckoutCard';
  const document = {
    nonce,
    type,
    description: described.description,
    consumed: false,
    details: described.details,
    binData: described.binData,
    threeDSecureInfo: null,
  };
  await storeNonce(context, { nonce, type, document, facts, cardFingerprint });
  const { cardType, lastTwo, lastFour } = described.details;
  const details = { cardType, lastTwo, lastFour };
  return { status: 200 as const, body: { amexExpressCheckoutCards: [{ ...document, details }] } };
}

const createNotFoundError = () => new GatewayError('NOT_FOUND', 'Payment method nonce not found');

export const americanExpressRoutes: readonly ClientApiRoute[] = [
  { method: 'GET', path: 'payment_methods/amex_rewards_balance', handle: findRewardsBalance },
  { method: 'GET', path: 'payment_methods/amex_express_checkout_cards/:nonce', handle: findExpressCheckoutCards },
];
