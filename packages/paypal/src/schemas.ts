import * as z from 'zod/mini';
import { CONTACT_PREFERENCES, PLAN_TYPES } from './constants';
import type {
  PayPalAddress,
  PayPalApproval,
  PayPalCheckoutCreatePaymentOptions,
  PayPalCheckoutStartVaultInitiatedCheckoutOptions,
  PayPalCheckoutTokenizePayload,
  PayPalCheckoutUpdatePaymentOptions,
  PayPalLineItem,
  PayPalPlanMetadata,
  PayPalScriptParameters,
  PayPalShippingOption,
  PayPalTokenizeOptions,
} from './types';

const text = z.optional(z.string());
const amount = z.union([z.string(), z.number()]);

/** Schema of `PayPalAddress`. */
export const address = z.looseObject({
  line1: text,
  line2: text,
  city: text,
  state: text,
  postalCode: text,
  countryCode: text,
  phone: text,
  recipientName: text,
  recipientEmail: text,
  internationalPhone: z.optional(z.object({ countryCode: text, nationalNumber: text })),
}) satisfies z.ZodMiniType<PayPalAddress>;

const money = z.object({ currency: z.string(), value: z.string() });

/** Schema of `PayPalShippingOption`. */
export const shippingOption = z.looseObject({
  id: z.string(),
  label: z.string(),
  selected: z.boolean(),
  type: z.enum(['SHIPPING', 'PICKUP']),
  amount: money,
}) satisfies z.ZodMiniType<PayPalShippingOption>;

/** Schema of `PayPalLineItem`. */
export const lineItem = z.looseObject({
  quantity: amount,
  unitAmount: amount,
  name: z.string(),
  kind: z.enum(['debit', 'credit']),
  unitTaxAmount: z.optional(amount),
  description: text,
  productCode: text,
  url: text,
}) satisfies z.ZodMiniType<PayPalLineItem>;

/** Members of `PayPalPaymentOptions`. */
const paymentOptions = {
  flow: z.enum(['checkout', 'vault']),
  amount: z.optional(amount),
  currency: text,
  intent: z.optional(z.enum(['authorize', 'order', 'capture', 'sale'])),
  offerCredit: z.optional(z.boolean()),
  displayName: text,
  locale: text,
  enableShippingAddress: z.optional(z.boolean()),
  shippingAddressEditable: z.optional(z.boolean()),
  shippingAddressOverride: z.optional(address),
  landingPageType: z.optional(z.enum(['login', 'billing'])),
  billingAgreementDescription: text,
};

/** Schema of `PayPalTokenizeOptions`. */
export const tokenizeOptions = z.object({
  ...paymentOptions,
  offerPayLater: z.optional(z.boolean()),
  useraction: text,
}) satisfies z.ZodMiniType<PayPalTokenizeOptions>;

const pricingScheme = z.looseObject({
  pricingModel: z.enum(['FIXED', 'VARIABLE', 'AUTO_RELOAD']),
  price: z.optional(amount),
  reloadThresholdAmount: z.optional(amount),
});

const billingCycle = z.looseObject({
  billingFrequency: z.optional(amount),
  billingFrequencyUnit: z.optional(z.enum(['DAY', 'WEEK', 'MONTH', 'YEAR'])),
  numberOfExecutions: z.optional(amount),
  sequence: z.optional(amount),
  startDate: text,
  trial: z.optional(z.boolean()),
  pricingScheme: z.optional(pricingScheme),
});

/** Schema of `PayPalPlanMetadata`. */
export const planMetadata = z.looseObject({
  billingCycles: z.optional(z.array(billingCycle)),
  currencyIsoCode: text,
  name: text,
  productDescription: text,
  productQuantity: z.optional(amount),
  oneTimeFeeAmount: z.optional(amount),
  shippingAmount: z.optional(amount),
  totalAmount: z.optional(amount),
  productPrice: z.optional(amount),
  taxAmount: z.optional(amount),
}) satisfies z.ZodMiniType<PayPalPlanMetadata>;

const amountBreakdown = z.looseObject({
  itemTotal: z.optional(amount),
  shipping: z.optional(amount),
  handling: z.optional(amount),
  taxTotal: z.optional(amount),
  insurance: z.optional(amount),
  shippingDiscount: z.optional(amount),
  discount: z.optional(amount),
});

/** Schema of `PayPalCheckoutCreatePaymentOptions`. */
export const createPaymentOptions = z.object({
  ...paymentOptions,
  commit: z.optional(z.boolean()),
  offerPayLater: z.optional(z.boolean()),
  shippingOptions: z.optional(z.array(shippingOption)),
  userAuthenticationEmail: text,
  shippingCallbackUrl: text,
  riskCorrelationId: text,
  requestBillingAgreement: z.optional(z.boolean()),
  billingAgreementDetails: z.optional(z.looseObject({ description: text })),
  lineItems: z.optional(z.array(lineItem)),
  vaultInitiatedCheckoutPaymentMethodToken: text,
  contactPreference: z.optional(z.enum(CONTACT_PREFERENCES)),
  planType: z.optional(z.enum(PLAN_TYPES)),
  planMetadata: z.optional(planMetadata),
  amountBreakdown: z.optional(amountBreakdown),
  userAction: z.optional(z.enum(['COMMIT', 'CONTINUE', 'SETUP_NOW'])),
  appSwitchPreference: z.optional(z.looseObject({ launchPaypalApp: z.optional(z.boolean()) })),
  returnUrl: text,
  cancelUrl: text,
}) satisfies z.ZodMiniType<PayPalCheckoutCreatePaymentOptions>;

/** Schema of `PayPalCheckoutStartVaultInitiatedCheckoutOptions`. */
export const startVaultInitiatedCheckoutOptions = z.extend(
  z.omit(createPaymentOptions, { flow: true, appSwitchPreference: true, returnUrl: true, cancelUrl: true }),
  {
    amount,
    currency: z.string(),
    vaultInitiatedCheckoutPaymentMethodToken: z.string(),
    optOutOfModalBackdrop: z.optional(z.boolean()),
  },
) satisfies z.ZodMiniType<PayPalCheckoutStartVaultInitiatedCheckoutOptions>;

/** Schema of `PayPalCheckoutUpdatePaymentOptions`. */
export const updatePaymentOptions = z
  .object({
    paymentId: z.string(),
    orderId: text,
    currency: z.string(),
    amount: z.optional(amount),
    lineItems: z.optional(z.array(lineItem)),
    shippingOptions: z.optional(z.array(shippingOption)),
    amountBreakdown: z.optional(amountBreakdown),
    shippingAddress: z.optional(address),
  })
  .check(z.refine((options) => 'amount' in options || 'lineItems' in options)) satisfies z.ZodMiniType<PayPalCheckoutUpdatePaymentOptions>;

/** Schema of `PayPalCheckoutTokenizePaymentOptions`. */
export const tokenizePaymentOptions = z.looseObject({
  paymentToken: text,
  billingToken: z.optional(z.nullable(z.string())),
  payerID: z.optional(z.nullable(z.string())),
  paymentID: z.optional(z.nullable(z.string())),
  orderID: z.optional(z.nullable(z.string())),
  shippingOptionsId: text,
  intent: text,
  vault: z.optional(z.boolean()),
}) satisfies z.ZodMiniType<PayPalApproval>;

/** Schema of `PayPalCheckoutLoadPayPalSDKOptions`. */
export const loadPayPalSDKOptions = z.looseObject({
  'client-id': text,
  components: text,
  intent: text,
  currency: text,
  vault: z.optional(z.boolean()),
  'merchant-id': text,
  dataAttributes: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
}) satisfies z.ZodMiniType<PayPalScriptParameters>;

const payerAddress = z.looseObject({
  recipientName: text,
  line1: text,
  line2: text,
  city: text,
  state: text,
  postalCode: text,
  countryCode: text,
});

const credit = z.looseObject({ currency: text, value: text });

/** Schema of `PayPalCheckoutTokenizePayload`, and of `PayPalTokenizePayload`, which has fewer members. */
export const tokenizePayload = z.object({
  nonce: z.string(),
  type: z.string(),
  details: z.looseObject({
    email: text,
    payerId: text,
    firstName: text,
    lastName: text,
    countryCode: text,
    phone: text,
    shippingAddress: z.optional(payerAddress),
    billingAddress: z.optional(payerAddress),
  }),
  creditFinancingOffered: z.optional(
    z.looseObject({
      totalCost: z.optional(credit),
      term: z.optional(z.number()),
      monthlyPayment: z.optional(credit),
      totalInterest: z.optional(credit),
      payerAcceptance: z.optional(z.boolean()),
      cartAmountImmutable: z.optional(z.boolean()),
    }),
  ),
  shippingOptionId: text,
  cobrandedCardLabel: text,
}) satisfies z.ZodMiniType<PayPalCheckoutTokenizePayload>;
