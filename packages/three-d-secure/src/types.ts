import type { ComponentOptions, Loose, Method } from '@tender/client/internal';
import type { z } from 'zod';
import type { LookupData, paymentMethod, verifyCardOptions, verifyPayload } from './schemas';

export type { LookupData } from './schemas';
export type VerifyCardOptions = z.input<typeof verifyCardOptions>;
export type VerifyPayload = z.output<typeof verifyPayload>;
export type PaymentMethod = z.output<typeof paymentMethod>;

/** `2` is `2-cardinal-modal`. */
export type Version = 2 | '2' | '2-cardinal-modal' | '2-bootstrap3-modal' | '2-inline-iframe';

export interface ThreeDSecureCreateOptions extends ComponentOptions {
  /** Which dialog shows a challenge. */
  version: Version;
  /** Milliseconds that the authentication script has to make itself ready; default 60000. */
  timeout?: number;
  /** Lets the authentication script log to the console; default false. */
  loggingEnabled?: boolean;
  /** Passed to the authentication script. Of `payment`, only the two members named here. */
  cardinalSDKConfig?: Loose<{
    logging?: { level?: string };
    timeout?: number;
    maxRequestRetries?: number;
    payment?: { displayLoading?: boolean; displayExitButton?: boolean };
    [member: string]: unknown;
  }>;
}

/** Whatever is given is sent, for a lookup that the merchant's server makes. */
export interface PrepareLookupOptions {
  nonce?: string;
  bin?: string | number;
  [member: string]: unknown;
}

/** A lookup's payment method, with what the bank has said of it. */
export type CanceledVerification = PaymentMethod & {
  /** Whether the card takes part, so that the bank can bear the loss of a fraud. */
  liabilityShiftPossible: boolean | undefined;
  /** Whether the bank bears the loss of a fraud. */
  liabilityShifted: boolean | undefined;
  /** What the bank said in this verification, where it said anything. */
  verificationDetails: VerifyPayload['verificationDetails'];
};

/** What handlers are called with, by event. */
export interface ThreeDSecureEvents {
  /** Where `verifyCard` was given no `onLookupComplete`. Call `next` to go on. */
  'lookup-complete': [data: LookupData, next: () => void];
  /** The customer gave up in the challenge; `verifyCard` still resolves. */
  'customer-canceled': [];
  /** Put the element on your page, then call `next`. Version `2-inline-iframe` only. */
  'authentication-iframe-available': [available: { element: HTMLElement }, next: () => void];
  'authentication-modal-render': [];
  'authentication-modal-render-hidden': [];
  'authentication-modal-close': [];
  'authentication-modal-loader-render': [];
  'authentication-modal-loader-close': [];
}

/** Of the authentication script's dialog. */
export type ModalEvent = keyof ThreeDSecureEvents extends infer Event
  ? Event extends `authentication-modal-${infer Name}`
    ? Name
    : never
  : never;

type Name = keyof ThreeDSecureEvents;
type Handler<E extends Name> = (...given: ThreeDSecureEvents[E]) => void;

/** What `threeDSecure.create` resolves with. */
export interface ThreeDSecure {
  /**
   * Asks the card's bank who pays: a lookup, and a challenge where the bank wants one. It also resolves where the bank said no, or nothing:
   * read `liabilityShifted`, or `verificationOutcome`.
   * @throws THREEDS_MISSING_VERIFY_CARD_OPTION, THREEDS_AUTHENTICATION_IN_PROGRESS, THREEDS_REQUESTED_EXEMPTION_TYPE_INVALID,
   * THREEDS_LOOKUP_…, THREEDS_CARDINAL_SDK_…, THREEDS_JWT_AUTHENTICATION_FAILED, THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT, and what `create`
   * throws, where it was given an authorization
   */
  readonly verifyCard: Method<[options: VerifyCardOptions], VerifyPayload>;
  /** Resolves with JSON that the merchant's server makes a lookup with. */
  readonly prepareLookup: Method<[options: PrepareLookupOptions], string>;
  /**
   * Goes on where the merchant's server made the lookup: with the gateway's answer, as JSON or parsed.
   * @throws as `verifyCard`
   */
  readonly initializeChallengeWithLookupResponse: Method<[lookupResponse: LookupData | string], VerifyPayload>;
  /**
   * Ends a verification; its `verifyCard` rejects with THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT. Resolves with the card that was looked up.
   * @throws THREEDS_NO_VERIFICATION_PAYLOAD where none was
   */
  readonly cancelVerifyCard: Method<[], CanceledVerification>;
  /** Calls the handler whenever the event happens, until `off` is called with the same handler. */
  readonly on: <E extends Name>(event: E, handler: Handler<E>) => void;
  /** Takes away one registration of a handler; an unknown one is ignored. */
  readonly off: <E extends Name>(event: E, handler: Handler<E>) => void;
  /** Whether anything listens to the event. */
  readonly hasListener: (event: Name) => boolean;
  /** Takes away all that `create` put on the page. Calls under way reject, later ones throw METHOD_CALLED_AFTER_TEARDOWN. */
  readonly teardown: Method<[], void>;
}
