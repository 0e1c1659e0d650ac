import { quietly } from '@tender/client/internal';
import { EXEMPTION_TYPES } from '../constants';
import { threeDSecureErrors } from '../errors';
import type { VerifyCardOptions } from '../types';

/** Options that are sent under their own names, where they are more than false or empty. */
const SENT = [
  'accountType',
  'challengeRequested',
  'requestedExemptionType',
  'customFields',
  'dataOnlyRequested',
  'exemptionRequested',
  'requestVisaDAF',
  'bin',
  'merchantName',
] as const;

/** Of an address, in this order; what comes before it is whose. A shipping address has the first seven. */
const ADDRESS = {
  streetAddress: 'Line1',
  extendedAddress: 'Line2',
  line3: 'Line3',
  locality: 'City',
  region: 'State',
  postalCode: 'PostalCode',
  countryCodeAlpha2: 'CountryCode',
  phoneNumber: 'PhoneNumber',
  givenName: 'GivenName',
  surname: 'Surname',
} as const;

/**
 * What is sent of the options of `verifyCard`; the card itself stands in the address.
 * @throws THREEDS_REQUESTED_EXEMPTION_TYPE_INVALID
 */
export function lookupBody(options: VerifyCardOptions): Record<string, unknown> {
  const { amount, requestedExemptionType: exemption } = options;
  if (exemption && !EXEMPTION_TYPES.includes(exemption)) {
    throw threeDSecureErrors.THREEDS_REQUESTED_EXEMPTION_TYPE_INVALID(undefined, String(exemption), EXEMPTION_TYPES.join(', '));
  }
  return {
    amount,
    ...(options.collectDeviceData === true && browserFacts()),
    additionalInfo: additionalInfo(options),
    ...Object.fromEntries(SENT.flatMap((key) => (options[key] ? [[key, options[key]]] : []))),
    cardAdd: options.cardAddChallengeRequested ?? options.cardAdd ?? undefined,
  };
}

function browserFacts(): object {
  const { colorDepth, height, width } = screen;
  return {
    browserColorDepth: colorDepth,
    browserJavaEnabled: quietly(() => navigator.javaEnabled()) ?? false,
    browserJavascriptEnabled: true,
    browserLanguage: navigator.language,
    browserScreenHeight: height,
    browserScreenWidth: width,
    browserTimeZone: new Date().getTimezoneOffset(),
    deviceChannel: 'Browser',
  };
}

function additionalInfo({ additionalInformation, billingAddress, shippingAddress, email, mobilePhoneNumber }: VerifyCardOptions): object {
  const { shippingAddress: nested, ...given } = additionalInformation ?? {};
  return {
    ...given,
    ...wireAddress('billing', billingAddress, 10),
    ...wireAddress('shipping', nested ?? shippingAddress, 7),
    ...(email && { email }),
    ...(mobilePhoneNumber && { mobilePhoneNumber }),
  };
}

/** All keys, also those that are missing: they take the place of what was given flat. */
function wireAddress(whose: string, address: object | undefined, count: number): object | undefined {
  if (!address) return undefined;
  const keys = Object.entries(ADDRESS).slice(0, count);
  return Object.fromEntries(keys.map(([key, wire]) => [whose + wire, (address as Record<string, unknown>)[key]]));
}
