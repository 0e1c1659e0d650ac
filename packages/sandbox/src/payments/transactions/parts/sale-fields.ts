import { type FieldError } from '../../../core/http/gateway-error';
import { findKind } from '../../instruments/kinds';
import { paypalAccount } from '../../instruments/paypal-account';
import { isOneOf, createLengthRule, matches, type FieldRule } from '../../vault/check-fields';
import { keepFilled } from '../../vault/custom-fields';
import { type SaleRequest } from '../sale';
import { checkMember, createAmountRules, normalizeAmount, type SalePart } from './sale-part';

const SOURCES = ['api', 'estimated', 'installment', 'installment_first', 'merchant', 'moto', 'recurring', 'recurring_first', 'unscheduled'];
const EXEMPTIONS = [
  'corporate',
  'delegated_authentication',
  'low_value',
  'secure_corporate',
  'transaction_risk_analysis',
  'trusted_beneficiary',
];

/** The largest number of cents in 32 bits. The suites of the official SDKs expect larger amounts to be refused. */
const limits = { largest: 21_474_836.47 };

const RULES: readonly FieldRule[] = [
  ['type', '91523', 'Type is invalid.', isOneOf(['sale', 'credit'])],
  createLengthRule('orderId', '91501', 'Order ID', 255),
  createLengthRule('channel', '91550', 'Channel', 255),
  createLengthRule('purchaseOrderNumber', '91537', 'Purchase order number', 17),
  // The network takes printable ASCII only.
  ['purchaseOrderNumber', '91548', 'Purchase order number is invalid.', matches(/^[\x20-\x7E]*$/)],
  ...createAmountRules('taxAmount', 'Tax amount', { negative: '81534', format: '81535', tooLarge: '81536' }),
  ...createAmountRules('discountAmount', 'Discount amount', { negative: '915160', format: '915159', tooLarge: '915161' }, limits),
  ...createAmountRules('shippingAmount', 'Shipping amount', { negative: '915163', format: '915162', tooLarge: '915164' }, limits),
  ...createAmountRules('serviceFeeAmount', 'Service fee amount', { negative: '91554', format: '91555', tooLarge: '91556' }),
  ['shipsFromPostalCode', '915167', 'Ships from postal code can only contain letters, numbers, spaces, and hyphens.', matches(/^[\w -]*$/)],
  [
    'shipsFromPostalCode',
    '915165',
    'Ships from postal code may contain no more than 9 letter or number characters.',
    (text) => text.replace(/[ -]/g, '').length <= 9,
  ],
  ['productSku', '915202', 'Product SKU is invalid.', matches(/^[A-Za-z0-9-]{1,200}$/)],
  ['transactionSource', '915133', 'Transaction source is invalid.', isOneOf(SOURCES)],
  ['scaExemption', '915213', 'SCA exemption is invalid.', isOneOf(EXEMPTIONS)],
  ['processingMerchantCategoryCode', '915265', 'Processing merchant category code is invalid.', matches(/^\d{4}$/)],
  ['processorAuthorizationCode', '81520', 'Processor authorization code is invalid.', matches(/^[A-Za-z0-9]{6}$/)],
  createLengthRule('exchangeRateQuoteId', '915229', 'Exchange rate quote ID', 4000),
];

const AMOUNTS = ['taxAmount', 'discountAmount', 'shippingAmount', 'shippingTaxAmount', 'serviceFeeAmount', 'surchargeAmount'] as const;
const REPEATED = ['orderId', 'channel', 'purchaseOrderNumber', 'shipsFromPostalCode', 'productSku'] as const;
const RECURRING = ['recurring', 'recurring_first'];

/** Lists fields that another field, the payment method or the merchant account excludes or demands. */
function findConflicts({ input, account, instrument }: SaleRequest): FieldError[] {
  const isCredit = input.type === 'credit';
  const isPayPal = instrument !== undefined && findKind(instrument) === paypalAccount;
  const refuse = (isWrong: unknown, field: string, code: string, message: string): FieldError[] =>
    isWrong ? [{ path: ['transaction', field], code, message }] : [];
  return [
    // There are no subscriptions.
    ...refuse(input.subscriptionId, 'subscriptionId', '91528', 'Subscription ID is invalid.'),
    ...refuse(
      account && input.currencyIsoCode && input.currencyIsoCode !== account.currency,
      'currencyIsoCode',
      '915214',
      'Currency code is not supported by this merchant account.',
    ),
    ...refuse(input.billing && input.billingAddressId, 'base', '91530', 'Cannot provide a billing address and a billing address ID.'),
    ...refuse(
      account?.requires?.includes('taxAmount') && !isCredit && !input.taxAmount,
      'taxAmount',
      '815224',
      'Tax amount is required by this merchant account.',
    ),
    ...refuse(input.serviceFeeAmount && isCredit, 'base', '91552', 'Service fee is not allowed on credits.'),
    ...refuse(input.serviceFeeAmount && isPayPal, 'base', '91578', 'Service fee is not supported on PayPal transactions.'),
    ...refuse(
      input.processorAuthorizationCode && isCredit,
      'processorAuthorizationCode',
      '91519',
      'Processor authorization code can only be set for voice authorizations.',
    ),
  ];
}

/** The sale's own fields: order, processing of level 2 and 3, source and exemptions. */
export const saleFields: SalePart = {
  check(request) {
    const { input } = request;
    const missing = input.type ? [] : [{ path: ['transaction', 'type'], code: '91524', message: 'Type is required.' }];
    return [...missing, ...checkMember(RULES)(request), ...findConflicts(request)];
  },
  describe: ({ input }) => ({
    ...Object.fromEntries(REPEATED.map((name) => [name, input[name] ?? null])),
    customFields: input.customFields ? keepFilled(input.customFields) : null,
    ...Object.fromEntries(AMOUNTS.map((name) => [name, normalizeAmount(input[name])])),
    recurring: input.recurring ?? RECURRING.includes(input.transactionSource ?? ''),
    taxExempt: input.taxExempt ?? false,
    // SDKs take the member itself for a yes.
    foreignRetailer: input.foreignRetailer === true ? true : undefined,
    installmentCount: input.installments?.count ?? null,
    scaExemptionRequested: input.scaExemption ?? null,
  }),
};
