import { MAX_LENGTHS } from '../../../src/constants';
import type { HostedFieldKey } from '../../../src/constants';
import { findBrands, type Brand } from '../model/brands';
import { verifyNumber } from '../validation/number';
import { countSlots, createGroups, type Pattern } from './pattern';

/** Length and gaps of a number whose brand is unknown. */
const UNKNOWN: Pick<Brand, 'lengths' | 'gaps'> = { lengths: [16], gaps: [4, 8, 12] };

/** Creates the pattern for a field with these digits; undefined for fields that accept any text. */
export function createPattern(key: HostedFieldKey, digits: string, limits: Limits): Pattern | undefined {
  switch (key) {
    case 'number':
      return createNumberPattern(digits, limits);
    case 'expirationDate':
      return /^[2-9]/.test(digits) ? '09 / 9999' : '99 / 9999';
    case 'cvv':
    case 'expirationMonth':
    case 'expirationYear':
      return createGroups(limits.maxlength, []);
    default:
      return undefined;
  }
}

export interface Limits {
  /** The most characters that the field accepts. */
  readonly maxlength: number;
  readonly maxCardLength?: number;
  /** The brands that the number field recognizes. Default: those of every field. */
  readonly brands?: readonly Brand[];
}

function createNumberPattern(digits: string, { maxCardLength, brands }: Omit<Limits, 'maxlength'>): Pattern {
  const { lengths, gaps } = findOnlyBrand(findBrands(digits, brands)) ?? UNKNOWN;
  return createGroups(findMaxLength(lengths, maxCardLength), gaps);
}

/**
 * Cuts a number that was inserted at once. A number that is longer than its brand allows gets the length of a number of an unknown brand, as in the
 * reference SDK.
 * @param isCut the browser may have cut the text to the field's `maxlength`, so its length proves nothing
 */
export function removeExcess(digits: string, { maxCardLength, brands }: Limits, isCut: boolean): string {
  const isTooLong =
    digits.length > countSlots(createNumberPattern(digits, { brands })) || (isCut && !verifyNumber(digits, { brands }).isValid);
  return isTooLong ? digits.slice(0, countSlots(createNumberPattern('', { maxCardLength }))) : digits;
}

/** Reads the `maxlength` of the number field: enough for every brand until only one is possible. */
export function readNumberLength(brands: readonly Brand[], maxCardLength?: number): number {
  const brand = findOnlyBrand(brands);
  return brand ? findMaxLength(brand.lengths, maxCardLength) + brand.gaps.length : MAX_LENGTHS.number;
}

function findOnlyBrand([brand, another]: readonly Brand[]): Brand | undefined {
  return another ? undefined : brand;
}

function findMaxLength(lengths: readonly number[], maxCardLength?: number): number {
  return Math.min(maxCardLength || Infinity, ...lengths.slice(-1));
}
