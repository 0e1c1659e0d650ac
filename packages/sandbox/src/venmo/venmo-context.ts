import { z } from 'zod';
import { type SandboxContext } from '../context';
import { randomId } from '../random';
import { advancePaymentContext, createPaymentContext, findPaymentContext, type PaymentContext } from '../store/payment-contexts';
import { venmoPayer } from './payer';

export const VENMO = 'venmo';

/** How long a customer may take, in seconds, unless the merchant's settings say otherwise. */
const LIFETIME = 600;

export const FINAL = ['APPROVED', 'EXPIRED', 'FAILED', 'CANCELED'] as const;
export const STATUSES = ['CREATED', 'SCANNED', ...FINAL] as const;
export type VenmoStatus = (typeof STATUSES)[number];

const words = z.record(z.string(), z.unknown());

/** What the gateway keeps of a payment between its creation and its nonce. */
const venmoPayment = z.object({
  /** As the API has them: the current one, the one for QR codes alone, and none at all, where the app was given an access token only. */
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
  paysheetDetails: words.nullable().default(null),
  /** Set once the customer has approved. */
  nonce: z.string().nullable().default(null),
  userName: z.string().nullable().default(null),
  payerInfo: venmoPayer.nullable().default(null),
});
export type VenmoPayment = z.infer<typeof venmoPayment>;

export interface VenmoContext {
  row: PaymentContext;
  /** By the sandbox clock: nobody approves what has expired. */
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
  const isOver = !isFinal(stored) && row.expiresAt !== null && row.expiresAt <= clock.now();
  return { row, status: isOver ? 'EXPIRED' : stored, payment: venmoPayment.parse(row.document) };
}

export const isFinal = (status: VenmoStatus) => FINAL.some((final) => final === status);

/** From the status it was read with, or not at all: of two that race, one wins. @returns how it stands afterwards */
export async function moveVenmoContext(
  context: SandboxContext,
  { row, status }: VenmoContext,
  change: Partial<VenmoPayment> & { status: VenmoStatus },
): Promise<VenmoContext> {
  const { status: next, ...document } = change;
  const moved = isFinal(status) ? undefined : await advancePaymentContext(context, row, { status: next, document });
  return readVenmoContext(context, moved ?? (await findPaymentContext(context, VENMO, row.id)) ?? row);
}
