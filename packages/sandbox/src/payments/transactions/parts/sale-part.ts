import { type FieldError } from '../../../core/http/gateway-error';
import { type Document } from '../../../core/store/schema';
import { checkFields, type FieldRule, matches } from '../../vault/check-fields';
import { type SaleRequest } from '../sale';
import { type saleInput } from '../sale-input';

/** One part of a sale: its rules, and what of it the stored transaction has. The next rule is a line in a table of its part. */
export interface SalePart {
  /** Lists what is wrong with the part. */
  check(request: SaleRequest): FieldError[];
  /** Creates members of the transaction's document. */
  describe?(request: Pick<SaleRequest, 'input' | 'instrument'>): Document;
}

/** Creates the check of a part that only has rules about the fields of one member. Without a member, the fields are the sale's own. */
export const checkMember =
  (rules: readonly FieldRule[], member?: keyof typeof saleInput.shape): SalePart['check'] =>
  ({ input }) =>
    checkFields(rules, (member === undefined ? input : (input[member] as Document | null | undefined)) ?? {}, [
      'transaction',
      ...(member === undefined ? [] : [member]),
    ]);

const MAX_AMOUNT = 9_999_999_999.99;

interface AmountCodes {
  format: string;
  tooLarge: string;
  /** Where a negative amount has a code of its own. */
  negative?: string;
  /** Where zero and less have a code of their own. */
  notPositive?: string;
}
/** Limits of an amount: decimals, and the largest value. */
interface AmountLimits {
  decimals?: number;
  largest?: number;
}

/** Creates the rules of an amount: not negative, of a valid format, not too large. */
export function createAmountRules(
  field: string,
  name: string,
  codes: AmountCodes,
  { decimals = 2, largest = MAX_AMOUNT }: AmountLimits = {},
): FieldRule[] {
  const format = new RegExp(`^(?:\\d+(?:\\.\\d{1,${decimals}})?|\\.\\d{1,${decimals}})$`);
  const { negative, notPositive } = codes;
  return [
    ...(negative ? [[field, negative, `${name} cannot be negative.`, (text) => !/^-[\d.]+$/.test(text)] satisfies FieldRule] : []),
    ...(notPositive
      ? [[field, notPositive, `${name} must be greater than zero.`, (text) => !/^-[\d.]+$|^0*(?:\.0*)?$/.test(text)] satisfies FieldRule]
      : []),
    [field, codes.format, `${name} is an invalid format.`, matches(format)],
    [field, codes.tooLarge, `${name} is too large.`, (text) => Number(text) <= largest],
  ];
}

/** Writes an amount with two decimals at least: `10` becomes `10.00`. Anything else stays, and an amount that was not sent is null. */
export function normalizeAmount(amount: string | null | undefined): string | null {
  if (!amount) return null;
  const [, whole, decimals = ''] = /^(\d*)(?:\.(\d+))?$/.exec(amount) ?? [];
  if (whole === undefined) return amount;
  return `${whole || '0'}.${decimals.padEnd(2, '0')}`;
}
