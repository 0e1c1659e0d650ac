import { asRecord, type UnknownRecord } from '@tender/client/internal';
import { ADDRESS_FIELDS, type HostedFieldKey } from '../../../src/constants';
import { toText } from '../frame';
import type { CardData } from '../model/card-data';

const SOURCE = 'hosted-fields';

/**
 * Creates the data of the gateway's card request. Some names are in snake case and some in camel case, as the gateway requires.
 * @param options the merchant's options, unchecked
 * @param card what the customer typed. Options replace none of it, except for the cardholder name
 */
export function createRequestData(options: UnknownRecord, card: CardData): object {
  const { merchantAccountId } = asRecord(options.authenticationInsight);
  return {
    ...(merchantAccountId ? { authenticationInsight: true, merchantAccountId } : undefined),
    creditCard: createCreditCard(options, card),
    _meta: { source: SOURCE },
  };
}

function createCreditCard(
  options: UnknownRecord,
  { postalCode, expirationMonth, expirationYear, cardholderName, ...card }: CardData,
): object {
  const { email, phone, vault, metadata, cardholderName: nameOption } = options;
  const { connectCheckout } = asRecord(metadata);
  const billingAddress = toWireAddress(options.billingAddress, postalCode);
  const shippingAddress = toWireAddress(options.shippingAddress);
  return {
    ...(connectCheckout ? { fastlane: createFastlane(asRecord(connectCheckout)) } : undefined),
    ...(billingAddress && { billing_address: billingAddress }),
    ...(shippingAddress && { shippingAddress }),
    ...(phone && typeof phone === 'object' ? { phone: toWirePhone(phone as UnknownRecord) } : undefined),
    ...(email ? { email } : undefined),
    ...card,
    ...(expirationMonth !== undefined && { expiration_month: expirationMonth }),
    ...(expirationYear !== undefined && { expiration_year: expirationYear.replace(/^\d\d$/, '20$&') }),
    ...(nameOption ? { cardholderName: nameOption } : cardholderName !== undefined && { cardholderName }),
    options: { validate: vault === true },
  };
}

function createFastlane({ authAssertion, hasBuyerConsent, termsAndConditionsVersion, termsAndConditionsCountry }: UnknownRecord): object {
  return {
    auth_assertion: authAssertion,
    has_buyer_consent: hasBuyerConsent ?? false,
    ...(termsAndConditionsVersion ? { terms_and_conditions_version: termsAndConditionsVersion } : undefined),
    ...(termsAndConditionsCountry ? { terms_and_conditions_country: termsAndConditionsCountry } : undefined),
  };
}

/** @param postalCode value of the postal code field. Even if it is empty, it replaces the postal code of the address */
function toWireAddress(addressOption: unknown, postalCode?: string): object | undefined {
  const address = { ...asRecord(addressOption), ...(postalCode !== undefined && { postalCode }) } as UnknownRecord;
  const known = ADDRESS_FIELDS.filter((field) => address[field] != null);
  return known.length ? Object.fromEntries(known.map((field) => [toSnakeCase(field), address[field]])) : undefined;
}

function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function toWirePhone({ number, countryCode, extension }: UnknownRecord): object {
  return {
    phoneNumber: toText(number).replace(/[()\-\s]/g, ''),
    countryPhoneCode: countryCode || '',
    extensionNumber: extension || '',
  };
}

/** Selects the fields to tokenize: the requested ones that are configured, or all without a request. */
export function selectFields({ fieldsToTokenize: requested }: UnknownRecord, keys: readonly HostedFieldKey[]): readonly HostedFieldKey[] {
  return Array.isArray(requested) ? (requested as HostedFieldKey[]).filter((key) => keys.includes(key)) : keys;
}
