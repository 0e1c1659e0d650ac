import { asRecord } from '@tender/client/internal';
import type { HostedFieldOptions, HostedFieldsCard } from '../../../src/types';

/** A card brand with the rules of its numbers. */
export interface Brand extends Omit<HostedFieldsCard, 'supported'> {
  /** Numbers of digits that a full number may have, ascending. */
  readonly lengths: readonly number[];
  /** Numbers of digits after which a space is shown. */
  readonly gaps: readonly number[];
  /** Ranges of prefixes: `[first, last]`, both of the same length. */
  readonly ranges: readonly (readonly [first: string, last: string])[];
}

// One brand per line: type|name|lengths|size and name of the security code|prefixes and ranges. The order is that of `possibleCardTypes`.
const TABLE = `visa|Visa|16,18,19|3CVV|4
master-card|Mastercard|16|3CVC|51-55,2221-2229,223-229,23-26,270-271,2720
american-express|American Express|15|4CID|34,37
diners-club|Diners Club|14,16,19|3CVV|300-305,36,38,39
discover|Discover|16,19|3CID|6011,644-649,65
jcb|JCB|16,17,18,19|3CVV|2131,1800,3528-3589
unionpay|UnionPay|14,15,16,17,18,19|3CVN|620,62100-62182,62184-62187,62185-62197,62200-62205,622010-622999,622018,62207-62209,623-626,6270,6272,6276,627700-627779,627781-627799,6282-6289,6291,6292,810,8110-8131,8132-8151,8152-8163,8164-8171
verve|Verve|16,18,19|3CVV|506099-506127,506129,506133-506150,506158-506163,506166,506168,506170,506173,506176-506180,506184,506187-506188,506191,506195,506197,507865,507866,507868-507877,507880-507888,507900,507941
maestro|Maestro|12,13,14,15,16,17,18,19|3CVC|493698,500000-504174,504176-506698,506779-508999,56-59,63,67,6
elo|Elo|16|3CVE|401178,401179,438935,457631,457632,431274,451416,457393,504175,506699-506778,509000-509999,627780,636297,636368,650031-650033,650035-650051,650405-650439,650485-650538,650541-650598,650700-650718,650720-650727,650901-650978,651652-651679,655000-655019,655021-655058
mir|Mir|16,17,18,19|3CVP2|2200-2204
hiper|Hiper|16|3CVC|637095,63737423,63743358,637568,637599,637609,637612
hipercard|Hipercard|16|3CVC|606282`;

const ALL_BRANDS: readonly Brand[] = /* @__PURE__ */ TABLE.split('\n').map((line) => {
  const [type = '', niceType = '', lengths = '', code = '', ranges = ''] = line.split('|');
  return {
    type,
    niceType,
    code: { name: code.slice(1), size: Number(code[0]) },
    lengths: lengths.split(',').map(Number),
    gaps: /^(am|di.*b$)/.test(type) ? [4, 10] : [4, 8, 12], // American Express, Diners Club
    ranges: ranges.split(',').map((range) => {
      const [first = '', last = first] = range.split('-');
      return [first, last] as const;
    }),
  };
});

/** The brands that every merchant's number field recognizes. */
export const BRANDS: readonly Brand[] = /* @__PURE__ */ ALL_BRANDS.filter(({ type }) => type !== 'verve');

/** Reads the brands that a number field recognizes: Verve only if the merchant names it, to accept or to refuse it. Else its numbers count as Maestro. */
export function readBrands(options?: Pick<HostedFieldOptions, 'supportedCardBrands'>): readonly Brand[] {
  return 'verve' in asRecord(options?.supportedCardBrands) ? ALL_BRANDS : BRANDS;
}

/**
 * Finds the brands that a number may belong to: all for an empty number, and only the one with the longest matching prefix once no further digit
 * can change the match.
 * @param digits without spaces
 */
export function findBrands(digits: string, brands = BRANDS): readonly Brand[] {
  if (!digits) return brands;
  const matches = brands.flatMap((brand) => {
    const range = brand.ranges.find((candidate) => matchesRange(digits, candidate));
    return range ? [{ brand, length: range[0].length }] : [];
  });
  if (!matches.length || matches.some(({ length }) => length > digits.length)) return matches.map(({ brand }) => brand);
  return [matches.reduce((best, match) => (match.length > best.length ? match : best)).brand];
}

/** Compares as many digits as the number and the range both have. */
function matchesRange(digits: string, [first, last]: readonly [string, string]): boolean {
  const start = digits.slice(0, first.length);
  return start >= first.slice(0, start.length) && start <= last.slice(0, start.length);
}

/** Removes hyphens, spaces and capitals: `Union-Pay`, `union-pay` and `UnionPay` are the same brand. */
export function normalizeBrand(name: string): string {
  return name.replace(/[-\s]/g, '').toLowerCase();
}
