import { z } from 'zod';
import { type PaymentContext } from '../../core/store/payment-contexts';

/** Kind of the payment context of a verification. The context's id is the transaction id. */
export const THREE_D_SECURE = 'three_d_secure';

/** How an authentication ends. */
export const decision = z.object({
  /** Status of the nonce that it gives: `authenticate_successful`, ... */
  status: z.string(),
  /** Y authenticated, A attempted, N not authenticated, U unavailable, R rejected, C challenge, I informational. */
  transStatus: z.enum(['Y', 'A', 'N', 'U', 'R', 'C', 'I']).nullable(),
  actionCode: z.enum(['SUCCESS', 'NOACTION', 'FAILURE', 'ERROR']),
  /** 0 for no error. */
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
  /** Page of the bank's challenge. */
  acsUrl: z.string().nullable(),
  sessionId: z.string().nullable(),
  /** How the challenge ends when the customer types the correct code. `isSilent`: without asking for one. Absent when there is no challenge. */
  challenge: decision.omit({ challengeCancel: true }).extend({ isSilent: z.boolean().optional() }).optional(),
  /** Number of wrong codes so far. */
  attempts: z.number().default(0),
  /** How it ended. Absent until then. */
  decision: decision.optional(),
  /** The nonce that replaced `nonce` after the authentication. */
  upgraded: z.string().optional(),
});
export type Verification = z.infer<typeof verification>;

export const readVerification = ({ document }: Pick<PaymentContext, 'document'>): Verification => verification.parse(document);
