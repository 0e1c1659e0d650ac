/** The element that a customer types or chooses in. */
export interface Control {
  readonly element: HTMLInputElement | HTMLSelectElement;
  /** What the model is to hold. */
  value(): string;
  /** Replaces what is there, as if somebody had typed it. */
  write(text: string): void;
  /** Shows what the limits of today leave of the text, masked or not. */
  refresh(): void;
  /** Masks what was typed when the customer leaves. */
  conceal(isConcealed: boolean): void;
  /** Months only: gives them the names listed; those without one keep what they have. */
  rename?(names: unknown): void;
}
