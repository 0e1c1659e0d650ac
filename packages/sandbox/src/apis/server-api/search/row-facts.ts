import { textAt } from '../../../core/text-at';
import { type Facts } from './match-search';

export const readTimes = (row: { createdAt: number; updatedAt?: number }) => ({
  createdAt: new Date(row.createdAt),
  updatedAt: row.updatedAt === undefined ? undefined : new Date(row.updatedAt),
});

const ADDRESS = ['company', 'countryName', 'extendedAddress', 'firstName', 'lastName', 'locality', 'postalCode', 'region', 'streetAddress'];

/** Names facts after their member: `firstName` of `billing` is `billingFirstName`. */
export const prefixFacts = (prefix: string, names: readonly string[], read: (name: string) => unknown): Facts =>
  Object.fromEntries(names.map((name) => [`${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`, read(name)]));

export const readAddressFacts = (prefix: string, read: (name: string) => unknown): Facts => prefixFacts(prefix, ADDRESS, read);

/** The number of a card as far as it is stored: `411111******1111`. */
export function readMaskedNumber(card: unknown): string | null {
  const [bin, last4] = [textAt(card, 'bin'), textAt(card, 'last4') ?? textAt(card, 'lastFour')];
  return bin && last4 ? `${bin}******${last4}` : null;
}

/** `05/2030` */
export function readExpirationDate(card: unknown): string | null {
  const [month, year] = [textAt(card, 'expirationMonth'), textAt(card, 'expirationYear')];
  return month && year ? `${month.padStart(2, '0')}/${year}` : null;
}
