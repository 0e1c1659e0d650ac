import { type SandboxContext } from '../../core/context';
import { randomId } from '../../core/random';
import { definePaymentContexts, type PaymentContext } from '../../core/store/payment-contexts';
import { type VenmoPayer } from './payer';
import { type PaysheetDetails } from './venmo-input';

/** Seconds that a customer may take. The merchant's settings can change it. */
const LIFETIME = 600;

export const FINAL_STATUSES = ['APPROVED', 'EXPIRED', 'FAILED', 'CANCELED'] as const;
export const STATUSES = ['CREATED', 'SCANNED', ...FINAL_STATUSES] as const;
export type VenmoStatus = (typeof STATUSES)[number];

/** What the gateway stores of a payment between creation and nonce. */
export interface VenmoPayment {
  /** The API that created the context: the current one, the one for QR codes, or none, when the app received only an access token. */
  api: 'context' | 'qr_code' | 'none';
  merchantId: string;
  intent: string;
  environment: string | null;
  paymentMethodUsage: 'SINGLE_USE' | 'MULTI_USE' | null;
  customerClient: string | null;
  merchantProfileId: string | null;
  displayName: string | null;
  returnUrl: string | null;
  isFinalAmount: boolean;
  paysheetDetails: PaysheetDetails | null;
  /** Set when the customer has approved. */
  nonce: string | null;
  userName: string | null;
  payerInfo: VenmoPayer | null;
}

export const venmoPayments = definePaymentContexts<VenmoPayment>('venmo');

const NOT_ASKED = { environment: null, paymentMethodUsage: null, customerClient: null, merchantProfileId: null, displayName: null };
const NOT_APPROVED = { nonce: null, userName: null, payerInfo: null };
const DEFAULTS = { ...NOT_ASKED, returnUrl: null, isFinalAmount: false, paysheetDetails: null, ...NOT_APPROVED };

export interface VenmoContext {
  row: PaymentContext<VenmoPayment>;
  /** Status by the sandbox clock: a context that has expired cannot be approved. */
  status: VenmoStatus;
  payment: VenmoPayment;
}

export async function createVenmoContext(
  context: SandboxContext,
  payment: Pick<VenmoPayment, 'api' | 'merchantId' | 'intent'> & Partial<VenmoPayment>,
): Promise<VenmoContext> {
  const row = await venmoPayments.create(context, {
    id: Buffer.from(`venmopaymentcontext_${randomId(24)}`).toString('base64url'),
    status: 'CREATED',
    document: { ...DEFAULTS, ...payment },
    lifetime: (context.settings.venmoContextSeconds ?? LIFETIME) * 1000,
  });
  return readVenmoContext(context, row);
}

export async function findVenmoContext(context: SandboxContext, id: string): Promise<VenmoContext | undefined> {
  const row = await venmoPayments.find(context, id);
  return row && readVenmoContext(context, row);
}

export function readVenmoContext({ clock }: Pick<SandboxContext, 'clock'>, row: PaymentContext<VenmoPayment>): VenmoContext {
  const stored = STATUSES.find((status) => status === row.status) ?? 'FAILED';
  const hasExpired = !isFinal(stored) && row.expiresAt !== null && row.expiresAt <= clock.now();
  return { row, status: hasExpired ? 'EXPIRED' : stored, payment: row.document };
}

export const isFinal = (status: VenmoStatus) => FINAL_STATUSES.some((final) => final === status);

/** Changes the status, only if it is still the one that was read: when two changes race, one wins. Resolves with the context afterwards. */
export async function changeVenmoContext(
  context: SandboxContext,
  { row, status }: VenmoContext,
  change: Partial<VenmoPayment> & { status: VenmoStatus },
): Promise<VenmoContext> {
  const { status: next, ...document } = change;
  const moved = isFinal(status) ? undefined : await venmoPayments.advance(context, row, { status: next, document });
  return readVenmoContext(context, moved ?? (await venmoPayments.find(context, row.id)) ?? row);
}
