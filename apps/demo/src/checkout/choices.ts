/** What the customer picks out of a few, by the names they have in the draft. The first is the default. */
export const CHOICES = {
  /** Where a bank is shown: in a window, or on the full page. */
  place: ['window', 'page'],
  /** 3D Secure: how the card's bank asks, by the names of the component's versions. */
  verification: ['off', '2', '2-bootstrap3-modal', '2-inline-iframe'],
  /** Venmo on a computer: a code for the phone, or a window to log in. */
  venmoWay: ['code', 'login'],
  /** A US bank account: its numbers, or a login at the bank. */
  bankWay: ['numbers', 'login'],
  ownership: ['personal', 'business'],
  accountType: ['checking', 'savings'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ChoiceName = keyof typeof CHOICES;
export type Choice<Name extends ChoiceName> = (typeof CHOICES)[Name][number];
export type Choices = { readonly [Name in ChoiceName]: Choice<Name> };

/** Of whatever was stored, what can be chosen here. */
export function restoreChoices(given: Partial<Record<ChoiceName, unknown>>): Choices {
  const restored = Object.entries(CHOICES).map(([name, values]: [string, readonly string[]]) => {
    const value = given[name as ChoiceName];
    return [name, values.find((known) => known === value) ?? values[0]];
  });
  return Object.fromEntries(restored) as Choices;
}
