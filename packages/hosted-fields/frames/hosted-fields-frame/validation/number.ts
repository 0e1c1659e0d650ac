import { findBrands, normalizeBrand, type Brand } from '../model/brands';
import { INVALID, PARTIAL, isNumeric, type Verification } from './verification';

export interface NumberRules {
  /** The most digits that are accepted, if fewer than the brand allows. */
  readonly maxCardLength?: number;
  /** Normalized names of the supported brands. Default: all. */
  readonly supported?: ReadonlySet<string>;
  /** The brands that the field recognizes. Default: those of every field. */
  readonly brands?: readonly Brand[];
}

/** Verifies a number. UnionPay numbers must pass the Luhn check too. */
export function verifyNumber(value: string, { maxCardLength, supported, brands }: NumberRules): Verification {
  const digits = removeSeparators(value);
  if (!isNumeric(digits)) return INVALID;
  const [brand, another] = findBrands(digits, brands);
  if (!brand) return INVALID;
  if (another) return PARTIAL;
  if (maxCardLength && digits.length > maxCardLength) return INVALID;
  if (supported && !supported.has(normalizeBrand(brand.type))) return INVALID;
  const canGrow = digits.length < Math.min(maxCardLength || Infinity, ...brand.lengths.slice(-1));
  const isComplete = brand.lengths.includes(digits.length);
  const isValid = isComplete && passesLuhn(digits);
  return { isValid, isPotentiallyValid: canGrow || isValid };
}

/** Removes the spaces and hyphens that people type to group digits. */
export function removeSeparators(number: string): string {
  return number.replace(/[-\s]/g, '');
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (1 + (index % 2));
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
