import { z } from 'zod';
import { type SandboxContext } from '../../core/context';
import { parseInput, type ClientApiCall, type ClientApiRoute } from '../../core/http/client-api-route';
import { GatewayError } from '../../core/http/gateway-error';
import { randomId, randomNonce } from '../../core/random';
import { type PaymentContext } from '../../core/store/payment-contexts';
import { createCard } from '../../payments/instruments/card';
import { storeNonce } from '../../payments/instruments/store-nonce';
import { checkouts, readGrant, type Checkout, type MasterpassGrant } from './grant';
import { findMasterpassCard } from './wallet-cards';

/** Any scheme is allowed, since native apps have their own, except those that would run in the page. */
const callback = z.string().refine((url) => URL.canParse(url) && !/^(?:javascript|data|vbscript):/i.test(url), 'URL is invalid');
const tokenRequest = z.looseObject({
  requestToken: z.looseObject({
    originUrl: z.url({ protocol: /^https?$/, message: 'Origin URL is invalid' }),
    subtotal: z
      .union([z.string(), z.number()])
      .transform(String)
      .refine((amount) => /^\d{1,10}(?:\.\d{1,2})?$/.test(amount), 'Subtotal is invalid'),
    currencyCode: z.string().regex(/^[A-Z]{3}$/, 'Currency code is invalid'),
    callbackUrl: callback,
  }),
});

async function createRequestToken({ context, input }: ClientApiCall) {
  const { originUrl, subtotal, currencyCode, callbackUrl } = parseInput(tokenRequest, input).requestToken;
  const document = { originUrl, subtotal, currencyCode, callbackUrl };
  const { id } = await checkouts.create(context, { id: randomId(32), status: 'pending', document });
  return { status: 201 as const, body: { requestToken: id } };
}

const cardRequest = z.looseObject({
  masterpassCard: z.looseObject({ checkoutResourceUrl: z.string(), requestToken: z.string(), verifierToken: z.string() }),
});

/** Exchanges the wallet's result for a card nonce. Each result works once. */
async function tokenize({ context, input }: ClientApiCall) {
  const { checkoutResourceUrl, requestToken, verifierToken } = parseInput(cardRequest, input).masterpassCard;
  const payment = await findGrantedPayment(context, { checkoutResourceUrl, requestToken, verifierToken });
  const spent = await checkouts.advance(context, payment, { status: 'tokenized' });
  if (!spent) throw refuse('verifierToken', 'Verifier token has been used');
  const card = findMasterpassCard(payment.document.card);
  const { facts, cardFingerprint, document: described } = createCard(context, card.input);
  const { details, binData } = described;
  const nonce = randomNonce('tokenmasterpass');
  const document = {
    nonce,
    type: 'MasterpassCard',
    description: described.description,
    consumed: false,
    ...card.owner,
    binData,
    threeDSecureInfo: null,
  };
  // A sale needs more details of the card than the page receives.
  await storeNonce(context, {
    nonce,
    type: 'MasterpassCard',
    document: { ...document, details },
    facts,
    cardFingerprint,
  });
  const shown = { cardType: details.cardType, lastFour: details.lastFour, lastTwo: details.lastTwo };
  return { status: 202 as const, body: { masterpassCards: [{ ...document, details: shown }] } };
}

async function findGrantedPayment(context: SandboxContext, pageGrant: MasterpassGrant): Promise<PaymentContext<Checkout>> {
  const payment = await checkouts.find(context, pageGrant.requestToken.split('-')[0] ?? '');
  const grant = payment && readGrant(payment);
  if (!payment || !grant || grant.requestToken !== pageGrant.requestToken) throw refuse('requestToken', 'Request token is invalid');
  if (grant.verifierToken !== pageGrant.verifierToken) throw refuse('verifierToken', 'Verifier token is invalid');
  if (grant.checkoutResourceUrl !== pageGrant.checkoutResourceUrl) throw refuse('checkoutResourceUrl', 'Checkout resource URL is invalid');
  if (payment.status !== 'approved') throw refuse('verifierToken', 'Verifier token has been used');
  return payment;
}

const refuse = (field: string, message: string) =>
  new GatewayError('VALIDATION', 'Masterpass card is invalid', [{ path: ['masterpassCard', field], code: '', message }]);

export const masterpassRoutes: readonly ClientApiRoute[] = [
  { method: 'POST', path: 'masterpass/request_token', handle: createRequestToken },
  { method: 'POST', path: 'payment_methods/masterpass_cards', handle: tokenize },
];
