/** In English; `{name}` is what the payment method is called, `{kind}` and `{digits}` are of its card or account. */
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
  /** Names the button, and so begins with what it shows. */
  removeMethod: 'Remove {name}',
  question: 'Remove {name}?',
  keep: 'Keep',
  removing: 'Removing {name}…',
  removed: '{name} was removed.',
  notRemoved: '{name} could not be removed. Please try again.',
} as const;

export type SavedTexts = { readonly [Name in keyof typeof savedTexts]: string };

/** A text with its places filled in. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
