import { type AddressDocument, type CardDetail } from '../../../core/store/documents';
import { type Facts } from './match-search';

/** A card of a transaction or a verification, or in the vault. */
type Card = CardDetail & { lastFour?: string | null };

export const readTimes = (row: { createdAt: number; updatedAt?: number }) => ({
  createdAt: new Date(row.createdAt),
  updatedAt: row.updatedAt === undefined ? undefined : new Date(row.updatedAt),
});

const ADDRESS = [
  'company',
  'countryName',
  'extendedAddress',
  'firstName',
  'lastName',
  'locality',
  'postalCode',
  'region',
  'streetAddress',
] as const;

/** Names facts after their member: `firstName` of `billing` is `billingFirstName`. */
export const prefixFacts = <Name extends string>(prefix: string, names: readonly Name[], read: (name: Name) => unknown): Facts =>
  Object.fromEntries(names.map((name) => [`${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`, read(name)]));

export const readAddressFacts = (prefix: string, ...addresses: (Partial<AddressDocument> | undefined)[]): Facts =>
  prefixFacts(prefix, ADDRESS, (name) => addresses.map((address) => address?.[name]));

/** The number of a card as far as it is stored: `411111******1111`. */
export function readMaskedNumber({ bin, last4, lastFour }: Card = {}): string | null {
  const lastDigits = last4 || lastFour;
  return bin && lastDigits ? `${bin}******${lastDigits}` : null;
}

/** `05/2030` */
export function readExpirationDate({ expirationMonth: month, expirationYear: year }: Card = {}): string | null {
  return month && year ? `${month.padStart(2, '0')}/${year}` : null;
}
