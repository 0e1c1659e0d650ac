import { authorize } from '../../core/authorization/authorize';
import { type SandboxContext } from '../../core/context';
import { createUrls } from '../../core/http/create-urls';
import { GatewayError } from '../../core/http/gateway-error';
import { randomId, randomNonce } from '../../core/random';
import { type Document } from '../../core/store/schema';
import { textAt, valueAt } from '../../core/text-at';
import { createGatewayConfiguration } from '../configuration';
import { createCard } from '../instruments/card';
import { storeNonce } from '../instruments/store-nonce';
import { type PaymentDataRequest } from './payment-data-request';
import { type WalletEntry } from './wallet';

/** Name and address of the test wallet's owner. */
export const WALLET_OWNER = {
  name: 'Ada Lovelace',
  address1: '1 Example Street',
  address2: '',
  address3: '',
  locality: 'Chicago',
  administrativeArea: 'IL',
  countryCode: 'US',
  postalCode: '60654',
  sortingCode: '',
} as const;
const PAYER = { payerId: 'GOOGLEPAYPAYER', firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };

/** Creates the token of a Google Pay payment: text for the page's `parseResponse`, with a nonce or an error. */
export async function tokenizeGooglePay(
  context: SandboxContext,
  { entry, request, origin, isRefused }: { entry: WalletEntry; request: PaymentDataRequest; origin: string; isRefused: boolean },
): Promise<string> {
  try {
    if (isRefused) throw new GatewayError('VALIDATION', 'The payment method was refused');
    const isPayPal = entry.network === 'PAYPAL';
    checkParameters(context, isPayPal ? request.payPalParameters : request.cardParameters, { isPayPal, origin });
    if (isPayPal) return JSON.stringify({ paypalAccounts: [await storePayPal(context)] });
    return JSON.stringify({ androidPayCards: [await storeCard(context, entry)] });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return JSON.stringify({ error: { message: error.message } });
  }
}

/**
 * Checks that the page acts for this merchant.
 * @throws GatewayError
 */
function checkParameters(context: SandboxContext, parameters: Document, { isPayPal, origin }: { isPayPal: boolean; origin: string }): void {
  const text = (name: string) => textAt(parameters, `braintree:${name}`);
  const configured = createGatewayConfiguration(context, createUrls(origin, context.merchant.id))['androidPay'];
  if (text('merchantId') !== context.merchant.id) throw new GatewayError('AUTHENTICATION', 'Merchant is unknown');
  if (text('apiVersion') !== 'v1') throw new GatewayError('VALIDATION', 'API version is invalid');
  if (configured === undefined) throw new GatewayError('AUTHORIZATION', 'Google Pay is not enabled for this merchant');
  if (isPayPal) {
    if (text('paypalClientId') === textAt(configured, 'paypalClientId')) return;
    throw new GatewayError('AUTHORIZATION', 'PayPal client id is invalid');
  }
  const fingerprint = text('authorizationFingerprint');
  if (fingerprint !== null && fingerprint === valueAt(configured, 'googleAuthorizationFingerprint')) return;
  const clientKey = text('clientKey');
  if (clientKey === null) throw new GatewayError('AUTHENTICATION', 'Authorization fingerprint is invalid');
  authorize(context, { tokenizationKey: clientKey });
}

async function storeCard(context: SandboxContext, { number, isDeviceToken }: WalletEntry): Promise<Document> {
  const billingAddress = { postalCode: WALLET_OWNER.postalCode, streetAddress: WALLET_OWNER.address1 };
  const card = { number, expirationMonth: '12', expirationYear: '2030', cardholderName: WALLET_OWNER.name, billingAddress };
  const { facts, cardFingerprint, document: described } = createCard(context, card);
  const { cardType, lastFour, lastTwo, bin } = described.details;
  const nonce = randomNonce('tokengooglepay_bf');
  const document = {
    nonce,
    type: 'AndroidPayCard',
    description: 'Android Pay',
    consumed: false,
    details: {
      cardType,
      lastFour,
      lastTwo,
      isNetworkTokenized: isDeviceToken,
      bin,
    },
    binData: described.binData,
    threeDSecureInfo: null,
  };
  await storeNonce(context, {
    nonce,
    type: 'AndroidPayCard',
    document,
    facts: { ...facts, googleTransactionId: randomId(20) },
    cardFingerprint,
  });
  return document;
}

async function storePayPal(context: SandboxContext): Promise<Document> {
  const nonce = randomNonce('tokenpp_bf');
  const details = { email: PAYER.email, payerInfo: PAYER };
  const document = { nonce, type: 'PayPalAccount', description: 'PayPal', consumed: false, details };
  await storeNonce(context, { nonce, type: 'PayPalAccount', document });
  return document;
}
