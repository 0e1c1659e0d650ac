import { ADDRESS_FIELDS, type FieldKey } from '../../../src/constants';
import { membersOf, textOf } from '../frame';
import type { CardData } from '../model/card-data';

type Members = Readonly<Record<string, unknown>>;

const SOURCE = 'hosted-fields';

/**
 * The data of the gateway's card request. Its names are partly in snake case, partly in camel case: that is how the gateway takes them.
 * @param options as the merchant gave them, whatever they are
 * @param card what was typed; options never replace it, but for the cardholder's name
 */
export function requestData(options: Members, card: CardData): object {
  const { merchantAccountId } = membersOf(options.authenticationInsight);
  return {
    ...(merchantAccountId ? { authenticationInsight: true, merchantAccountId } : undefined),
    creditCard: creditCard(options, card),
    _meta: { source: SOURCE },
  };
}

function creditCard(options: Members, { postalCode, expirationMonth, expirationYear, cardholderName, ...card }: CardData): object {
  const { email, phone, vault, metadata, cardholderName: givenName } = options;
  const { connectCheckout } = membersOf(metadata);
  const billingAddress = addressOf(options.billingAddress, postalCode);
  const shippingAddress = addressOf(options.shippingAddress);
  return {
    ...(connectCheckout ? { fastlane: fastlane(membersOf(connectCheckout)) } : undefined),
    ...(billingAddress && { billing_address: billingAddress }),
    ...(shippingAddress && { shippingAddress }),
    ...(phone && typeof phone === 'object' ? { phone: phoneOf(phone as Members) } : undefined),
    ...(email ? { email } : undefined),
    ...card,
    ...(expirationMonth !== undefined && { expiration_month: expirationMonth }),
    ...(expirationYear !== undefined && { expiration_year: expirationYear.replace(/^\d\d$/, '20$&') }),
    ...(givenName ? { cardholderName: givenName } : cardholderName !== undefined && { cardholderName }),
    options: { validate: vault === true },
  };
}

function fastlane({ authAssertion, hasBuyerConsent, termsAndConditionsVersion, termsAndConditionsCountry }: Members): object {
  return {
    auth_assertion: authAssertion,
    has_buyer_consent: hasBuyerConsent ?? false,
    ...(termsAndConditionsVersion ? { terms_and_conditions_version: termsAndConditionsVersion } : undefined),
    ...(termsAndConditionsCountry ? { terms_and_conditions_country: termsAndConditionsCountry } : undefined),
  };
}

/** @param postalCode that was typed, even if empty, replaces the one given */
function addressOf(given: unknown, postalCode?: string): object | undefined {
  const address = { ...membersOf(given), ...(postalCode !== undefined && { postalCode }) } as Members;
  const known = ADDRESS_FIELDS.filter((field) => address[field] != null);
  return known.length ? Object.fromEntries(known.map((field) => [snakeCase(field), address[field]])) : undefined;
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function phoneOf({ number, countryCode, extension }: Members): object {
  return {
    phoneNumber: textOf(number).replace(/[()\-\s]/g, ''),
    countryPhoneCode: textOf(countryCode),
    extensionNumber: textOf(extension),
  };
}

/** The fields that a request is about: those asked for, as far as there are any, else all. */
export function fieldsToTokenize({ fieldsToTokenize: wanted }: Members, keys: readonly FieldKey[]): readonly FieldKey[] {
  return Array.isArray(wanted) ? (wanted as FieldKey[]).filter((key) => keys.includes(key)) : keys;
}
