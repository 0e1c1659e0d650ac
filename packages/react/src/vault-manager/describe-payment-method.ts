import type { VaultManagerPaymentMethod } from '@tender/vault-manager';
import { fill, savedTexts, type SavedTexts } from './saved-texts';

/** Names of wallets. They are the same in every language. */
const WALLETS: Readonly<Record<string, string>> = {
  AndroidPayCard: 'Google Pay',
  ApplePayCard: 'Apple Pay',
  MasterpassCard: 'Masterpass',
  PayPalAccount: 'PayPal',
  SEPADebitAccount: 'SEPA',
  VenmoAccount: 'Venmo',
};

/**
 * Returns text that names a saved payment method: `Visa ending in 1111`, `PayPal ada@example.com`, `Venmo @ada`, `Test Bank ending in 0000`.
 * @example const name = describePaymentMethod(method);
 */
export function describePaymentMethod(
  { type, details, description }: Pick<VaultManagerPaymentMethod, 'type' | 'details' | 'description'>,
  texts: SavedTexts = savedTexts,
): string {
  const readDetail = (...names: string[]): string | undefined =>
    names.map((name) => details?.[name]).find((value): value is string => typeof value === 'string' && value !== '');
  const typeName =
    type === 'CreditCard' ? texts.card : type === 'UsBankAccount' ? texts.bankAccount : (WALLETS[type] ?? description ?? type);
  const digits = readDetail('lastFour', 'last4', 'ibanLastFour');
  if (digits) return fill(texts.endingIn, { kind: readDetail('cardType', 'bankName') ?? typeName, digits });
  const account = readDetail('email') ?? readDetail('username')?.replace(/^@?/, '@');
  return account ? `${typeName} ${account}` : typeName;
}
