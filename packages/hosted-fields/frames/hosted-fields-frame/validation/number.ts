import { brandsOf, normalizeBrand } from '../model/brands';
import { INVALID, PARTIAL, isNumeric, type Verification } from './verification';

export interface NumberRules {
  /** Longest number taken, in digits, if shorter than the brand's. */
  readonly maxCardLength?: number;
  /** Normalised names; without it every brand is supported. */
  readonly supported?: ReadonlySet<string>;
}

/** UnionPay's numbers have to pass the checksum like all others. */
export function verifyNumber(value: string, { maxCardLength, supported }: NumberRules): Verification {
  const digits = compact(value);
  if (!isNumeric(digits)) return INVALID;
  const [brand, another] = brandsOf(digits);
  if (!brand) return INVALID;
  if (another) return PARTIAL;
  if (maxCardLength && digits.length > maxCardLength) return INVALID;
  if (supported && !supported.has(normalizeBrand(brand.type))) return INVALID;
  const mayGrow = digits.length < Math.min(maxCardLength || Infinity, ...brand.lengths.slice(-1));
  const isComplete = brand.lengths.includes(digits.length);
  const isValid = isComplete && passesLuhn(digits);
  return { isValid, isPotentiallyValid: mayGrow || isValid };
}

/** A number without what people type to group its digits. */
export function compact(number: string): string {
  return number.replace(/[-\s]/g, '');
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (1 + (index % 2));
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
