import { isUnlike, type FieldRule } from './check-fields';

/** Rules about the phone of an address or a customer, for numbers that are stored with the code of their country. */
export const phoneRules: readonly FieldRule[] = [
  ['internationalPhone.countryCode', '91625', 'Country code is invalid.', isUnlike(/^\+?\d{1,3}$/)],
  ['internationalPhone.nationalNumber', '91626', 'National number is invalid.', isUnlike(/^[\d\s().-]{4,15}$/)],
];
