import { z } from 'zod';
import { type PaymentContext } from '../store/payment-contexts';

/** Kind of the payment context of a verification. The context's id is the transaction id. */
export const THREE_D_SECURE = 'three_d_secure';

export const decision = z.object({
  /** Status of the nonce afterwards. */
  status: z.string(),
  transStatus: z.enum(['Y', 'A', 'N', 'U', 'R', 'C', 'I']).nullable(),
  actionCode: z.enum(['SUCCESS', 'NOACTION', 'FAILURE', 'ERROR']),
  errorNumber: z.number().default(0),
  /** 01: the customer canceled. 03: time ran out. */
  challengeCancel: z.enum(['01', '03']).optional(),
});
export type Decision = z.infer<typeof decision>;

const verification = z.object({
  /** Nonce from the lookup, valid until the authentication replaces it. */
  nonce: z.string(),
  /** The nonce's current `threeDSecureInfo`. */
  info: z.record(z.string(), z.unknown()),
  cardFingerprint: z.string(),
  amount: z.string(),
  merchantAccountId: z.string(),
  merchantName: z.string(),
  cardType: z.string(),
  lastFour: z.string(),
  version: z.string(),
  acsUrl: z.string().nullable(),
  sessionId: z.string().nullable(),
  /** Result of the correct code. Absent when there is no challenge. */
  challenge: decision.omit({ challengeCancel: true }).extend({ isSilent: z.boolean().optional() }).optional(),
  /** Number of wrong codes so far. */
  attempts: z.number().default(0),
  decision: decision.optional(),
  /** Nonce after the authentication. */
  upgraded: z.string().optional(),
});
export type Verification = z.infer<typeof verification>;

export const readVerification = ({ document }: Pick<PaymentContext, 'document'>): Verification => verification.parse(document);
