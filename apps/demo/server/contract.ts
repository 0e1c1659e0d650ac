import { z } from 'zod';

/** The API between page and server. The page imports only the types, so its bundle contains no zod code. */

export const cartLine = z.object({ productId: z.string().min(1), quantity: z.number().int().min(1).max(99) });

/** Currencies of the shop; the prices are the same numbers in each. Direct debits and banks accept only their own currency. */
export const CURRENCIES = ['USD', 'EUR', 'PLN'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Recipient and message of a gift card. */
const gift = z.object({ email: z.email(), message: z.string().max(200) });

/** Body of `POST /api/orders`. It has no amount, because the server adds up the prices itself. */
export const orderRequest = z.object({
  /** Created by the page for one attempt to pay. However often it is sent, the customer is charged at most once. */
  orderKey: z.uuid(),
  cart: z.array(cartLine).min(1).max(20),
  email: z.email(),
  currency: z.enum(CURRENCIES).default('USD'),
  /** Result of `tokenize`. It can be charged once. */
  paymentMethodNonce: z.string().min(1).max(100),
  /** Device data of the page's data collector, if it has been collected: the provider looks for fraud with it. */
  deviceData: z.string().max(10_000).optional(),
  /** Whether the nonce belongs to a US bank account, which has to be verified before it can be charged. */
  isBankAccount: z.boolean().optional(),
  gift: gift.optional(),
  /** The customer pays with points of an American Express card: how many, and the id of the balance that the page has asked for. */
  rewards: z.object({ requestId: z.string().min(1).max(100), points: z.string().regex(/^\d{1,15}$/) }).optional(),
});
export type CartLine = z.infer<typeof cartLine>;
export type OrderRequest = z.infer<typeof orderRequest>;

/** The basket, in the order in which products were added. `aside` is the customer's own basket while a test amount replaces it. */
export interface Cart {
  readonly lines: readonly CartLine[];
  readonly aside?: readonly CartLine[];
}

/** Types of payments that the customer confirms after the order, outside of the shop. */
export const WAITING_TYPES = ['pay_upon_invoice', 'blik'] as const;

/** Body of `POST /api/waiting-orders`: an order whose payment exists and is not confirmed yet. */
export const waitingOrderRequest = orderRequest.omit({ paymentMethodNonce: true, isBankAccount: true, gift: true, rewards: true }).extend({
  type: z.enum(WAITING_TYPES),
  /** From `onPaymentStart`. The provider's webhook has the same id. */
  paymentId: z.string().min(1).max(100),
});
export type WaitingOrderRequest = z.infer<typeof waitingOrderRequest>;

export const ORDER_STATUSES = [
  'paid',
  /** Paid, and too late to be cancelled: PayPal and direct debits. */
  'settling',
  'settled',
  'voided',
  'refunded',
  'declined',
  'rejected',
  'failed',
  'unconfirmed',
  /** The customer confirms the payment in an app, or pays a bill. */
  'waiting',
  /** The payment was not made in time. */
  'expired',
] as const;

const paymentMethod = z.object({
  /** `card`, or the name of another method, such as `local-payment`. */
  kind: z.string(),
  /** `Visa`, `PayPal`, `iDEAL`. */
  name: z.string(),
  /** Distinguishes it from others of its kind: `ending in 1111`, an e-mail address. */
  detail: z.string().optional(),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;

const refusal = z.object({
  /** Processor response code (`2000`) or rejection reason (`cvv`). */
  code: z.string(),
  text: z.string(),
});

/** An order, as the page receives it and as the store has it. Amounts are in cents. */
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
  /** Points of an American Express card that the customer pays with. */
  points: z.string().optional(),
  /** Sent to the gateway with the payment. */
  deviceData: z.string().optional(),
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

/** The response of `GET /api/config`. */
export interface ShopConfiguration {
  readonly shopName: string;
  /** The customer whose saved methods are shown, because nobody signs in. */
  readonly customerName: string;
  readonly environment: ShopEnvironment;
  readonly environmentLabel: string;
  /** Currency of the default merchant account, for cards and wallets. */
  readonly currency: Currency;
  /** Merchant accounts by currency. Methods in a currency without an account are not offered. */
  readonly merchantAccounts: MerchantAccounts;
  readonly products: readonly Product[];
  /** Empty in production. */
  readonly testOutcomes: readonly TestOutcome[];
  /** URL of the sandbox's console, if there is a sandbox. */
  readonly consoleUrl?: string;
  /** URLs of the gift card page and of the express checkout, if the server renders them. */
  readonly giftUrl?: string;
  readonly expressUrl?: string;
}

/** The response of `GET /api/saved/client-token`. */
export interface SavedSession {
  /** With it the page can list and delete the customer's saved methods. */
  readonly clientToken: string;
  /** Whether there are any, so that a page without them does not ask the provider first. */
  readonly hasMethods: boolean;
}

/** The response of `GET /api/saved/paypal`. */
export interface SavedPayPal {
  /** Token of the customer's PayPal account in the vault, if there is one. Nobody can pay with it without a client token of the customer. */
  readonly token?: string | undefined;
}

/** Data of the gift card page. The server and the browser render it from the same data, so that both render the same. */
export interface GiftPageData extends Pick<ShopConfiguration, 'shopName' | 'environmentLabel' | 'environment' | 'currency'> {
  readonly giftUrl: string;
  /** The amounts to choose from, with prices in the format of the customer's language. */
  readonly amounts: readonly { readonly id: string; readonly text: string }[];
}

/** Markup of the gift card page; built from src/gift/render.tsx. */
export type RenderGift = (data: GiftPageData) => string;

/** What the express checkout is rendered with, on the server and in the browser. */
export interface ExpressPageData {
  readonly configuration: ShopConfiguration;
  readonly cart: Cart;
  /** Missing where the gateway could not be reached. */
  readonly session?: SavedSession;
}
/** Renders the pages that the shop's server sends complete. */
export interface RenderPages {
  readonly gift: RenderGift;
  readonly express: (data: ExpressPageData) => string;
}

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

/** A failure, as `application/problem+json` (RFC 9457). The customer reads `title`, what happened, and `detail`, what to do. */
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
  /** The validation errors of the gateway, or of this server for the request. */
  readonly errors?: readonly { readonly code: string; readonly field: string; readonly message: string }[];
  /** The order of the attempt, if one was recorded. */
  readonly orderId?: string;
}
