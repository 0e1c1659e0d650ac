import type { Client } from '@tender/client';
import { onAbort, type Call, type Emitter, type Scope } from '@tender/client/internal';
import type { CardinalSetup, ClientMetadata } from './cardinal/cardinal-setup';
import type { Framework } from './constants';
import { createDeferred, type Deferred } from './create-deferred';
import type { ThreeDSecureAnalyticsEvent } from './events';
import type { ThreeDSecureCreateOptions, ThreeDSecureEvents, ThreeDSecurePaymentMethod, ThreeDSecureVerifyPayload } from './types';

export type ThreeDSecureScope = Scope<ThreeDSecureCreateOptions, ThreeDSecureAnalyticsEvent, 'three-d-secure'>;

/** A verification whose card has been looked up and whose result is still missing. */
export interface PendingVerification extends Deferred<ThreeDSecureVerifyPayload> {
  readonly call: Call;
  /** The card that was looked up. */
  paymentMethod: ThreeDSecurePaymentMethod;
  /** Whether the authentication script has reported a result. Later reports are ignored. */
  isReported?: boolean;
  /** Removes the frame that the authentication script needs, but the customer must not see. */
  removeHiddenFrame?(): void;
}

/** Shared by the steps of an instance, and what the instance remembers between them. */
export interface ThreeDSecureState extends Emitter<ThreeDSecureEvents> {
  readonly framework: Framework;
  readonly options: Omit<ThreeDSecureCreateOptions, 'signal'>;
  readonly track: ThreeDSecureScope['track'];
  /** Resolves once the merchant's settings are known to allow 3D Secure. */
  readonly client: Promise<Client>;
  readonly metadata: ClientMetadata;
  /** The running call of `verifyCard`. */
  running?: Call | undefined;
  pending?: PendingVerification | undefined;
  /** The card of the last lookup. Cleared when the next verification starts. */
  lookedUp?: ThreeDSecurePaymentMethod | undefined;
}

export interface ThreeDSecureContext extends ThreeDSecureState {
  readonly setUp: CardinalSetup;
}

/**
 * Remembers the card that was looked up and creates the pending verification. A call that finds one already pending, such as a challenge started
 * beside `verifyCard`, shares its result.
 */
export function waitForResult(context: ThreeDSecureState, paymentMethod: ThreeDSecurePaymentMethod, call: Call): PendingVerification {
  context.lookedUp = paymentMethod;
  if (!context.pending) {
    const pending: PendingVerification = (context.pending = { ...createDeferred<ThreeDSecureVerifyPayload>(), paymentMethod, call });
    const clear = (): void => {
      if (context.pending === pending) context.pending = undefined;
    };
    pending.promise.then(clear, clear);
    onAbort(call.signal, pending.reject);
  }
  return Object.assign(context.pending, { paymentMethod });
}
