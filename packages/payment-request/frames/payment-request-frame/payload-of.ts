import type { Client } from '@tender/client';
import { members, readGooglePayToken, string, type Members } from '@tender/client/internal';
import { BASIC_CARD, GOOGLE_PARSING_ERROR, GOOGLE_PAY_METHOD, GOOGLE_TOKENIZATION_ERROR, UNSUPPORTED_METHOD } from '../../src/constants';
import { frameError } from './frame-error';
import type { SheetResponse } from './sheet';

/** Exchanges what the customer chose for a nonce: cards at the gateway; with Google Pay that has been done. */
export async function payloadOf(client: Client | undefined, { methodName, details }: SheetResponse): Promise<Members> {
  if (methodName === BASIC_CARD) return tokenizeCard(client, members(details));
  if (methodName === GOOGLE_PAY_METHOD) return googlePayment(details);
  throw frameError(UNSUPPORTED_METHOD, { message: `${methodName} is not supported.` });
}

async function tokenizeCard(client: Client | undefined, details: Members): Promise<Members> {
  if (!client) throw new Error('There is no client.');
  const creditCard = {
    number: details.cardNumber,
    cardholderName: details.cardholderName,
    expirationMonth: details.expiryMonth,
    expirationYear: details.expiryYear,
    cvv: details.cardSecurityCode,
    billingAddress: details.billingAddress ? gatewayAddress(members(details.billingAddress)) : undefined,
  };
  const { creditCards } = await client.request({ method: 'post', endpoint: 'payment_methods/credit_cards', data: { creditCard } });
  return existing(members(creditCards)[0]);
}

function gatewayAddress({ organization, city, region, postalCode, addressLine, country }: Members): object {
  const { 0: streetAddress, 1: extendedAddress } = members(addressLine);
  return { company: organization, locality: city, region, postalCode, streetAddress, extendedAddress, countryCodeAlpha2: country };
}

function googlePayment(details: unknown): Members {
  const token = parsing(() => readGooglePayToken(details));
  if (token.error) throw frameError(GOOGLE_TOKENIZATION_ERROR, { message: 'Google Pay could not be tokenized.', error: token.error });
  return parsing(() => existing(members(token.androidPayCards ?? token.paypalAccounts)[0]));
}

function parsing(read: () => Members): Members {
  try {
    return read();
  } catch (error) {
    throw frameError(GOOGLE_PARSING_ERROR, { message: members(error).message });
  }
}

/** @throws a TypeError for what has no nonce, before the sheet says that it went well */
function existing(payload: unknown): Members {
  const method = members(payload);
  string(method.nonce || undefined, 'nonce');
  return method;
}
