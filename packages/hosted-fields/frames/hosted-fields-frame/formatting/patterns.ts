import { MAX_LENGTHS } from '../../../src/constants';
import type { FieldKey } from '../../../src/constants';
import { brandsOf, type Brand } from '../model/brands';
import { verifyNumber } from '../validation/number';
import { capacity, groups, type Pattern } from './pattern';

/** Of a number whose brand is not known. */
const UNKNOWN: Pick<Brand, 'lengths' | 'gaps'> = { lengths: [16], gaps: [4, 8, 12] };

/** How a field shows the digits given; undefined for fields that take any text. */
export function patternOf(key: FieldKey, digits: string, limits: Limits): Pattern | undefined {
  switch (key) {
    case 'number':
      return numberPattern(digits, limits.maxCardLength);
    case 'expirationDate':
      return /^[2-9]/.test(digits) ? '09 / 9999' : '99 / 9999';
    case 'cvv':
    case 'expirationMonth':
    case 'expirationYear':
      return groups(limits.maxlength, []);
    default:
      return undefined;
  }
}

export interface Limits {
  /** Characters that the field takes. */
  readonly maxlength: number;
  readonly maxCardLength?: number;
}

function numberPattern(digits: string, maxCardLength?: number): Pattern {
  const { lengths, gaps } = onlyBrand(brandsOf(digits)) ?? UNKNOWN;
  return groups(longest(lengths, maxCardLength), gaps);
}

/**
 * The digits of a number that was put in at once. One that is longer than any of its brand ends where a number of an unknown brand does, as it
 * does with the reference.
 * @param isCut the browser may have cut the text to the field's `maxlength`, so that its length says nothing
 */
export function withoutExcess(digits: string, { maxCardLength }: Limits, isCut: boolean): string {
  const isTooLong = digits.length > capacity(numberPattern(digits)) || (isCut && !verifyNumber(digits, {}).isValid);
  return isTooLong ? digits.slice(0, capacity(numberPattern('', maxCardLength))) : digits;
}

/** Characters that the number field takes: room for every brand until there is only one. */
export function numberLength(brands: readonly Brand[], maxCardLength?: number): number {
  const brand = onlyBrand(brands);
  return brand ? longest(brand.lengths, maxCardLength) + brand.gaps.length : MAX_LENGTHS.number;
}

function onlyBrand([brand, another]: readonly Brand[]): Brand | undefined {
  return another ? undefined : brand;
}

function longest(lengths: readonly number[], maxCardLength?: number): number {
  return Math.min(maxCardLength || Infinity, ...lengths.slice(-1));
}
