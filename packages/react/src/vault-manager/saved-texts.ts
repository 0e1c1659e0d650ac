/**
 * English texts of `<SavedPaymentMethods>`. `{name}` is replaced by the name of the payment method, `{kind}` by the brand or bank, and `{digits}` by
 * the last digits.
 */
export const savedTexts = {
  legend: 'Saved payment methods',
  loading: 'Loading your saved payment methods…',
  empty: 'You have no saved payment methods.',
  failed: 'Your saved payment methods could not be loaded.',
  retry: 'Try again',
  default: 'Default',
  endingIn: '{kind} ending in {digits}',
  card: 'Card',
  bankAccount: 'Bank account',
  remove: 'Remove',
  /** Accessible name of the button. It starts with the button's visible text. */
  removeMethod: 'Remove {name}',
  question: 'Remove {name}?',
  keep: 'Keep',
  removing: 'Removing {name}…',
  removed: '{name} was removed.',
  notRemoved: '{name} could not be removed. Please try again.',
} as const;

/** Texts of `<SavedPaymentMethods>`, with the same placeholders as `savedTexts`. */
export type SavedTexts = { readonly [Name in keyof typeof savedTexts]: string };

/** Replaces the placeholders of a text. Unknown placeholders stay. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
