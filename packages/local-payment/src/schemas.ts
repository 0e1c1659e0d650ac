import { z } from 'zod';
import { BLIK, DEFERRED_WITHOUT_OPTIONS, PAY_UPON_INVOICE, SWISH } from './constants';
import type {
  LocalPaymentAddress,
  LocalPaymentAppPaymentOptions,
  LocalPaymentBankPaymentOptions,
  LocalPaymentBlikOptions,
  LocalPaymentBlikPaymentOptions,
  LocalPaymentFallback,
  LocalPaymentLineItem,
  LocalPaymentPayUponInvoiceOptions,
  LocalPaymentSwishPaymentOptions,
  LocalPaymentTokenizeParameters,
  LocalPaymentTokenizePayload,
} from './types';

const text = z.string().optional();
const amount = z.union([z.string(), z.number()]);

/** Schema of `LocalPaymentAddress`. */
export const address = z.object({
  streetAddress: text,
  extendedAddress: text,
  locality: text,
  region: text,
  postalCode: text,
  countryCode: text,
}) satisfies z.ZodType<LocalPaymentAddress>;
const invoiceAddress = address.required({ streetAddress: true, locality: true, postalCode: true, countryCode: true });

/** Schema of `LocalPaymentLineItem`. */
export const lineItem = z.looseObject({
  category: text,
  name: text,
  quantity: amount.optional(),
  unitAmount: amount.optional(),
  unitTaxAmount: amount.optional(),
}) satisfies z.ZodType<LocalPaymentLineItem>;
const invoiceLineItem = lineItem.required({ category: true, name: true, quantity: true, unitAmount: true, unitTaxAmount: true });

/** Schema of `LocalPaymentFallback`. */
export const fallback = z.object({
  url: z.string().min(1),
  buttonText: z.string().min(1),
  cancelUrl: text,
  cancelButtonText: text,
}) satisfies z.ZodType<LocalPaymentFallback>;

/** Schema of `LocalPaymentBlikOptions`. */
export const blikOptions = z.union([
  z.object({ level_0: z.object({ authCode: z.string() }) }),
  z.object({
    level_0: z.undefined().optional(),
    oneClick: z.union([
      z.object({ consumerReference: z.string(), aliasKey: z.string() }),
      z.object({ authCode: z.string(), consumerReference: z.string(), aliasLabel: z.string(), aliasKey: z.undefined().optional() }),
    ]),
  }),
]) satisfies z.ZodType<LocalPaymentBlikOptions>;

// `onPaymentStart` is a function, which a schema cannot describe.
type Data<Options> = Omit<Options, 'onPaymentStart'>;

const common = z.object({
  paymentTypeCountryCode: text,
  email: text,
  phone: text,
  phoneCountryCode: text,
  birthDate: text,
  address: address.optional(),
  billingAddress: address.optional(),
  lineItems: z.array(lineItem).optional(),
  discountAmount: amount.optional(),
  shippingAmount: amount.optional(),
  correlationId: text,
  recurrent: z.boolean().optional(),
  customerId: text,
  displayName: text,
  customerServiceInstructions: text,
  locale: text,
  shippingAddressRequired: z.boolean().optional(),
  windowOptions: z.object({ width: z.number().optional(), height: z.number().optional() }).optional(),
  fallback: fallback.optional(),
});
const payer = { givenName: z.string(), surname: z.string(), currencyCode: z.string(), amount };
/** The payment types, in capital or small letters. */
const typeSchema = <Type extends string>(...types: readonly Type[]) =>
  z.custom<Type>((value) => types.some((type) => typeof value === 'string' && value.toLowerCase() === type));
const isDeferred = (type: string): boolean => [PAY_UPON_INVOICE, ...DEFERRED_WITHOUT_OPTIONS].some((each) => each === type.toLowerCase());

/** Schema of `LocalPaymentBankPaymentOptions`, without `onPaymentStart`. */
export const bankPaymentOptions = common
  .extend({ ...payer, paymentType: z.string().refine((type) => !isDeferred(type)), fallback })
  .refine(({ recurrent, customerId }) => recurrent !== true || Boolean(customerId), { path: ['customerId'] }) satisfies z.ZodType<
  Data<LocalPaymentBankPaymentOptions>
>;

/** Schema of `LocalPaymentPayUponInvoiceOptions`, without `onPaymentStart`. */
export const payUponInvoiceOptions = common.extend({
  ...payer,
  paymentType: typeSchema(PAY_UPON_INVOICE),
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
}) satisfies z.ZodType<Data<LocalPaymentPayUponInvoiceOptions>>;

/** Schema of `LocalPaymentBlikPaymentOptions`, without `onPaymentStart`. */
export const blikPaymentOptions = common.extend({ ...payer, paymentType: typeSchema(BLIK), blikOptions }) satisfies z.ZodType<
  Data<LocalPaymentBlikPaymentOptions>
>;

/** Schema of `LocalPaymentSwishPaymentOptions`, without `onPaymentStart`. */
export const swishPaymentOptions = common.extend({
  ...payer,
  paymentType: typeSchema(SWISH),
  swishOptions: z.object({
    requestQrCode: z.literal(true),
    qrContainer: z.custom<string | Element>((value) => (typeof value === 'string' ? value !== '' : value instanceof Object)),
  }),
}) satisfies z.ZodType<Data<LocalPaymentSwishPaymentOptions>>;

/** Schema of `LocalPaymentAppPaymentOptions`, without `onPaymentStart`. */
export const appPaymentOptions = common.extend({
  ...z.object(payer).partial().shape,
  paymentType: typeSchema(...DEFERRED_WITHOUT_OPTIONS),
}) satisfies z.ZodType<Data<LocalPaymentAppPaymentOptions>>;

/** Schema of `LocalPaymentStartPaymentOptions`, without `onPaymentStart`. */
export const startPaymentOptions = z.union([
  blikPaymentOptions,
  swishPaymentOptions,
  payUponInvoiceOptions,
  appPaymentOptions,
  bankPaymentOptions.refine(({ paymentType, ...rest }) => paymentType.toLowerCase() !== BLIK || !('blikOptions' in rest)),
]);

/** Schema of `LocalPaymentTokenizeParameters`. */
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
  queryItems: z.unknown().optional(),
}) satisfies z.ZodType<LocalPaymentTokenizeParameters>;

/** Schema of `LocalPaymentTokenizePayload`. */
export const tokenizePayload = z.object({
  nonce: z.string(),
  type: z.string(),
  details: z.record(z.string(), z.unknown()),
  correlationId: text,
}) satisfies z.ZodType<LocalPaymentTokenizePayload>;
