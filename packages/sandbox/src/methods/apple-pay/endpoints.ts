import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type SandboxContext } from '../../core/context';
import { parseInput, type ClientApiCall, type ClientApiRoute } from '../../core/http/client-api-route';
import { GatewayError } from '../../core/http/gateway-error';
import { isLoopbackName } from '../../core/http/own-names';
import { randomId, randomNonce } from '../../core/random';
import { type PaymentContext } from '../../core/store/payment-contexts';
import { createGatewayConfiguration } from '../../payments/configuration';
import { createCard } from '../../payments/instruments/card';
import { storeNonce } from '../../payments/instruments/store-nonce';
import { WALLET_OWNER } from '../../payments/wallet/tokenize-google-pay';
import { findWalletEntry } from '../../payments/wallet/wallet';
import { applePayPayments, type ApplePayPayment } from './payment-request';
import { readPaymentData } from './payment-token';

/** Milliseconds until a merchant session expires. */
const SESSION_LIFETIME = 5 * 60 * 1000;
const APPLE_GATEWAY = /^https:\/\/(?:cn-)?apple-pay-gateway[\w-]*\.apple\.com(?::443)?\//;

const sessionRequest = z.looseObject({
  applePayWebSession: z.looseObject({
    validationUrl: z.string().regex(APPLE_GATEWAY, 'Validation URL is invalid'),
    domainName: z.string(),
    merchantIdentifier: z.string(),
    displayName: z.string().max(64, 'Display name is too long').optional(),
  }),
});

const configuration = z.looseObject({ merchantIdentifier: z.string().min(1) });

/** Creates Apple's merchant session for a registered domain, without asking Apple. */
function createMerchantSession({ context, input, urls }: ClientApiCall) {
  const { domainName, merchantIdentifier, displayName } = parseInput(sessionRequest, input).applePayWebSession;
  const configured = configuration.safeParse(createGatewayConfiguration(context, urls)['applePayWeb']).data;
  if (!configured) throw new GatewayError('AUTHORIZATION', 'Apple Pay is not enabled for this merchant');
  if (merchantIdentifier !== configured.merchantIdentifier)
    throw refuse('applePayWebSession', 'merchantIdentifier', 'Merchant identifier is invalid');
  if (!isRegistered(context, domainName)) throw refuse('applePayWebSession', 'domainName', 'Domain name is not registered');
  const now = context.clock.now();
  const body = {
    epochTimestamp: now,
    expiresAt: now + SESSION_LIFETIME,
    merchantSessionIdentifier: `SSH${randomId(40)}`,
    nonce: randomBytes(4).toString('hex'),
    merchantIdentifier,
    domainName,
    displayName: displayName ?? '',
    signature: randomBytes(32).toString('hex'),
  };
  return { status: 200 as const, body };
}

/** Without a setting, the names of the own machine are registered. */
function isRegistered({ settings }: SandboxContext, domain: string): boolean {
  return settings.applePayDomains?.includes(domain) ?? isLoopbackName(domain);
}

const tokenRequest = z.looseObject({
  applePaymentToken: z.looseObject({ paymentData: z.string(), transactionIdentifier: z.string() }),
});

/** Exchanges a payment token for a nonce, once. */
async function tokenize({ context, input }: ClientApiCall) {
  const token = parseInput(tokenRequest, input).applePaymentToken;
  const data = readPaymentData(token.paymentData);
  const payment = data && (await applePayPayments.find(context, data.paymentId));
  const card = findWalletEntry(data?.card ?? '');
  if (!payment || !card || token.transactionIdentifier !== payment.id) throw refuseToken('Payment token is invalid');
  if (payment.document.isRefused === true) throw refuseToken('Payment token was refused');
  if (!(await spend(context, payment))) throw refuseToken('Payment token has been used');
  const {
    facts,
    cardFingerprint,
    document: described,
  } = createCard(context, {
    number: card.number,
    expirationMonth: '12',
    expirationYear: '2030',
    cardholderName: WALLET_OWNER.name,
    billingAddress: { postalCode: WALLET_OWNER.postalCode, streetAddress: WALLET_OWNER.address1 },
  });
  const { details, binData } = described;
  const cardType = `Apple Pay - ${details.cardType ?? ''}`;
  const nonce = randomNonce('tokenapplepay_bf');
  const document = { nonce, type: 'ApplePayCard', description: cardType, consumed: false, binData };
  // A sale needs more details of the card than the page receives.
  await storeNonce(context, {
    nonce,
    type: 'ApplePayCard',
    document: { ...document, details: { ...details, isDeviceToken: true } },
    facts,
    cardFingerprint,
  });
  const shown = { cardType, cardholderName: WALLET_OWNER.name, dpanLastTwo: details.lastTwo, isDeviceToken: true };
  return { status: 202 as const, body: { applePayCards: [{ ...document, details: shown }] } };
}

/** Of two requests with the same token, only one gets its payment. */
async function spend(context: SandboxContext, payment: PaymentContext<ApplePayPayment>): Promise<boolean> {
  return payment.status === 'approved' && Boolean(await applePayPayments.advance(context, payment, { status: 'tokenized' }));
}

const refuseToken = (message: string) => refuse('applePaymentToken', 'paymentData', message);

const refuse = (part: string, field: string, message: string) =>
  new GatewayError('VALIDATION', message, [{ path: [part, field], code: '', message }]);

export const applePayRoutes: readonly ClientApiRoute[] = [
  { method: 'POST', path: 'apple_pay_web/sessions', handle: createMerchantSession },
  { method: 'POST', path: 'payment_methods/apple_payment_tokens', handle: tokenize },
];
