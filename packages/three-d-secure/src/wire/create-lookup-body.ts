import { attempt } from '@tender/client/internal';
import { EXEMPTION_TYPES } from '../constants';
import { threeDSecureErrors } from '../errors';
import type { ThreeDSecureVerifyCardOptions } from '../types';

/** Options that are sent under their own names and in this order, unless they are falsy. */
const SENT_OPTIONS = [
  'accountType',
  'challengeRequested',
  'requestedExemptionType',
  'customFields',
  'dataOnlyRequested',
  'exemptionRequested',
  'requestVisaDAF',
  'bin',
] as const;

/** Members of an address, with the names that follow `billing` or `shipping` on the wire. A shipping address has the first seven. */
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
 * Creates the body of a lookup from the options of `verifyCard`. The nonce is part of the URL.
 * @throws THREEDS_REQUESTED_EXEMPTION_TYPE_INVALID
 */
export function createLookupBody(options: ThreeDSecureVerifyCardOptions): Record<string, unknown> {
  const { amount, requestedExemptionType: exemption } = options;
  if (exemption && !EXEMPTION_TYPES.includes(exemption)) {
    throw threeDSecureErrors.THREEDS_REQUESTED_EXEMPTION_TYPE_INVALID({ type: String(exemption), types: EXEMPTION_TYPES.join(', ') });
  }
  return {
    amount,
    ...(options.collectDeviceData === true && readBrowserData()),
    additionalInfo: createAdditionalInfo(options),
    ...Object.fromEntries(SENT_OPTIONS.map((name) => [name, options[name] || undefined])),
    cardAdd: options.cardAddChallengeRequested ?? options.cardAdd ?? undefined,
    merchantName: options.merchantName || undefined,
  };
}

function readBrowserData(): object {
  const { colorDepth, height, width } = screen;
  return {
    browserColorDepth: colorDepth,
    browserJavaEnabled: attempt(() => navigator.javaEnabled()) ?? false,
    browserJavascriptEnabled: true,
    browserLanguage: navigator.language,
    browserScreenHeight: height,
    browserScreenWidth: width,
    browserTimeZone: new Date().getTimezoneOffset(),
    deviceChannel: 'Browser',
  };
}

function createAdditionalInfo({
  additionalInformation,
  billingAddress,
  shippingAddress,
  email,
  mobilePhoneNumber,
}: ThreeDSecureVerifyCardOptions): object {
  const { shippingAddress: nestedAddress, ...information } = additionalInformation ?? {};
  return {
    ...information,
    ...createWireAddress('billing', billingAddress, 10),
    ...createWireAddress('shipping', nestedAddress ?? shippingAddress, 7),
    ...(email && { email }),
    ...(mobilePhoneNumber && { mobilePhoneNumber }),
  };
}

/** All keys of an address, missing ones as undefined, so that they replace members of the same name in `additionalInformation`. */
function createWireAddress(prefix: string, address: object | undefined, count: number): object | undefined {
  if (!address) return undefined;
  const keys = Object.entries(ADDRESS).slice(0, count);
  return Object.fromEntries(keys.map(([key, name]) => [prefix + name, (address as Record<string, unknown>)[key]]));
}
