import * as z from 'zod/mini';
import { CONTACT_PREFERENCES, PLAN_TYPES } from './constants';

const text = z.optional(z.string());
const amount = z.union([z.string(), z.number()]);

/** Keys beyond these reach PayPal too. */
export const address = z.looseObject({
  line1: text,
  line2: text,
  city: text,
  state: text,
  postalCode: text,
  /** Two letters. */
  countryCode: text,
  phone: text,
  recipientName: text,
  recipientEmail: text,
  internationalPhone: z.optional(z.object({ countryCode: text, nationalNumber: text })),
});

const money = z.object({ currency: z.string(), value: z.string() });

export const shippingOption = z.looseObject({
  id: z.string(),
  label: z.string(),
  selected: z.boolean(),
  type: z.enum(['SHIPPING', 'PICKUP']),
  amount: money,
});

export const lineItem = z.looseObject({
  quantity: amount,
  /** Price of one, without tax. */
  unitAmount: amount,
  name: z.string(),
  kind: z.enum(['debit', 'credit']),
  unitTaxAmount: z.optional(amount),
  description: text,
  productCode: text,
  url: text,
});

/** What PayPal shows the customer; both components, both flows. */
const appearance = {
  /** `checkout` for one payment, `vault` for an agreement that later payments are made by. */
  flow: z.enum(['checkout', 'vault']),
  /** Flow `checkout`; has no effect on an agreement. */
  amount: z.optional(amount),
  /** Three letters. Flow `checkout`; has no effect on an agreement. */
  currency: text,
  /** `authorize` (PayPal's default), `order`, or `capture`, also called `sale`. */
  intent: z.optional(z.enum(['authorize', 'order', 'capture', 'sale'])),
  /** Default false. */
  offerCredit: z.optional(z.boolean()),
  /** Name of the shop; default that of the merchant's account. */
  displayName: text,
  /** `en_US`; default the customer's own. */
  locale: text,
  /** Asks for an address; default false. */
  enableShippingAddress: z.optional(z.boolean()),
  /** Default true. */
  shippingAddressEditable: z.optional(z.boolean()),
  shippingAddressOverride: z.optional(address),
  landingPageType: z.optional(z.enum(['login', 'billing'])),
  /** Flow `vault`; has no effect on a payment. */
  billingAgreementDescription: text,
};

/** Options of `paypal`'s `tokenize`. */
export const tokenizeOptions = z.object({
  ...appearance,
  /** Default false. */
  offerPayLater: z.optional(z.boolean()),
  /** `commit` lets PayPal's last button say that the customer pays there and then. */
  useraction: text,
});

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
  /** ISO 8601. */
  startDate: text,
  trial: z.optional(z.boolean()),
  pricingScheme: z.optional(pricingScheme),
});

export const planMetadata = z.looseObject({
  billingCycles: z.optional(z.array(billingCycle)),
  currencyIsoCode: text,
  name: text,
  productDescription: text,
  productQuantity: z.optional(amount),
  oneTimeFeeAmount: z.optional(amount),
  shippingAmount: z.optional(amount),
  productPrice: z.optional(amount),
  taxAmount: z.optional(amount),
});

/** Options of `paypalCheckout`'s `createPayment`. */
export const createPaymentOptions = z.object({
  ...appearance,
  /** Has no effect here: whether PayPal's last button says that the customer pays there and then, `loadPayPalSDK` is told. */
  commit: z.optional(z.boolean()),
  /** Has no effect here: PayPal's script offers by itself to pay later. `loadPayPalSDK` can be told not to, with `disable-funding`. */
  offerPayLater: z.optional(z.boolean()),
  shippingOptions: z.optional(z.array(shippingOption)),
  /** Address that PayPal proposes for the log-in. */
  userAuthenticationEmail: text,
  /** Your server's address that PayPal asks for the price of shipping. */
  shippingCallbackUrl: text,
  /** Ties the payment to what your risk tools saw before. */
  riskCorrelationId: text,
  /** Flow `checkout`: the payment is made and an agreement as well. */
  requestBillingAgreement: z.optional(z.boolean()),
  /** Flow `checkout`; has no effect on an agreement. */
  billingAgreementDetails: z.optional(z.looseObject({ description: text })),
  /** Flow `checkout`; has no effect on an agreement. */
  lineItems: z.optional(z.array(lineItem)),
  /** Flow `checkout`: a vaulted account that the customer pays with again. */
  vaultInitiatedCheckoutPaymentMethodToken: text,
  /** Flow `checkout`: whether the customer sees, and may change, how you reach them. */
  contactPreference: z.optional(z.enum(CONTACT_PREFERENCES)),
  /** Flow `vault`; has no effect on a payment. */
  planType: z.optional(z.enum(PLAN_TYPES)),
  /** Flow `vault`, with a `planType`. */
  planMetadata: z.optional(planMetadata),
});

/** Options of `paypalCheckout`'s `startVaultInitiatedCheckout`. */
export const startVaultInitiatedCheckoutOptions = z.extend(z.omit(createPaymentOptions, { flow: true }), {
  amount,
  currency: z.string(),
  vaultInitiatedCheckoutPaymentMethodToken: z.string(),
  /** Leaves the page as it is while the popup is open; default false. */
  optOutOfModalBackdrop: z.optional(z.boolean()),
});

/** Options of `paypalCheckout`'s `updatePayment`: `amount` or `lineItems`, or both. */
export const updatePaymentOptions = z
  .object({
    /** What `createPayment` resolved with. */
    paymentId: z.string(),
    /** In place of an empty `paymentId`. */
    orderId: text,
    currency: z.string(),
    amount: z.optional(amount),
    lineItems: z.optional(z.array(lineItem)),
    /** All in `currency`. */
    shippingOptions: z.optional(z.array(shippingOption)),
    amountBreakdown: z.optional(
      z.looseObject({
        itemTotal: z.optional(amount),
        shipping: z.optional(amount),
        handling: z.optional(amount),
        taxTotal: z.optional(amount),
        insurance: z.optional(amount),
        shippingDiscount: z.optional(amount),
        discount: z.optional(amount),
      }),
    ),
    shippingAddress: z.optional(address),
  })
  .check(z.refine((options) => 'amount' in options || 'lineItems' in options));

/** Options of `paypalCheckout`'s `tokenizePayment`: what PayPal's script gives to `onApprove`. */
export const tokenizePaymentOptions = z.looseObject({
  paymentToken: text,
  billingToken: z.optional(z.nullable(z.string())),
  payerID: z.optional(z.nullable(z.string())),
  paymentID: z.optional(z.nullable(z.string())),
  orderID: z.optional(z.nullable(z.string())),
  /** Has no effect: the gateway knows which one was chosen. */
  shippingOptionsId: text,
  /** Default that of `createPayment`. */
  intent: text,
  /** Flow `vault`, with a client token: stores the account in the vault at once; default true. */
  vault: z.optional(z.boolean()),
});

/** Options of `paypalCheckout`'s `loadPayPalSDK`; all but `dataAttributes` are parameters of PayPal's script, by its names. */
export const loadPayPalSDKOptions = z.looseObject({
  /** Default that of the merchant's account. */
  'client-id': text,
  /** Default `buttons`. */
  components: text,
  /** Default `authorize`, with `vault` it is `tokenize`. */
  intent: text,
  /** Default `USD`, with `vault` none. */
  currency: text,
  vault: z.optional(z.boolean()),
  'merchant-id': text,
  /** Attributes of the script element, with or without `data-`. */
  dataAttributes: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
});

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

/** What `tokenize`, `tokenizePayment` and `startVaultInitiatedCheckout` resolve with. */
export const tokenizePayload = z.object({
  /** Send it to your server. */
  nonce: z.string(),
  /** `PayPalAccount`. */
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
  /** Where the customer pays by PayPal Credit. */
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
  /** `paypalCheckout` only. */
  shippingOptionId: text,
  /** `paypalCheckout` only. */
  cobrandedCardLabel: text,
});
