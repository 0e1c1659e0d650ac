import { z } from 'zod';
import { type SandboxContext } from '../../core/context';
import { randomId } from '../../core/random';
import { createPaymentContext, findPaymentContext, type PaymentContext } from '../../core/store/payment-contexts';
import { address, payer, type Address } from '../../payments/vault/paypal-payer';

/** Milliseconds from setup until the payment can no longer be approved, changed or tokenized. */
const LIFETIME = 3 * 60 * 60 * 1000;

const record = z.record(z.string(), z.unknown());
export const FUNDING = ['balance', 'credit', 'paylater', 'cobranded'] as const;

/** What the gateway stores of a payment or an agreement between setup and nonce. */
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
  items: z.array(record).default([]),
  shippingOptions: z.array(record).default([]),
  shippingOptionId: z.string().optional(),
  /** Whether the customer chooses a shipping address. */
  asksShipping: z.boolean().default(false),
  /** Whether the shop's address is fixed for the customer. */
  isShippingFixed: z.boolean().default(false),
  shippingAddress: address.optional(),
  /** Text of the agreement. */
  description: z.string().optional(),
  plan: record.optional(),
  /** Whether a payment also creates an agreement. */
  requestsAgreement: z.boolean().default(false),
  offersCredit: z.boolean().default(false),
  offersPayLater: z.boolean().default(false),
  payerEmail: z.string().optional(),
  /** Set when the customer has signed in, or at once for a vaulted account. */
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
const createToken = (prefix: string, id: string) => `${prefix}-${id.replace(/^[A-Z]+-/, '')}`;
/** The order's token, by which pages and scripts know a payment. */
export const toOrderToken = (id: string) => createToken('EC', id);
export const toPaymentId = (id: string) => createToken('PAYID', id);
export const toBillingToken = (id: string) => createToken('BA', id);
/** Id of the agreement that remains after tokenization. */
export const toAgreementId = (id: string) => createToken('B', id);

/** Stores a payment. Its id is the flow's token: `EC-...` for a payment, `BA-...` for an agreement. */
export function createPayPalPayment(context: SandboxContext, payment: z.input<typeof payPalPayment>): Promise<PaymentContext> {
  const id = randomId(17).toUpperCase();
  return createPaymentContext(context, {
    kind: 'paypal',
    id: payment.flow === 'vault' ? toBillingToken(id) : toOrderToken(id),
    status: 'pending',
    document: { ...payPalPayment.parse(payment) },
    lifetime: LIFETIME,
  });
}

/** Finds a payment by its id or its order's token. */
export async function findPayment(context: SandboxContext, token: string): Promise<StoredPayment | undefined> {
  if (!/^(EC|PAYID)-/.test(token)) return undefined;
  return readStored(await findPaymentContext(context, 'paypal', toOrderToken(token)));
}

/** Finds an agreement by its token. A payment that creates an agreement has such a token as well. */
export async function findAgreement(context: SandboxContext, token: string): Promise<StoredPayment | undefined> {
  if (!token.startsWith('BA-')) return undefined;
  const agreement = await findPaymentContext(context, 'paypal', token);
  if (agreement) return readStored(agreement);
  const withPurchase = await findPayment(context, toOrderToken(token));
  return withPurchase?.payment.requestsAgreement ? withPurchase : undefined;
}

const readStored = (row: PaymentContext | undefined): StoredPayment | undefined => row && { row, payment: readPayment(row) };

export const isExpired = ({ clock }: Pick<SandboxContext, 'clock'>, { expiresAt }: PaymentContext) =>
  expiresAt !== null && expiresAt <= clock.now();

/** The address for the goods: the shop's, or the payer's own. Undefined when the shop does not ask for one. */
export function resolveShippingAddress({ asksShipping, shippingAddress, payer }: PayPalPayment): Address | undefined {
  if (!asksShipping || !payer) return undefined;
  const name = `${payer.firstName} ${payer.lastName}`;
  return { recipientName: name, ...(shippingAddress ?? payer.billingAddress) };
}
