import { createHash } from 'node:crypto';

export type Address = Partial<Record<'recipientName' | 'line1' | 'line2' | 'city' | 'state' | 'postalCode' | 'countryCode', string>>;

/** The payer as the page receives it. */
export interface Payer {
  email: string;
  payerId: string;
  firstName: string;
  lastName: string;
  countryCode: string;
  phone: string;
  billingAddress: Address;
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Creates the payer with an email address: equal addresses are the same payer. Missing names are taken from it: `ada.lovelace@example.com`. */
export function createPayer(email: string, names: { firstName?: string | undefined; lastName?: string | undefined } = {}): Payer {
  const [first, last] = email
    .replace(/@.*/, '')
    .split(/[._+-]/)
    .filter(Boolean)
    .map(capitalize);
  const firstName = names.firstName || (last ? (first ?? 'Test') : 'Test');
  const lastName = names.lastName || last || 'Buyer';
  const bytes = [...createHash('sha256').update(email.toLowerCase()).digest()].slice(0, 13);
  return {
    email,
    payerId: bytes.map((byte) => LETTERS[byte % LETTERS.length]).join(''),
    firstName,
    lastName,
    countryCode: 'US',
    phone: '4085550100',
    billingAddress: { line1: '1 Test Street', line2: 'Suite 2', city: 'San Jose', state: 'CA', postalCode: '95131', countryCode: 'US' },
  };
}

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
