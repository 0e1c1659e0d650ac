import type { Client } from '@tender/client';
import { follow, type Call, type Emitter, type Scope } from '@tender/client/internal';
import type { Framework } from './constants';
import { deferred, type Deferred } from './deferred';
import type { PaymentMethod, ThreeDSecureCreateOptions, ThreeDSecureEvents, VerifyPayload } from './types';
import type { ClientMetadata, SetUp } from './wire/set-up';

/** A verification whose lookup is there and whose result is not. */
export interface Pending extends Deferred<VerifyPayload> {
  readonly call: Call;
  /** Of the lookup. */
  paymentMethod: PaymentMethod;
  /** The authentication script has had its say. */
  isAnswered?: boolean;
  /** Takes the frame that nobody is to see off the page. */
  removeHiddenFrame?(): void;
}

/** What every step is given, and what an instance remembers. */
export interface Verification extends Emitter<ThreeDSecureEvents> {
  readonly framework: Framework;
  readonly options: Omit<ThreeDSecureCreateOptions, 'signal'>;
  readonly track: Scope<ThreeDSecureCreateOptions>['track'];
  /** Once the merchant's settings are known to allow 3D Secure. */
  readonly client: Promise<Client>;
  readonly metadata: ClientMetadata;
  /** The `verifyCard` that is under way. */
  running?: Call | undefined;
  pending?: Pending | undefined;
  /** Of the last lookup; forgotten when the next verification begins. */
  lookedUp?: PaymentMethod | undefined;
}

export interface Context extends Verification {
  readonly setUp: SetUp;
}

/** Remembers a lookup, and begins to wait for its result; where a result is waited for already, for that one. */
export function awaitResult(context: Verification, paymentMethod: PaymentMethod, call: Call): Pending {
  context.lookedUp = paymentMethod;
  if (!context.pending) {
    const pending: Pending = (context.pending = { ...deferred<VerifyPayload>(), paymentMethod, call });
    const end = (): void => {
      if (context.pending === pending) context.pending = undefined;
    };
    pending.promise.then(end, end);
    follow(call.signal, pending.reject);
  }
  return Object.assign(context.pending, { paymentMethod });
}
