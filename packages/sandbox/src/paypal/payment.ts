import { z } from 'zod';
import { type SandboxContext } from '../context';
import { randomId } from '../random';
import { createPaymentContext, findPaymentContext, type PaymentContext } from '../store/payment-contexts';

/** How long a customer may take, in milliseconds. */
const LIFETIME = 3 * 60 * 60 * 1000;

const words = z.record(z.string(), z.unknown());
const address = z.looseObject({
  recipientName: z.string().optional(),
  line1: z.string().optional(),
  line2: z.string().optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  postalCode: z.string().optional(),
  countryCode: z.string().optional(),
});
export type Address = z.infer<typeof address>;

const payer = z.object({
  email: z.string(),
  payerId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  countryCode: z.string(),
  phone: z.string(),
  billingAddress: address,
});
/** As the page is told of whoever paid. */
export type Payer = z.infer<typeof payer>;

export const FUNDING = ['balance', 'credit', 'paylater', 'cobranded'] as const;

/** What the gateway keeps of a payment or an agreement between its set-up and its nonce. */
const payPalPayment = z.object({
  flow: z.enum(['checkout', 'vault']),
  returnUrl: z.string(),
  cancelUrl: z.string(),
  brandName: z.string().default('the shop'),
  locale: z.string().optional(),
  landingPageType: z.string().optional(),
  merchantAccountId: z.string().nullable().default(null),
  correlationId: z.string().optional(),
  amount: z.string().optional(),
  currency: z.string().optional(),
  intent: z.string().default('authorize'),
  items: z.array(words).default([]),
  shippingOptions: z.array(words).default([]),
  shippingOptionId: z.string().optional(),
  /** Whether the customer is asked where to send it. */
  asksShipping: z.boolean().default(false),
  /** Whether the customer may change the shop's address. */
  isShippingFixed: z.boolean().default(false),
  shippingAddress: address.optional(),
  /** What the agreement says. */
  description: z.string().optional(),
  plan: words.optional(),
  /** A payment that leaves an agreement behind as well. */
  requestsAgreement: z.boolean().default(false),
  offersCredit: z.boolean().default(false),
  offersPayLater: z.boolean().default(false),
  payerEmail: z.string().optional(),
  /** Set once the customer has said who they are, or at once for an account out of the vault. */
  payer: payer.optional(),
  isPayerFixed: z.boolean().default(false),
  funding: z.enum(FUNDING).default('balance'),
});
export type PayPalPayment = z.infer<typeof payPalPayment>;

export interface StoredPayment {
  row: PaymentContext;
  payment: PayPalPayment;
}

export const readPayment = (row: PaymentContext): PayPalPayment => payPalPayment.parse(row.document);

/** All tokens of one payment share their last 17 characters. */
const sharing = (prefix: string, id: string) => `${prefix}-${id.replace(/^[A-Z]+-/, '')}`;
/** The one pages and scripts know a payment by: an order's. */
export const orderToken = (id: string) => sharing('EC', id);
export const paymentId = (id: string) => sharing('PAYID', id);
export const billingToken = (id: string) => sharing('BA', id);
/** What stays once the agreement has become a nonce. */
export const agreementId = (id: string) => sharing('B', id);

/** @returns the row, whose id is the flow's token: `EC-...` of a payment, `BA-...` of an agreement */
export function createPayPalPayment(context: SandboxContext, payment: z.input<typeof payPalPayment>): Promise<PaymentContext> {
  const id = randomId(17).toUpperCase();
  return createPaymentContext(context, {
    kind: 'paypal',
    id: payment.flow === 'vault' ? billingToken(id) : orderToken(id),
    status: 'pending',
    document: { ...payPalPayment.parse(payment) },
    lifetime: LIFETIME,
  });
}

/** By the id of the payment or of its order. */
export async function findPayment(context: SandboxContext, token: string): Promise<StoredPayment | undefined> {
  if (!/^(EC|PAYID)-/.test(token)) return undefined;
  return stored(await findPaymentContext(context, 'paypal', orderToken(token)));
}

/** By its token, which a payment that leaves an agreement behind has as well. */
export async function findAgreement(context: SandboxContext, token: string): Promise<StoredPayment | undefined> {
  if (!token.startsWith('BA-')) return undefined;
  const agreement = await findPaymentContext(context, 'paypal', token);
  if (agreement) return stored(agreement);
  const withPurchase = await findPayment(context, orderToken(token));
  return withPurchase?.payment.requestsAgreement ? withPurchase : undefined;
}

const stored = (row: PaymentContext | undefined): StoredPayment | undefined => row && { row, payment: readPayment(row) };

export const isExpired = ({ clock }: Pick<SandboxContext, 'clock'>, { expiresAt }: PaymentContext) =>
  expiresAt !== null && expiresAt <= clock.now();
