/** The input or select element of a field. */
export interface Control {
  readonly element: HTMLInputElement | HTMLSelectElement;
  /** Returns the value for the model. */
  value(): string;
  /** Replaces the text, as if the customer had typed it. */
  write(text: string): void;
  /** Cuts the text to the current limits and shows it, masked or not. */
  refresh(): void;
  /** Masks the text, or shows it. */
  conceal(isConcealed: boolean): void;
  /** Sets the names of the months; a month without a name keeps the one it has. Only for months. */
  rename?(names: unknown): void;
}
