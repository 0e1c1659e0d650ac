import { isDocument } from '../../core/text-at';
import { type XmlFields } from '../../core/xml/write-xml';
import { type BillingAddress } from '../cards/card-input';
import { listCountries } from '../cards/countries';

/** An address of a customer's address book, or the copy of it that a card has. */
export type Address = BillingAddress & { id?: string };

/** Fields of an address, each with the names that other APIs have for it. */
const FIELDS: readonly (readonly string[])[] = [
  ['firstName'],
  ['lastName'],
  ['company'],
  ['streetAddress', 'addressLine1'],
  ['extendedAddress', 'addressLine2'],
  ['locality', 'adminArea2'],
  ['region', 'adminArea1'],
  ['postalCode'],
  ['phoneNumber'],
];
const COUNTRY = ['countryName', 'countryCodeAlpha2', 'countryCodeAlpha3', 'countryCodeNumeric'];

/** Reads the fields that a request sets, under the server API's names. One name of a country adds its other names. */
export function readAddress(input: BillingAddress): Address {
  const fields = FIELDS.flatMap(([name = '', ...others]) => {
    const found = [name, ...others].find((candidate) => input[candidate] !== undefined);
    return found === undefined ? [] : [[name, input[found]] as const];
  });
  const { countryCode: code } = input;
  const [country] = listCountries(code ? { [code.length === 2 ? 'countryCodeAlpha2' : 'countryCodeAlpha3']: code } : input);
  const phone = input['internationalPhone'];
  const { id } = input;
  return {
    ...(typeof id === 'string' ? { id } : {}),
    ...Object.fromEntries(fields),
    ...country,
    ...(isDocument(phone) ? { internationalPhone: phone } : {}),
  };
}

const NAMES = [...FIELDS.map(([name = '']) => name), ...COUNTRY, 'internationalPhone'];

/** Whether any field has a value. */
export const isFilled = (address: Address): boolean => NAMES.some((name) => address[name] != null && address[name] !== '');

/** Describes an address for the server API. */
export function describeAddress(address: Address): XmlFields {
  const members = Object.fromEntries(NAMES.map((name) => [name, address[name] ?? null]));
  const { id = null, customerId, createdAt, updatedAt } = address;
  return { id, ...members, customerId, createdAt, updatedAt } as XmlFields;
}
