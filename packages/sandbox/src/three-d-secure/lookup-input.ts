import { z } from 'zod';
import { toCents } from '../transactions/money';

const coded = (pattern: RegExp, name: string) =>
  z
    .union([z.string(), z.number()])
    .transform(String)
    .refine((value) => value === '' || pattern.test(value), `${name} is invalid`)
    .nullish();
const number = (last: number) => new RegExp(`^0[1-${last}]$`);
const DATE = /^\d{8}$/;

/** What the bank takes in codes; everything else in it is passed on as it is. */
const additionalInfo = z.looseObject({
  billingCountryCode: coded(/^[A-Z]{2}$/, 'Billing country code'),
  shippingCountryCode: coded(/^[A-Z]{2}$/, 'Shipping country code'),
  shippingMethod: coded(number(6), 'Shipping method'),
  shippingMethodIndicator: coded(number(7), 'Shipping method indicator'),
  productCode: coded(/^(?:AIR|GEN|DIG|SVC|RES|TRA|DSP|REN|GAS|LUX|ACC|TBD)$/, 'Product code'),
  deliveryTimeframe: coded(number(4), 'Delivery timeframe'),
  reorderindicator: coded(number(2), 'Reorder indicator'),
  preorderIndicator: coded(number(2), 'Preorder indicator'),
  preorderDate: coded(DATE, 'Preorder date'),
  accountAgeIndicator: coded(number(5), 'Account age indicator'),
  accountCreateDate: coded(DATE, 'Account create date'),
  accountChangeIndicator: coded(number(4), 'Account change indicator'),
  accountChangeDate: coded(DATE, 'Account change date'),
  accountPwdChangeIndicator: coded(number(5), 'Account password change indicator'),
  accountPwdChangeDate: coded(DATE, 'Account password change date'),
  shippingAddressUsageIndicator: coded(number(4), 'Shipping address usage indicator'),
  shippingAddressUsageDate: coded(DATE, 'Shipping address usage date'),
  fraudActivity: coded(number(2), 'Fraud activity'),
  shippingNameIndicator: coded(number(2), 'Shipping name indicator'),
  paymentAccountIndicator: coded(number(5), 'Payment account indicator'),
  acsWindowSize: coded(number(5), 'ACS window size'),
  addressMatch: coded(/^[YN]$/, 'Address match'),
  authenticationIndicator: coded(/^(?:0[1-689]|85)$/, 'Authentication indicator'),
  purchaseDate: coded(/^\d{14}$/, 'Purchase date'),
});

/** Largest amount of a lookup, in hundredths. */
const LARGEST = 999_999_999_999;

export const lookupInput = z.looseObject({
  amount: z
    .union([z.string(), z.number()], 'Amount is required')
    .transform((amount) => String(amount).trim())
    .refine((amount) => /^\d+(\.\d{1,2})?$/.test(amount), 'Amount is invalid')
    .refine((amount) => !/^\d+(\.\d{1,2})?$/.test(amount) || toCents(amount) <= LARGEST, 'Amount is too large'),
  additionalInfo: additionalInfo.nullish(),
  accountType: z.enum(['credit', 'debit'], 'Account type is invalid').nullish(),
  requestedExemptionType: z.enum(['low_value', 'transaction_risk_analysis'], 'Requested exemption type is invalid').nullish(),
  dataOnlyRequested: z.boolean().nullish(),
  dfReferenceId: z.string().nullish(),
  merchantName: z.string().nullish(),
});
export type LookupInput = z.infer<typeof lookupInput>;
