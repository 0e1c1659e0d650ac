import { z } from 'zod';
import { toCents } from '../transactions/money';

const createCodeSchema = (pattern: RegExp, name: string) =>
  z
    .union([z.string(), z.number()])
    .transform(String)
    .refine((value) => value === '' || pattern.test(value), `${name} is invalid`)
    .nullish();
const createNumberPattern = (last: number) => new RegExp(`^0[1-${last}]$`);
const DATE = /^\d{8}$/;

/** Fields with codes are checked; other fields are accepted unchanged. */
const additionalInfo = z.looseObject({
  billingCountryCode: createCodeSchema(/^[A-Z]{2}$/, 'Billing country code'),
  shippingCountryCode: createCodeSchema(/^[A-Z]{2}$/, 'Shipping country code'),
  shippingMethod: createCodeSchema(createNumberPattern(6), 'Shipping method'),
  shippingMethodIndicator: createCodeSchema(createNumberPattern(7), 'Shipping method indicator'),
  productCode: createCodeSchema(/^(?:AIR|GEN|DIG|SVC|RES|TRA|DSP|REN|GAS|LUX|ACC|TBD)$/, 'Product code'),
  deliveryTimeframe: createCodeSchema(createNumberPattern(4), 'Delivery timeframe'),
  reorderindicator: createCodeSchema(createNumberPattern(2), 'Reorder indicator'),
  preorderIndicator: createCodeSchema(createNumberPattern(2), 'Preorder indicator'),
  preorderDate: createCodeSchema(DATE, 'Preorder date'),
  accountAgeIndicator: createCodeSchema(createNumberPattern(5), 'Account age indicator'),
  accountCreateDate: createCodeSchema(DATE, 'Account create date'),
  accountChangeIndicator: createCodeSchema(createNumberPattern(4), 'Account change indicator'),
  accountChangeDate: createCodeSchema(DATE, 'Account change date'),
  accountPwdChangeIndicator: createCodeSchema(createNumberPattern(5), 'Account password change indicator'),
  accountPwdChangeDate: createCodeSchema(DATE, 'Account password change date'),
  shippingAddressUsageIndicator: createCodeSchema(createNumberPattern(4), 'Shipping address usage indicator'),
  shippingAddressUsageDate: createCodeSchema(DATE, 'Shipping address usage date'),
  fraudActivity: createCodeSchema(createNumberPattern(2), 'Fraud activity'),
  shippingNameIndicator: createCodeSchema(createNumberPattern(2), 'Shipping name indicator'),
  paymentAccountIndicator: createCodeSchema(createNumberPattern(5), 'Payment account indicator'),
  acsWindowSize: createCodeSchema(createNumberPattern(5), 'ACS window size'),
  addressMatch: createCodeSchema(/^[YN]$/, 'Address match'),
  authenticationIndicator: createCodeSchema(/^(?:0[1-689]|85)$/, 'Authentication indicator'),
  purchaseDate: createCodeSchema(/^\d{14}$/, 'Purchase date'),
});

/** Largest amount of a lookup, in cents. */
const MAX_CENTS = 999_999_999_999;

export const lookupInput = z.looseObject({
  amount: z
    .union([z.string(), z.number()], 'Amount is required')
    .transform((amount) => String(amount).trim())
    .refine((amount) => /^\d+(\.\d{1,2})?$/.test(amount), 'Amount is invalid')
    .refine((amount) => !/^\d+(\.\d{1,2})?$/.test(amount) || toCents(amount) <= MAX_CENTS, 'Amount is too large'),
  additionalInfo: additionalInfo.nullish(),
  accountType: z.enum(['credit', 'debit'], 'Account type is invalid').nullish(),
  requestedExemptionType: z.enum(['low_value', 'transaction_risk_analysis'], 'Requested exemption type is invalid').nullish(),
  dataOnlyRequested: z.boolean().nullish(),
  dfReferenceId: z.string().nullish(),
  merchantName: z.string().nullish(),
});
export type LookupInput = z.infer<typeof lookupInput>;
