import type { VaultedPaymentMethod } from '@tender/vault-manager';
import { fill, savedTexts, type SavedTexts } from './saved-texts';

/** Names of wallets, which are the same in every language. */
const WALLETS: Readonly<Record<string, string>> = {
  AndroidPayCard: 'Google Pay',
  ApplePayCard: 'Apple Pay',
  MasterpassCard: 'Masterpass',
  PayPalAccount: 'PayPal',
  SEPADebitAccount: 'SEPA',
  VenmoAccount: 'Venmo',
};

/** What a payment method is called: `Visa ending in 1111`, `PayPal ada@example.com`, `Venmo @ada`, `Test Bank ending in 0000`. */
export function describePaymentMethod(
  { type, details, description }: Pick<VaultedPaymentMethod, 'type' | 'details' | 'description'>,
  texts: SavedTexts = savedTexts,
): string {
  const read = (...names: string[]): string | undefined =>
    names.map((name) => details?.[name]).find((value): value is string => typeof value === 'string' && value !== '');
  const common = type === 'CreditCard' ? texts.card : type === 'UsBankAccount' ? texts.bankAccount : (WALLETS[type] ?? description ?? type);
  const digits = read('lastFour', 'last4', 'ibanLastFour');
  if (digits) return fill(texts.endingIn, { kind: read('cardType', 'bankName') ?? common, digits });
  const account = read('email') ?? read('username')?.replace(/^@?/, '@');
  return account ? `${common} ${account}` : common;
}
