import { z } from 'zod';

/** What page and server say to each other. The page imports only the types, so no zod code reaches it. */

export const cartLine = z.object({ productId: z.string().min(1), quantity: z.number().int().min(1).max(99) });

/** What the shop charges in; the prices are the same numbers in each. Direct debits and banks take only their own. */
export const CURRENCIES = ['USD', 'EUR', 'PLN'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Whom a gift card goes to, and what is said with it. */
const gift = z.object({ email: z.email(), message: z.string().max(200) });

/** What `POST /api/orders` takes. There is no amount in it: the server adds up the prices itself. */
export const orderRequest = z.object({
  /** Made by the page for one attempt to pay. However often it is sent, the customer is charged at most once. */
  orderKey: z.uuid(),
  cart: z.array(cartLine).min(1).max(20),
  email: z.email(),
  currency: z.enum(CURRENCIES).default('USD'),
  /** From `tokenize`; can be spent once. */
  paymentMethodNonce: z.string().min(1).max(100),
  /** Fraud data of the provider's data collector, where the page has it. */
  deviceData: z.string().max(10_000).optional(),
  /** The nonce is of a US bank account, which has to be verified before it can be charged. */
  isBankAccount: z.boolean().optional(),
  gift: gift.optional(),
});
export type CartLine = z.infer<typeof cartLine>;
export type OrderRequest = z.infer<typeof orderRequest>;

/** Payments that are confirmed away from the shop, after the order. */
export const WAITING_TYPES = ['pay_upon_invoice', 'blik'] as const;

/** What `POST /api/waiting-orders` takes: an order whose payment exists and is not confirmed yet. */
export const waitingOrderRequest = orderRequest
  .omit({ paymentMethodNonce: true, deviceData: true, isBankAccount: true, gift: true })
  .extend({
    type: z.enum(WAITING_TYPES),
    /** From `onPaymentStart`; by it the provider's webhook names the payment. */
    paymentId: z.string().min(1).max(100),
  });
export type WaitingOrderRequest = z.infer<typeof waitingOrderRequest>;

export const ORDER_STATUSES = [
  'paid',
  'settled',
  'voided',
  'refunded',
  'declined',
  'rejected',
  'failed',
  'unconfirmed',
  /** For a payment that the customer confirms in an app, or after a bill. */
  'waiting',
  /** Nobody paid in time. */
  'expired',
] as const;

const paymentMethod = z.object({
  kind: z.enum(['card', 'paypal', 'sepa', 'local-payment', 'masterpass', 'google-pay', 'venmo', 'us-bank-account']),
  /** `Visa`, `PayPal`, `iDEAL`. */
  name: z.string(),
  /** What tells it from another of its kind: `ending in 1111`, an e-mail address. */
  detail: z.string().optional(),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;

const refusal = z.object({
  /** Processor response code (`2000`) or rejection reason (`cvv`). */
  code: z.string(),
  text: z.string(),
});

/** An order as the page sees it, and as the store keeps it. Amounts in cents. */
export const order = z.object({
  id: z.string(),
  createdAt: z.string(),
  status: z.enum(ORDER_STATUSES),
  email: z.string(),
  currency: z.enum(CURRENCIES),
  lines: z.array(z.object({ productId: z.string(), name: z.string(), quantity: z.number(), unitPrice: z.number(), total: z.number() })),
  total: z.number(),
  transactionId: z.string().optional(),
  method: paymentMethod.optional(),
  /** Why it was not paid. */
  refusal: refusal.optional(),
  refundTransactionId: z.string().optional(),
  gift: gift.optional(),
});
export type Order = z.infer<typeof order>;
export type OrderStatus = Order['status'];

/** `development` is the local sandbox. */
export type ShopEnvironment = 'development' | 'sandbox' | 'production';

export interface Product {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** In cents. */
  readonly price: number;
}

export type MerchantAccounts = Readonly<Partial<Record<Currency, string>>>;

/** A test amount with a documented outcome, sold as if it were a product. */
export interface TestOutcome extends Product {
  readonly effect: string;
}

/** What `GET /api/config` answers. */
export interface ShopConfiguration {
  readonly shopName: string;
  /** Whose saved methods are shown; nobody signs in. */
  readonly customerName: string;
  readonly environment: ShopEnvironment;
  readonly environmentLabel: string;
  /** Of the default merchant account: for cards, PayPal and Masterpass. */
  readonly currency: Currency;
  /** By currency. What can only be paid in a currency without an account is not offered. */
  readonly merchantAccounts: MerchantAccounts;
  readonly products: readonly Product[];
  /** Empty in production. */
  readonly testOutcomes: readonly TestOutcome[];
  /** The sandbox's console, where there is one. */
  readonly consoleUrl?: string;
  /** The page of the gift cards, where the server renders it. */
  readonly giftUrl?: string;
}

/** What the gift card page is rendered from, by the server and again in the browser: all of it is said alike by both. */
export interface GiftPageData extends Pick<ShopConfiguration, 'shopName' | 'environmentLabel' | 'environment' | 'currency'> {
  readonly giftUrl: string;
  /** To choose from, with their prices in the customer's way of writing. */
  readonly amounts: readonly { readonly id: string; readonly text: string }[];
}

/** Markup of the gift card page; built from src/gift/render.tsx. */
export type RenderGift = (data: GiftPageData) => string;

export const PROBLEM_CODES = [
  'invalid-request',
  'foreign-request',
  'unknown-product',
  'declined',
  'rejected',
  'duplicate',
  'processor-unavailable',
  'invalid-payment',
  'account-not-verified',
  'nonce-used',
  'nonce-unknown',
  'unconfirmed',
  'gateway-unreachable',
  'gateway-busy',
  'gateway-refused-shop',
  'order-key-reused',
  'wrong-state',
  'not-found',
  'server-error',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** A failure, as `application/problem+json` (RFC 9457). `title` says what happened, `detail` what to do; both are for the customer. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: ProblemCode;
  /** The processor's response code and text of a decline. */
  readonly processor?: { readonly code: string; readonly text: string; readonly kind: 'soft' | 'hard' };
  /** The gateway's reason for a rejection. */
  readonly reason?: string;
  /** The gateway's validation errors, or what is wrong with the request. */
  readonly errors?: readonly { readonly code: string; readonly field: string; readonly message: string }[];
  /** The attempt, where one was recorded. */
  readonly orderId?: string;
}
