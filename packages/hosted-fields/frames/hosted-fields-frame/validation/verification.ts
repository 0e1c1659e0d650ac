/** Whether a value is valid, and whether more typing can make it valid. */
export interface Verification {
  readonly isValid: boolean;
  readonly isPotentiallyValid: boolean;
}

export const VALID: Verification = { isValid: true, isPotentiallyValid: true };
/** Incomplete: more typing can make the value valid. */
export const PARTIAL: Verification = { isValid: false, isPotentiallyValid: true };
/** Wrong: no further typing can make the value valid. */
export const INVALID: Verification = { isValid: false, isPotentiallyValid: false };

/** VALID or INVALID, for values that no further typing can correct. */
export const toVerification = (condition: boolean): Verification => (condition ? VALID : INVALID);

export const isNumeric = (text: string): boolean => /^\d*$/.test(text);
