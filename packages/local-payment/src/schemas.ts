import { z } from 'zod';
import { BLIK, DEFERRED_WITHOUT_OPTIONS, PAY_UPON_INVOICE } from './constants';

const text = z.string().optional();
/** As the gateway takes it: `'10.00'`. */
const amount = z.union([z.string(), z.number()]);

export const address = z.object({
  streetAddress: text,
  extendedAddress: text,
  locality: text,
  region: text,
  postalCode: text,
  /** Two letters. */
  countryCode: text,
});
const invoiceAddress = address.required({ streetAddress: true, locality: true, postalCode: true, countryCode: true });

export const lineItem = z.looseObject({
  category: text,
  name: text,
  quantity: amount.optional(),
  unitAmount: amount.optional(),
  unitTaxAmount: amount.optional(),
});
const invoiceLineItem = lineItem.required({ category: true, name: true, quantity: true, unitAmount: true, unitTaxAmount: true });

/** The link that a customer is shown who comes back from a bank's app to a window that your page does not listen to any more. */
export const fallback = z.object({
  url: z.string().min(1),
  buttonText: z.string().min(1),
  /** Default `url`. */
  cancelUrl: text,
  /** Default `buttonText`. */
  cancelButtonText: text,
});

/** With the six digits of the customer's banking app; for one click first with the code, later with the alias only. */
export const blikOptions = z.union([
  z.object({ level_0: z.object({ authCode: z.string() }) }),
  z.object({
    level_0: z.undefined().optional(),
    oneClick: z.union([
      z.object({ consumerReference: z.string(), aliasKey: z.string() }),
      z.object({ authCode: z.string(), consumerReference: z.string(), aliasLabel: z.string(), aliasKey: z.undefined().optional() }),
    ]),
  }),
]);

/** What every payment type may be given. */
const common = z.object({
  /** ISO 3166, two letters: the country of the bank. */
  paymentTypeCountryCode: text,
  email: text,
  phone: text,
  phoneCountryCode: text,
  /** YYYY-MM-DD. */
  birthDate: text,
  /** Of the shipment. */
  address: address.optional(),
  billingAddress: address.optional(),
  lineItems: z.array(lineItem).optional(),
  discountAmount: amount.optional(),
  shippingAmount: amount.optional(),
  /** Of the device data that were collected. */
  correlationId: text,
  recurrent: z.boolean().optional(),
  /** The customer's id in your own shop. */
  customerId: text,
  /** The shop's name, as the bank shows it. */
  displayName: text,
  customerServiceInstructions: text,
  /** BCP 47: the language of the bank's pages. */
  locale: text,
  /** Default false. */
  shippingAddressRequired: z.boolean().optional(),
  /** In CSS pixels; default 1282 by 720. */
  windowOptions: z.object({ width: z.number().optional(), height: z.number().optional() }).optional(),
  fallback: fallback.optional(),
});
const payer = { givenName: z.string(), surname: z.string(), currencyCode: z.string(), amount };
const named = <Type extends string>(...types: readonly Type[]) =>
  z.custom<Type>((value) => types.some((type) => typeof value === 'string' && value.toLowerCase() === type));
const isDeferred = (type: string): boolean => [PAY_UPON_INVOICE, ...DEFERRED_WITHOUT_OPTIONS].some((each) => each === type.toLowerCase());

/** A bank's page, in a window or, with `redirectUrl` of `create`, on the full page: iDEAL, Bancontact, EPS, P24, BLIK without a code, … */
export const bankPaymentOptions = common
  .extend({ ...payer, paymentType: z.string().refine((type) => !isDeferred(type)), fallback })
  .refine(({ recurrent, customerId }) => recurrent !== true || Boolean(customerId), { path: ['customerId'] });

/** The customer is sent an invoice. */
export const payUponInvoiceOptions = common.extend({
  ...payer,
  paymentType: named(PAY_UPON_INVOICE),
  address: invoiceAddress,
  billingAddress: invoiceAddress,
  birthDate: z.string(),
  email: z.string(),
  locale: z.string(),
  customerServiceInstructions: z.string(),
  correlationId: z.string(),
  phone: z.string(),
  phoneCountryCode: z.string(),
  lineItems: z.array(invoiceLineItem),
});

/** The customer confirms in their banking app. */
export const blikPaymentOptions = common.extend({ ...payer, paymentType: named(BLIK), blikOptions });

/** The customer confirms in an app. */
export const appPaymentOptions = common.extend({
  ...z.object(payer).partial().shape,
  paymentType: named(...DEFERRED_WITHOUT_OPTIONS),
});

/** Options of `startPayment` that are data; `onPaymentStart` and `signal` are not. */
export const startPaymentOptions = z.union([
  blikPaymentOptions,
  payUponInvoiceOptions,
  appPaymentOptions,
  bankPaymentOptions.refine(({ paymentType, ...rest }) => paymentType.toLowerCase() !== BLIK || !('blikOptions' in rest)),
]);

/** What the customer brings back: query parameters of a return page, by the names of either kind of page. */
export const tokenizeParameters = z.looseObject({
  btLpToken: text,
  btLpPaymentId: text,
  btLpPayerId: text,
  token: text,
  paymentId: text,
  PayerID: text,
  errorcode: text,
  wasCanceled: z.unknown().optional(),
  c: z.unknown().optional(),
  /** Of a popup bridge: replaces all others. */
  queryItems: z.unknown().optional(),
});

/** What `tokenize` resolves with, and `startPayment` where the customer paid in a window. */
export const tokenizePayload = z.object({
  /** Send it to your server. */
  nonce: z.string(),
  /** `PayPalAccount`. */
  type: z.string(),
  /** Of the payer, as far as the bank tells. */
  details: z.record(z.string(), z.unknown()),
  correlationId: text,
});
