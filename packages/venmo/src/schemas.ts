import { z } from 'zod';
import type { CodeView, LoginView } from './types';

const text = z.string().optional();
const flag = z.boolean().optional();
const amount = z.string().optional();

/** One line of the purchase, as the app shows it. */
export const lineItem = z.object({
  name: z.string(),
  quantity: z.union([z.number(), z.string()]),
  unitAmount: z.string(),
  kind: z.enum(['debit', 'credit']).optional(),
  /** Default `0`. */
  unitTaxAmount: amount,
  description: text,
  productCode: text,
  url: text,
});

/** What `create` takes beside client or authorization. */
export const createOptions = z.object({
  /** Of the merchant's Venmo profile; default the one the gateway names. */
  profileId: z.string().nullish(),
  /** The name the app shows. Has no effect without a `paymentMethodUsage`. */
  displayName: text,
  /**
   * Where the app returns to, in place of this page: the way back into a merchant's own app. Has no effect with a QR code, nor with a window
   * to log in.
   */
  deepLinkReturnUrl: z.string().nullish(),
  /** In any case of letters. Without it the payment is of the legacy kind, which takes neither a name, amounts nor addresses. */
  paymentMethodUsage: text,
  /** On a computer, a QR code to be scanned with the phone. */
  allowDesktop: flag,
  /** On a computer, a window to log in; wins over the QR code. */
  allowDesktopWebLogin: flag,
  /** Opens a page of Venmo's where the app is not installed. */
  mobileWebFallBack: flag,
  /** Default true. `false` where the page cannot work when the customer returns in a new tab. */
  allowNewBrowserTab: flag,
  /** Default true. */
  allowWebviews: flag,
  useRedirectForIOS: flag,
  /** The customer comes back by hand, and the page asks the gateway meanwhile. */
  requireManualReturn: flag,
  /** Default true. */
  allowAndroidRecreation: flag,
  /** Leaves the page's address as it is after a return. */
  ignoreHistoryChanges: flag,
  /** Has the app ask for an address. Has no effect with a QR code, nor without a `paymentMethodUsage`. */
  collectCustomerBillingAddress: flag,
  /** Has the app ask for an address. Has no effect with a QR code, nor without a `paymentMethodUsage`. */
  collectCustomerShippingAddress: flag,
  /** Whether the amount will not change any more. Has no effect with a QR code, nor without a `paymentMethodUsage`. */
  isFinalAmount: flag,
  /** What the app shows of the purchase. Has no effect with a QR code, nor without a `paymentMethodUsage`. */
  lineItems: z.array(lineItem).optional(),
  /** Shown by the app. Has no effect with a QR code, nor without a `paymentMethodUsage`. */
  subTotalAmount: amount,
  /** Shown by the app. Has no effect with a QR code, nor without a `paymentMethodUsage`. */
  discountAmount: amount,
  /** Shown by the app. Has no effect with a QR code, nor without a `paymentMethodUsage`. */
  taxAmount: amount,
  /** Shown by the app. Has no effect with a QR code, nor without a `paymentMethodUsage`. */
  shippingAmount: amount,
  /** Shown by the app. Has no effect with a QR code, nor without a `paymentMethodUsage`. */
  totalAmount: amount,
  /**
   * For the style element of the backdrop, under a policy that asks for it. Has no effect without `allowDesktopWebLogin` or
   * `mobileWebFallBack`.
   */
  styleCspNonce: text,
});

/** What `tokenize` takes. */
export const tokenizeOptions = z.object({
  /** Milliseconds that the page's address has to change once a customer is back. Default 1000, and 0 means that too. */
  processResultsDelay: z.number().optional(),
  /**
   * An addition: the page shows the QR code itself, and nothing is laid over it. Called with what to show, whenever that changes, and with
   * `undefined` when it is over. What it throws does not touch the payment. Other ways than the QR code's do not call it.
   */
  onCode: z.custom<(view: CodeView | undefined) => void>((value) => typeof value === 'function').optional(),
  /**
   * An addition, the same for the window to log in: called with what to show beside it once it is open, and with `undefined` when it is
   * over. Nothing is laid over the page then.
   */
  onLogin: z.custom<(view: LoginView | undefined) => void>((value) => typeof value === 'function').optional(),
});

const address = z.looseObject({
  fullName: z.string().nullish(),
  addressLine1: z.string().nullish(),
  addressLine2: z.string().nullish(),
  adminArea1: z.string().nullish(),
  adminArea2: z.string().nullish(),
  postalCode: z.string().nullish(),
  countryCode: z.string().nullish(),
});

/** Whatever the gateway tells of the customer. */
export const payerInfo = z.looseObject({
  firstName: z.string().nullish(),
  lastName: z.string().nullish(),
  phoneNumber: z.string().nullish(),
  email: z.string().nullish(),
  externalId: z.string().nullish(),
  /** With a leading `@`. */
  userName: z.string(),
  billingAddress: address.nullish(),
  shippingAddress: address.nullish(),
});

/** What `tokenize` resolves with. */
export const tokenizePayload = z.object({
  nonce: z.string(),
  type: z.literal('VenmoAccount'),
  details: z.object({
    /** With a leading `@`. */
    username: z.string(),
    paymentContextId: z.string().optional(),
    payerInfo: payerInfo.optional(),
  }),
});
