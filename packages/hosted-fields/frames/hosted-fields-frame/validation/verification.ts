/** What a value is worth: valid as it is, and whether more typing may still make it valid. */
export interface Verification {
  readonly isValid: boolean;
  readonly isPotentiallyValid: boolean;
}

export const VALID: Verification = { isValid: true, isPotentiallyValid: true };
/** Not yet. */
export const PARTIAL: Verification = { isValid: false, isPotentiallyValid: true };
/** Not any more, whatever follows. */
export const INVALID: Verification = { isValid: false, isPotentiallyValid: false };

/** For values that no further typing can rescue. */
export const validIf = (condition: boolean): Verification => (condition ? VALID : INVALID);

export const isNumeric = (text: string): boolean => /^\d*$/.test(text);
