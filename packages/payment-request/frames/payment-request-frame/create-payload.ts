import type { Client } from '@tender/client';
import { asRecord, string, type UnknownRecord } from '@tender/client/internal';
import { readGooglePayToken } from '@tender/client/internal/google-pay';
import { BASIC_CARD, GOOGLE_PARSING_ERROR, GOOGLE_PAY_METHOD, GOOGLE_TOKENIZATION_ERROR, UNSUPPORTED_METHOD } from '../../src/constants';
import { createFrameError } from './frame-error';
import type { SheetResponse } from './sheet';

/** Creates the payload of `tokenize`: exchanges a card for a nonce at the gateway. Google Pay's response already contains a nonce. */
export async function createPayload(client: Client | undefined, { methodName, details }: SheetResponse): Promise<UnknownRecord> {
  if (methodName === BASIC_CARD) return tokenizeCard(client, asRecord(details));
  if (methodName === GOOGLE_PAY_METHOD) return readGooglePayment(details);
  throw createFrameError(UNSUPPORTED_METHOD, { message: `${methodName} is not supported.` });
}

async function tokenizeCard(client: Client | undefined, details: UnknownRecord): Promise<UnknownRecord> {
  if (!client) throw new Error('There is no client.');
  const creditCard = {
    number: details.cardNumber,
    cardholderName: details.cardholderName,
    expirationMonth: details.expiryMonth,
    expirationYear: details.expiryYear,
    cvv: details.cardSecurityCode,
    billingAddress: details.billingAddress ? toGatewayAddress(asRecord(details.billingAddress)) : undefined,
  };
  const { creditCards } = await client.request({ method: 'post', endpoint: 'payment_methods/credit_cards', data: { creditCard } });
  return readPaymentMethod(asRecord(creditCards)[0]);
}

function toGatewayAddress({ organization, city, region, postalCode, addressLine, country }: UnknownRecord): object {
  const { 0: streetAddress, 1: extendedAddress } = asRecord(addressLine);
  return { company: organization, locality: city, region, postalCode, streetAddress, extendedAddress, countryCodeAlpha2: country };
}

function readGooglePayment(details: unknown): UnknownRecord {
  const token = withParsingError(() => readGooglePayToken(details));
  if (token.error) throw createFrameError(GOOGLE_TOKENIZATION_ERROR, { message: 'Google Pay could not be tokenized.', error: token.error });
  return withParsingError(() => readPaymentMethod(asRecord(token.androidPayCards ?? token.paypalAccounts)[0]));
}

function withParsingError(read: () => UnknownRecord): UnknownRecord {
  try {
    return read();
  } catch (error) {
    throw createFrameError(GOOGLE_PARSING_ERROR, { message: asRecord(error).message });
  }
}

/** @throws TypeError for a payment method without a nonce, so that the sheet does not report success */
function readPaymentMethod(value: unknown): UnknownRecord {
  const method = asRecord(value);
  string(method.nonce || undefined, 'nonce');
  return method;
}
