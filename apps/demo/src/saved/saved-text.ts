import type { VaultManagerPaymentMethod } from '@tender/vault-manager';

export interface SavedText {
  /** Distinguishes the method from others: `Visa ending in 1111`, `PayPal, ada@example.com`. */
  readonly title: string;
  /** Kind and expiry: `Card, expires 12/2030`. */
  readonly note: string;
}

/** Texts by the gateway's types. Other types are shown with the gateway's own name and description. */
const kinds: Readonly<Record<string, readonly [title: string, note: string]>> = {
  CreditCard: ['Card', 'Card'],
  AndroidPayCard: ['Google Pay', 'Google Pay'],
  ApplePayCard: ['Apple Pay', 'Apple Pay'],
  MasterpassCard: ['Masterpass', 'Masterpass'],
  SamsungPayCard: ['Samsung Pay', 'Samsung Pay'],
  VisaCheckoutCard: ['Visa Checkout', 'Visa Checkout'],
  PayPalAccount: ['PayPal', 'PayPal account'],
  VenmoAccount: ['Venmo', 'Venmo account'],
  SEPADebitAccount: ['SEPA Direct Debit', 'Bank account'],
  UsBankAccount: ['US bank', 'Bank account'],
};

/** Describes a saved method. */
export function savedText({ type, details, description }: Pick<VaultManagerPaymentMethod, 'type' | 'details' | 'description'>): SavedText {
  const read = (...names: string[]): string | undefined =>
    names.map((name) => details?.[name]).find((value): value is string => typeof value === 'string' && value !== '');
  const [name, note] = kinds[type] ?? [description ?? type, type];
  const ending = read('lastFour', 'last4', 'ibanLastFour');
  const account = read('email', 'username');
  const [month, year] = [read('expirationMonth'), read('expirationYear')];
  return {
    title: ending ? `${read('cardType') ?? name} ending in ${ending}` : [name, account].filter(Boolean).join(', '),
    note: month && year ? `${note}, expires ${month}/${year}` : note,
  };
}
