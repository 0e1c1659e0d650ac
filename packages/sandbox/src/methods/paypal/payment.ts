import { type SandboxContext } from '../../core/context';
import { type Visit } from '../../core/pages/customer-page';
import { randomId } from '../../core/random';
import { definePaymentContexts, type PaymentContext } from '../../core/store/payment-contexts';
import { type Address, type Payer } from '../../payments/vault/paypal-payer';
import { type LineItem, type Plan, type ShippingOption } from './payment-input';

/** Milliseconds from setup until the payment can no longer be approved, changed or tokenized. */
const LIFETIME = 3 * 60 * 60 * 1000;

export const FUNDING = ['balance', 'credit', 'paylater', 'cobranded'] as const;

/** What the gateway stores of a payment or an agreement between setup and nonce. */
export interface PayPalPayment {
  flow: 'checkout' | 'vault';
  returnUrl: string;
  cancelUrl: string;
  brandName: string;
  locale?: string | undefined;
  landingPageType?: string | undefined;
  merchantAccountId: string | null;
  correlationId?: string | undefined;
  amount?: string;
  currency?: string;
  intent: string;
  items: readonly LineItem[];
  shippingOptions: readonly ShippingOption[];
  shippingOptionId?: string | undefined;
  /** Whether the customer chooses a shipping address. */
  asksShipping: boolean;
  /** Whether the shop's address is fixed for the customer. */
  isShippingFixed: boolean;
  shippingAddress?: Address | undefined;
  /** Text of the agreement. */
  description?: string | undefined;
  plan?: Plan | undefined;
  /** Whether a payment also creates an agreement. */
  requestsAgreement: boolean;
  offersCredit: boolean;
  offersPayLater: boolean;
  payerEmail?: string | undefined;
  /** Set when the customer has signed in, or at once for a vaulted account. */
  payer?: Payer | undefined;
  isPayerFixed: boolean;
  funding: (typeof FUNDING)[number];
  /** Set when the page has received it. */
  nonce?: string;
}

export const payPalPayments = definePaymentContexts<PayPalPayment>('paypal');
export type PayPalRow = PaymentContext<PayPalPayment>;
export type PayPalVisit = Visit<PayPalPayment>;

/** All tokens of one payment share their last 17 characters. */
const createToken = (prefix: string, id: string) => `${prefix}-${id.replace(/^[A-Z]+-/, '')}`;
/** The order's token, by which pages and scripts know a payment. */
export const toOrderToken = (id: string) => createToken('EC', id);
export const toPaymentId = (id: string) => createToken('PAYID', id);
export const toBillingToken = (id: string) => createToken('BA', id);
/** Id of the agreement that remains after tokenization. */
export const toAgreementId = (id: string) => createToken('B', id);

/** Stores a payment. Its id is the flow's token: `EC-...` for a payment, `BA-...` for an agreement. */
export function createPayPalPayment(context: SandboxContext, document: PayPalPayment): Promise<PayPalRow> {
  const id = randomId(17).toUpperCase();
  return payPalPayments.create(context, {
    id: document.flow === 'vault' ? toBillingToken(id) : toOrderToken(id),
    status: 'pending',
    document,
    lifetime: LIFETIME,
  });
}

/** Finds a payment by its id or its order's token. */
export async function findPayment(context: SandboxContext, token: string): Promise<PayPalRow | undefined> {
  if (!/^(EC|PAYID)-/.test(token)) return undefined;
  return payPalPayments.find(context, toOrderToken(token));
}

/** Finds an agreement by its token. A payment that creates an agreement has such a token as well. */
export async function findAgreement(context: SandboxContext, token: string): Promise<PayPalRow | undefined> {
  if (!token.startsWith('BA-')) return undefined;
  const agreement = await payPalPayments.find(context, token);
  if (agreement) return agreement;
  const withPurchase = await findPayment(context, toOrderToken(token));
  return withPurchase?.document.requestsAgreement ? withPurchase : undefined;
}

export const isExpired = ({ clock }: Pick<SandboxContext, 'clock'>, { expiresAt }: PayPalRow) =>
  expiresAt !== null && expiresAt <= clock.now();

/** The address for the goods: the shop's, or the payer's own. Undefined when the shop does not ask for one. */
export function resolveShippingAddress({ asksShipping, shippingAddress, payer }: PayPalPayment): Address | undefined {
  if (!asksShipping || !payer) return undefined;
  const name = `${payer.firstName} ${payer.lastName}`;
  return { recipientName: name, ...(shippingAddress ?? payer.billingAddress) };
}
