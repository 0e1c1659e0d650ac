import { type FieldError } from '../server/gateway-error';
import { type billingAddress, type BillingAddress } from './card-input';
import { isAlpha2, isAlpha3, isCountryName, isNumeric } from './countries';

type AddressField = keyof typeof billingAddress.shape;

/** Fields with a maximum length, the code for a longer value, and the name in the message. */
const LIMITED_FIELDS: readonly [AddressField, string, string][] = [
  ['company', '81802', 'Company'],
  ['streetAddress', '81812', 'Street address'],
  ['addressLine1', '81812', 'Street address'],
  ['extendedAddress', '81804', 'Extended address'],
  ['addressLine2', '81804', 'Extended address'],
  ['firstName', '81805', 'First name'],
  ['lastName', '81806', 'Last name'],
  ['locality', '81807', 'Locality'],
  ['adminArea2', '81807', 'Locality'],
  ['region', '81810', 'Region'],
  ['adminArea1', '81810', 'Region'],
];

const COUNTRY: readonly [AddressField, string, string, (text: string) => boolean][] = [
  ['countryName', '91803', 'Country name is not an accepted country.', isCountryName],
  ['countryCodeAlpha2', '91814', 'Country code (alpha2) is not an accepted country.', isAlpha2],
  ['countryCodeAlpha3', '91816', 'Country code (alpha3) is not an accepted country.', isAlpha3],
  ['countryCodeNumeric', '91817', 'Country code (numeric) is not an accepted country.', isNumeric],
  ['countryCode', '91814', 'Country code is not an accepted country.', (text) => isAlpha2(text) || isAlpha3(text)],
];

/** Validates a card's billing address. All fields are optional, except the postal code where the merchant requires it. */
export function validateAddress(address: BillingAddress | undefined, postalCodeRequired: boolean): FieldError[] {
  const errors: FieldError[] = [];
  const refuse = (field: string, code: string, message: string) => errors.push({ path: ['billingAddress', field], code, message });

  for (const [field, code, name] of LIMITED_FIELDS) {
    if ((address?.[field] ?? '').length > 255) refuse(field, code, `${name} is too long.`);
  }
  const postalCode = address?.postalCode ?? '';
  if (postalCode.trim() === '') {
    if (postalCodeRequired) refuse('postalCode', '81808', 'Postal code is required.');
  } else if (!/^[A-Za-z0-9 -]*$/.test(postalCode)) {
    refuse('postalCode', '81813', 'Postal code can only contain letters, numbers, spaces, and hyphens.');
  } else if (postalCode.replace(/[ -]/g, '').length > 9) {
    refuse('postalCode', '81809', 'Postal code may contain no more than 9 letter or number characters.');
  }
  for (const [field, code, message, accepted] of COUNTRY) {
    const value = address?.[field];
    if (typeof value === 'string' && value !== '' && !accepted(value)) refuse(field, code, message);
  }
  return errors;
}
