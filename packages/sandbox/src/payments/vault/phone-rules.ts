import { type Document } from '../../core/store/schema';
import { textAt } from '../../core/text-at';
import { matches, type FieldRule } from './check-fields';

const COUNTRY = 'internationalPhone.countryCode';
const NUMBER = 'internationalPhone.nationalNumber';
const NUMBER_IS_INVALID = 'National number is invalid.';

/** Whether a number of North America, whose country code is 1, has the ten digits of all numbers there. Others pass. */
function fitsNorthAmerica(number: string, resource: Document): boolean {
  const isAmerican = /^\+?1$/.test(textAt(resource, ...COUNTRY.split('.')) ?? '');
  return !isAmerican || number.replace(/\D/g, '').length === 10;
}

/** Rules about the phone of an address or a customer, for numbers that are stored with the code of their country. */
export const phoneRules: readonly FieldRule[] = [
  [COUNTRY, '91625', 'Country code is invalid.', matches(/^\+?\d{1,3}$/)],
  [NUMBER, '91626', NUMBER_IS_INVALID, matches(/^[\d\s().-]{4,15}$/)],
  [NUMBER, '91626', NUMBER_IS_INVALID, fitsNorthAmerica],
];
