import { type FieldError } from '../../core/http/gateway-error';
import { checkFields, createLengthRule, matches, type FieldRule } from '../vault/check-fields';
import { phoneRules } from '../vault/phone-rules';
import { type BillingAddress } from './card-input';
import { findCountry, listCountries, type CountryMember } from './countries';

const createCountryRule = (member: CountryMember, code: string, name: string): FieldRule => [
  member,
  code,
  `${name} is not an accepted country.`,
  (text) => findCountry(member, text) !== undefined,
];

/** The client API and the GraphQL API have other names for some fields than the server API. */
const RULES: readonly FieldRule[] = [
  createLengthRule('company', '81802', 'Company'),
  createLengthRule('streetAddress', '81812', 'Street address'),
  createLengthRule('addressLine1', '81812', 'Street address'),
  createLengthRule('extendedAddress', '81804', 'Extended address'),
  createLengthRule('addressLine2', '81804', 'Extended address'),
  createLengthRule('firstName', '81805', 'First name'),
  createLengthRule('lastName', '81806', 'Last name'),
  createLengthRule('locality', '81807', 'Locality'),
  createLengthRule('adminArea2', '81807', 'Locality'),
  createLengthRule('region', '81810', 'Region'),
  createLengthRule('adminArea1', '81810', 'Region'),
  ['postalCode', '81813', 'Postal code can only contain letters, numbers, spaces, and hyphens.', matches(/^[A-Za-z0-9 -]*$/)],
  [
    'postalCode',
    '81809',
    'Postal code may contain no more than 9 letter or number characters.',
    (text) => text.replace(/[ -]/g, '').length <= 9,
  ],
  createCountryRule('countryName', '91803', 'Country name'),
  createCountryRule('countryCodeAlpha2', '91814', 'Country code (alpha2)'),
  createCountryRule('countryCodeAlpha3', '91816', 'Country code (alpha3)'),
  createCountryRule('countryCodeNumeric', '91817', 'Country code (numeric)'),
  [
    'countryCode',
    '91814',
    'Country code is not an accepted country.',
    (text) => Boolean(findCountry('countryCodeAlpha2', text) ?? findCountry('countryCodeAlpha3', text)),
  ],
  ...phoneRules,
];

/**
 * Validates an address. All fields are optional, except the postal code where the merchant requires it.
 * @param path path of the address in the request
 */
export function validateAddress(
  address: BillingAddress | null | undefined,
  { postalCodeRequired = false, path = ['billingAddress'] }: { postalCodeRequired?: boolean; path?: readonly string[] } = {},
): FieldError[] {
  const errors = checkFields(RULES, address ?? {}, path);
  if (postalCodeRequired && !address?.postalCode?.trim()) {
    errors.push({ path: [...path, 'postalCode'], code: '81808', message: 'Postal code is required.' });
  }
  if (errors.length === 0 && listCountries(address ?? {}).length > 1) {
    errors.push({ path: [...path, 'base'], code: '91815', message: 'Provided country information is inconsistent.' });
  }
  return errors;
}
