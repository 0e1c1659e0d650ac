import { type FieldError } from '../../../core/http/gateway-error';
import { type Document } from '../../../core/store/schema';
import { findKind } from '../../instruments/kinds';
import { paypalAccount } from '../../instruments/paypal-account';
import { isOneOf, checkFields, createLengthRule, matches, type FieldRule } from '../../vault/check-fields';
import { type SaleInput } from '../sale-input';
import { createAmountRules, normalizeAmount, type SalePart } from './sale-part';

type LineItem = NonNullable<SaleInput['lineItems']>[number];

const MAX_ITEMS = 249;
/** The largest number of the provider's own store. */
const LARGEST = 2_147_483_647;
const limits = { largest: LARGEST };
const preciseLimits = { largest: LARGEST, decimals: 4 };

const REQUIRED: readonly [field: string, code: string, message: string][] = [
  ['name', '95822', 'Line item name is required.'],
  ['kind', '95808', 'Line item kind is required.'],
  ['quantity', '95811', 'Line item quantity is required.'],
  ['unitAmount', '95818', 'Line item unit amount is required.'],
  ['totalAmount', '95814', 'Line item total amount is required.'],
];

/** @param isPayPal PayPal allows longer names and codes than cards. */
const createRules = (isPayPal: boolean): readonly FieldRule[] => [
  ['kind', '95807', 'Line item kind is invalid.', isOneOf(['debit', 'credit'])],
  createLengthRule('name', '95823', 'Line item name', isPayPal ? 127 : 35),
  createLengthRule('description', '95803', 'Line item description', 127),
  ['quantity', '95810', 'Line item quantity is an invalid format.', matches(/^(?:\d+(?:\.\d{1,4})?|\.\d{1,4})$/)],
  ['quantity', '95812', 'Line item quantity is too large.', (text) => Number(text) <= LARGEST],
  ...createAmountRules('unitAmount', 'Line item unit amount', { notPositive: '95820', format: '95817', tooLarge: '95819' }, preciseLimits),
  ...createAmountRules('unitTaxAmount', 'Line item unit tax amount', { negative: '95826', format: '95824', tooLarge: '95825' }, limits),
  ...createAmountRules('taxAmount', 'Line item tax amount', { negative: '95829', format: '95827', tooLarge: '95828' }, limits),
  ...createAmountRules('totalAmount', 'Line item total amount', { notPositive: '95816', format: '95813', tooLarge: '95815' }, limits),
  ...createAmountRules('discountAmount', 'Line item discount amount', { negative: '95806', format: '95804', tooLarge: '95805' }, limits),
  createLengthRule('unitOfMeasure', '95821', 'Line item unit of measure', 12),
  createLengthRule('productCode', '95809', 'Line item product code', isPayPal ? 127 : 12),
  createLengthRule('commodityCode', '95801', 'Line item commodity code', 12),
  createLengthRule('upcCode', '95831', 'Line item UPC code', 17),
  ['upcType', '95833', 'Line item UPC type is invalid.', isOneOf(['UPC-A', 'UPC-B', 'UPC-C', 'UPC-D', 'UPC-E', 'UPC-2', 'UPC-5'])],
];

function checkItem(item: LineItem, rules: readonly FieldRule[], path: readonly string[]): FieldError[] {
  const refuse = (field: string, code: string, message: string) => ({ path: [...path, field], code, message });
  const missing = REQUIRED.filter(([field]) => isMissing(item, field)).map((rule) => refuse(...rule));
  const upc = ['upcCode', 'upcType'].filter((field) => isMissing(item, field));
  if (upc.length === 1) {
    missing.push(
      upc[0] === 'upcCode'
        ? refuse('upcCode', '95830', 'Line item UPC code is missing.')
        : refuse('upcType', '95832', 'Line item UPC type is missing.'),
    );
  }
  return [...missing, ...checkFields(rules, item, path)];
}

const isMissing = (item: LineItem, field: string) => !item[field];

const FIELDS = [
  'name',
  'description',
  'kind',
  'quantity',
  // Up to four decimals, which stay as they are sent.
  'unitAmount',
  'unitOfMeasure',
  'productCode',
  'commodityCode',
  'url',
  'upcCode',
  'upcType',
  'imageUrl',
] as const;
const AMOUNTS = ['unitTaxAmount', 'taxAmount', 'totalAmount', 'discountAmount'] as const;

/** Describes an item as `GET transactions/:id/line_items` does. */
const describeItem = (item: LineItem): Document => ({
  ...Object.fromEntries(FIELDS.map((name) => [name, item[name] || null])),
  ...Object.fromEntries(AMOUNTS.map((name) => [name, normalizeAmount(item[name] || null)])),
});

/** The items of an order. They have a request of their own, and are no member of the transaction in a response. */
export const lineItems: SalePart = {
  check({ input, instrument }) {
    const items = input.lineItems ?? [];
    if (items.length > MAX_ITEMS) return [{ path: ['transaction', 'lineItems'], code: '915157', message: 'Too many line items.' }];
    const rules = createRules(instrument !== undefined && findKind(instrument) === paypalAccount);
    return items.flatMap((item, index) => checkItem(item, rules, ['transaction', 'lineItems', `index${index}`]));
  },
  describe: ({ input }) => ({ lineItems: (input.lineItems ?? []).map(describeItem) }),
};
