import { z } from 'zod';
import { type PaymentContext } from '../store/payment-contexts';

/** The kind of a verification's payment context, whose id is the transaction id. */
export const THREE_D_SECURE = 'three_d_secure';

export const decision = z.object({
  /** Of the nonce afterwards. */
  status: z.string(),
  transStatus: z.enum(['Y', 'A', 'N', 'U', 'R', 'C', 'I']).nullable(),
  actionCode: z.enum(['SUCCESS', 'NOACTION', 'FAILURE', 'ERROR']),
  errorNumber: z.number().default(0),
  /** 01 the customer cancelled, 03 time ran out. */
  challengeCancel: z.enum(['01', '03']).optional(),
});
export type Decision = z.infer<typeof decision>;

const verification = z.object({
  /** That the lookup gave, good until the authentication gives another. */
  nonce: z.string(),
  /** What is known by now, as the nonce says it. */
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
  /** What the right code comes to; absent where the customer is not asked. */
  challenge: decision.omit({ challengeCancel: true }).extend({ isSilent: z.boolean().optional() }).optional(),
  /** Wrong codes so far. */
  attempts: z.number().default(0),
  decision: decision.optional(),
  /** The nonce of an authentication that is over. */
  upgraded: z.string().optional(),
});
export type Verification = z.infer<typeof verification>;

export const readVerification = ({ document }: Pick<PaymentContext, 'document'>): Verification => verification.parse(document);
