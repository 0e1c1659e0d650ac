import type { CodeHandler, LoginHandler, VenmoResult } from './types';
import type { Overlay } from './wire/overlay';

/** How a tokenization ended. */
export interface Outcome {
  readonly result?: VenmoResult;
  readonly error?: unknown;
}

/** One tokenization, from its call to its outcome. */
export interface Run {
  /** Milliseconds; see `tokenize`. */
  readonly resultsDelay: number;
  /** Where the page shows the QR code itself. */
  readonly onCode?: CodeHandler | undefined;
  /** Where the page shows itself what goes with the window to log in. */
  readonly onLogin?: LoginHandler | undefined;
  /** Whether another payment context is made in advance when it is over. */
  renews: boolean;
  /** Where its customer scans a QR code. */
  overlay?: Overlay;
  /** Of the payment context that is being paid with. */
  id?: string | undefined;
  /** The last that the gateway said of it. */
  status?: string | undefined;
  /** Milliseconds since the epoch, after which a QR code is not waited for. */
  deadline?: number;
  /** The page's fragment before the customer left it. */
  fragment?: string;
  /** Undefined when it was aborted. */
  settle(outcome: Outcome | undefined): void;
}
