import { z } from 'zod';
import { parseInput, type ClientApiCall, type ClientApiRoute } from '../../core/http/client-api-route';
import { GatewayError } from '../../core/http/gateway-error';
import { randomNonce } from '../../core/random';
import { createCard } from '../../payments/instruments/card';
import { storeNonce } from '../../payments/instruments/store-nonce';
import { createVisaCardInput, readVisaGrant, VISA_OWNER, visaPayments } from './visa-payment';

const cardRequest = z.looseObject({
  visaCheckoutCard: z.looseObject({ callId: z.string(), encryptedKey: z.string(), encryptedPaymentData: z.string() }),
});

/** Exchanges the wallet's result for a card nonce. Each result works once. */
async function tokenize({ context, input }: ClientApiCall) {
  const { callId, encryptedKey, encryptedPaymentData } = parseInput(cardRequest, input).visaCheckoutCard;
  const payment = await visaPayments.find(context, callId);
  const grant = payment && readVisaGrant(payment);
  if (!payment || !grant) throw refuse('callId', 'Call id is invalid');
  if (grant.encryptedKey !== encryptedKey) throw refuse('encryptedKey', 'Encrypted key is invalid');
  if (grant.encryptedPaymentData !== encryptedPaymentData) throw refuse('encryptedPaymentData', 'Encrypted payment data is invalid');
  const spent = payment.status === 'approved' && (await visaPayments.advance(context, payment, { status: 'tokenized' }));
  if (!spent) throw refuse('callId', 'Call id has been used');

  const { document: described, facts, cardFingerprint } = createCard(context, createVisaCardInput(payment.document.card));
  const nonce = randomNonce('tokenvisacheckout');
  const type = 'VisaCheckoutCard';
  const document = {
    nonce,
    type,
    description: described.description,
    consumed: false,
    ...VISA_OWNER,
    callId,
    binData: described.binData,
    threeDSecureInfo: null,
  };
  // A sale needs more details of the card than the page receives.
  const stored = { ...document, details: described.details };
  await storeNonce(context, { nonce, type, document: stored, facts: { ...facts, callId }, cardFingerprint });
  const { cardType, lastFour, lastTwo } = described.details;
  const details = { cardType, lastFour, lastTwo };
  return { status: 202 as const, body: { visaCheckoutCards: [{ ...document, details }] } };
}

const refuse = (field: string, message: string) =>
  new GatewayError('VALIDATION', 'Visa Checkout card is invalid', [{ path: ['visaCheckoutCard', field], code: '', message }]);

export const visaCheckoutRoutes: readonly ClientApiRoute[] = [
  { method: 'POST', path: 'payment_methods/visa_checkout_cards', handle: tokenize },
];
