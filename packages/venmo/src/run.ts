import type { VenmoCodeHandler, VenmoLoginHandler, VenmoResult } from './types';
import type { Overlay } from './ui/overlay';

/** Result of a tokenization. */
export interface Outcome {
  readonly result?: VenmoResult;
  readonly error?: unknown;
}

/** One tokenization, from the call to its outcome. */
export interface Run {
  /** Milliseconds; see `processResultsDelay` of `tokenize`. */
  readonly resultsDelay: number;
  /** Shows the QR code in place of the overlay. */
  readonly onCode?: VenmoCodeHandler | undefined;
  /** Shows what belongs to the login window in place of the backdrop. */
  readonly onLogin?: VenmoLoginHandler | undefined;
  /** Whether the next payment context is created in advance when this tokenization ends. */
  renews: boolean;
  /** Shows the QR code. */
  overlay?: Overlay;
  /** Id of the payment context. */
  id?: string | undefined;
  /** The latest status of the payment context that the gateway reported. */
  status?: string | undefined;
  /** Milliseconds since the epoch at which the QR code expires. */
  deadline?: number;
  /** Fragment of the page's URL before the customer left for the app. */
  fragment?: string;
  /** The same, if the page was loaded again since. It is restored after the merchant has the result, because a router may then replace the page. */
  departureFragment?: string | undefined;
  /** Ends the call of the merchant. An undefined outcome means that the call was aborted. */
  finish(outcome: Outcome | undefined): void;
}
