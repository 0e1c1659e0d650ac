import { z } from 'zod';
import { type SandboxContext } from '../../core/context';
import { randomId } from '../../core/random';
import { advancePaymentContext, createPaymentContext, findPaymentContext, type PaymentContext } from '../../core/store/payment-contexts';
import { venmoPayer } from './payer';

export const VENMO = 'venmo';

/** Seconds that a customer may take. The merchant's settings can change it. */
const LIFETIME = 600;

export const FINAL_STATUSES = ['APPROVED', 'EXPIRED', 'FAILED', 'CANCELED'] as const;
export const STATUSES = ['CREATED', 'SCANNED', ...FINAL_STATUSES] as const;
export type VenmoStatus = (typeof STATUSES)[number];

const record = z.record(z.string(), z.unknown());

/** What the gateway stores of a payment between creation and nonce. */
const venmoPayment = z.object({
  /** The API that created the context: the current one, the one for QR codes, or none, when the app received only an access token. */
  api: z.enum(['context', 'qr_code', 'none']),
  merchantId: z.string(),
  intent: z.string().default('CONTINUE'),
  environment: z.string().nullable().default(null),
  paymentMethodUsage: z.enum(['SINGLE_USE', 'MULTI_USE']).nullable().default(null),
  customerClient: z.string().nullable().default(null),
  merchantProfileId: z.string().nullable().default(null),
  displayName: z.string().nullable().default(null),
  returnUrl: z.string().nullable().default(null),
  isFinalAmount: z.boolean().default(false),
  paysheetDetails: record.nullable().default(null),
  /** Set when the customer has approved. */
  nonce: z.string().nullable().default(null),
  userName: z.string().nullable().default(null),
  payerInfo: venmoPayer.nullable().default(null),
});
export type VenmoPayment = z.infer<typeof venmoPayment>;

export interface VenmoContext {
  row: PaymentContext;
  /** Status by the sandbox clock: a context that has expired cannot be approved. */
  status: VenmoStatus;
  payment: VenmoPayment;
}

export async function createVenmoContext(context: SandboxContext, payment: z.input<typeof venmoPayment>): Promise<VenmoContext> {
  const row = await createPaymentContext(context, {
    kind: VENMO,
    id: Buffer.from(`venmopaymentcontext_${randomId(24)}`).toString('base64url'),
    status: 'CREATED',
    document: venmoPayment.parse(payment),
    lifetime: (context.settings.venmoContextSeconds ?? LIFETIME) * 1000,
  });
  return readVenmoContext(context, row);
}

export async function findVenmoContext(context: SandboxContext, id: string): Promise<VenmoContext | undefined> {
  const row = await findPaymentContext(context, VENMO, id);
  return row && readVenmoContext(context, row);
}

export function readVenmoContext({ clock }: Pick<SandboxContext, 'clock'>, row: PaymentContext): VenmoContext {
  const stored = STATUSES.find((status) => status === row.status) ?? 'FAILED';
  const hasExpired = !isFinal(stored) && row.expiresAt !== null && row.expiresAt <= clock.now();
  return { row, status: hasExpired ? 'EXPIRED' : stored, payment: venmoPayment.parse(row.document) };
}

export const isFinal = (status: VenmoStatus) => FINAL_STATUSES.some((final) => final === status);

/** Changes the status, only if it is still the one that was read: when two changes race, one wins. Resolves with the context afterwards. */
export async function changeVenmoContext(
  context: SandboxContext,
  { row, status }: VenmoContext,
  change: Partial<VenmoPayment> & { status: VenmoStatus },
): Promise<VenmoContext> {
  const { status: next, ...document } = change;
  const moved = isFinal(status) ? undefined : await advancePaymentContext(context, row, { status: next, document });
  return readVenmoContext(context, moved ?? (await findPaymentContext(context, VENMO, row.id)) ?? row);
}
