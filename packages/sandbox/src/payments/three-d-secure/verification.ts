import { definePaymentContexts } from '../../core/store/payment-contexts';
import { type Document } from '../../core/store/schema';
import { type Challenge, type TransStatus } from './scenarios';

/** How an authentication ends. */
export interface Decision {
  /** Status of the nonce that it gives: `authenticate_successful`, ... */
  status: string;
  transStatus: TransStatus | null;
  actionCode: Challenge['actionCode'];
  /** 0 for no error. */
  errorNumber: number;
  /** 01: the customer canceled. 03: time ran out. */
  challengeCancel?: '01' | '03';
}

/** What the gateway stores of a lookup and its challenge. */
export interface Verification {
  /** Nonce from the lookup, valid until the authentication replaces it. */
  nonce: string;
  /** The nonce's current `threeDSecureInfo`. */
  info: Document;
  cardFingerprint: string;
  amount: string;
  merchantAccountId: string;
  merchantName: string;
  cardType: string;
  lastFour: string;
  version: string;
  /** Page of the bank's challenge. */
  acsUrl: string | null;
  sessionId: string | null;
  /** How the challenge ends when the customer types the correct code. Absent when there is no challenge. */
  challenge?: Challenge;
  /** Number of wrong codes so far. */
  attempts: number;
  /** How it ended. Absent until then. */
  decision?: Decision;
  /** The nonce that replaced `nonce` after the authentication. */
  upgraded?: string;
}

/** The id of a verification is the transaction id. */
export const verifications = definePaymentContexts<Verification>('three_d_secure');
