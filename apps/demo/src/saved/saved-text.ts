import type { VaultManagerPaymentMethod } from '@tender/vault-manager';

export interface SavedText {
  /** Distinguishes the method from others: `Visa ending in 1111`, `PayPal, ada@example.com`. */
  readonly title: string;
  /** Kind and expiry: `Card, expires 12/2030`. */
  readonly note: string;
}

/** Texts by the gateway's types. Those of other wallets follow from the type; all others are shown with the gateway's own name and description. */
const kinds: Readonly<Record<string, readonly [title: string, note: string]>> = {
  CreditCard: ['Card', 'Card'],
  AndroidPayCard: ['Google Pay', 'Google Pay'],
  PayPalAccount: ['PayPal', 'PayPal account'],
  VenmoAccount: ['Venmo', 'Venmo account'],
  SEPADebitAccount: ['SEPA Direct Debit', 'Bank account'],
  UsBankAccount: ['US bank', 'Bank account'],
};

/** Returns the texts of a wallet, such as `Visa Checkout` for `VisaCheckoutCard`. */
function walletText(type: string): readonly [title: string, note: string] | undefined {
  const name = /^(\w+)Card$/.exec(type)?.[1]?.replace(/\B[A-Z]/g, ' $&');
  return name ? [name, name] : undefined;
}

/** Describes a saved method. */
export function savedText({ type, details, description }: Pick<VaultManagerPaymentMethod, 'type' | 'details' | 'description'>): SavedText {
  const read = (...names: string[]): string | undefined =>
    names.map((name) => details?.[name]).find((value): value is string => typeof value === 'string' && value !== '');
  const [name, note] = kinds[type] ?? walletText(type) ?? [description ?? type, type];
  const ending = read('lastFour', 'last4', 'ibanLastFour');
  const account = read('email', 'username');
  const [month, year] = [read('expirationMonth'), read('expirationYear')];
  return {
    title: ending ? `${read('cardType') ?? name} ending in ${ending}` : [name, account].filter(Boolean).join(', '),
    note: month && year ? `${note}, expires ${month}/${year}` : note,
  };
}
