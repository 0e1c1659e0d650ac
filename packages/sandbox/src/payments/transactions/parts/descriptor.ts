import { matches, type FieldRule } from '../../vault/check-fields';
import { checkMember, type SalePart } from './sale-part';

const RULES: readonly FieldRule[] = [
  // A company of 3, 7 or 12 characters, an asterisk, a product; 22 characters at most.
  ['name', '92201', 'Name format is invalid.', matches(/^(?=.{1,22}$)(?:[^*]{3}|[^*]{7}|[^*]{12})\*[A-Za-z0-9+.\- ]+$/)],
  ['phone', '92202', 'Phone format is invalid.', matches(/^(?=(?:\D*\d){10}\D*$)[\d().\- ]{10,14}$/)],
  ['url', '92206', 'URL format is invalid.', matches(/^[\x21-\x7E]{1,13}$/)],
];
const FIELDS = ['name', 'phone', 'url'] as const;

/** What the cardholder's statement says. */
export const descriptor: SalePart = {
  check: checkMember(RULES, 'descriptor'),
  describe: ({ input }) => ({ descriptor: Object.fromEntries(FIELDS.map((name) => [name, input.descriptor?.[name] ?? null])) }),
};
