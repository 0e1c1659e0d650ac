import { venmoErrors, type VenmoErrorCode } from './errors';
import type { Status } from './payment-constants';

export type State =
  | 'idle'
  | 'preparing'
  | 'away'
  | 'resuming'
  | 'polling'
  | 'generating'
  | 'scanning'
  | 'authorizing'
  | 'authorized'
  | 'problem'
  | 'window'
  | 'closed'
  | 'checking'
  | 'ending';

export type Happening =
  | Status
  /** Begun by the merchant, and which way it goes. */
  | 'tokenize'
  | 'leave'
  | 'poll'
  | 'scan'
  | 'login'
  /** The customer is back on the page, from whatever it was. */
  | 'returned'
  /** What the page's address says without a payment context to ask. */
  | 'venmoError'
  | 'venmoCancel'
  | 'nothing'
  /** The gateway's word is not to be had, but the page's address has a nonce. */
  | 'fallback'
  | 'NETWORK_ERROR'
  | 'TIMEOUT'
  /** Of the QR code. */
  | 'generated'
  | 'again'
  | 'completed'
  | 'customerCanceled'
  | 'frameFailed'
  | 'broken'
  /** Of the window. */
  | 'reported'
  | 'closed'
  | 'unsettled'
  | 'unknown'
  /** Of any. */
  | 'failed'
  | 'cancel'
  | 'abort'
  | 'renewed';

type Row = Readonly<Partial<Record<Happening, State | VenmoErrorCode>>>;

const ANY: Row = { failed: 'ending', cancel: 'VENMO_TOKENIZATION_CANCELED_BY_MERCHANT', abort: 'idle' };
const POLLED: Row = {
  ...ANY,
  APPROVED: 'ending',
  EXPIRED: 'VENMO_MOBILE_POLLING_TOKENIZATION_EXPIRED',
  FAILED: 'VENMO_MOBILE_POLLING_TOKENIZATION_FAILED',
  CANCELED: 'VENMO_MOBILE_POLLING_TOKENIZATION_CANCELED',
  NETWORK_ERROR: 'VENMO_MOBILE_POLLING_TOKENIZATION_NETWORK_ERROR',
  TIMEOUT: 'VENMO_MOBILE_POLLING_TOKENIZATION_TIMEOUT',
};
const SHOWN: Row = {
  ...ANY,
  customerCanceled: 'VENMO_DESKTOP_CANCELED',
  frameFailed: 'VENMO_DESKTOP_UNKNOWN_ERROR',
  broken: 'VENMO_DESKTOP_UNKNOWN_ERROR',
};
const CODE: Row = { ...SHOWN, APPROVED: 'authorized', EXPIRED: 'problem', FAILED: 'problem', CANCELED: 'problem', again: 'generating' };

/**
 * One tokenization, from `idle` to `idle`: by state, what may happen and where it leads. What a state does not name changes nothing there:
 * CREATED goes on waiting. A code is the state `ending` with that error. A state is left with all that it began, so that there is one
 * poller at most; `ending` is entered once, so that there is one result.
 */
export const TRANSITIONS: Readonly<Record<State, Row>> = {
  idle: { tokenize: 'preparing', returned: 'resuming' },
  /** The payment context or the frame of the QR code is on its way. */
  preparing: { ...ANY, returned: 'resuming', leave: 'away', poll: 'polling', scan: 'generating', login: 'window' },
  /** In the app, which comes back to this page. */
  away: { ...ANY, returned: 'resuming' },
  /** Back from the app: its payment context is asked, or where there is none the page's address. */
  resuming: {
    ...POLLED,
    fallback: 'ending',
    venmoError: 'VENMO_APP_FAILED',
    venmoCancel: 'VENMO_APP_CANCELED',
    nothing: 'VENMO_CANCELED',
  },
  /** In the app, from which only the customer can come back. */
  polling: POLLED,
  /** The overlay is shown; its payment context is on its way. */
  generating: { ...SHOWN, generated: 'scanning' },
  scanning: { ...CODE, SCANNED: 'authorizing' },
  authorizing: CODE,
  /** The customer sees that it worked. */
  authorized: { ...SHOWN, customerCanceled: undefined, completed: 'ending' },
  /** The customer sees that it did not, and may ask for another code. */
  problem: { ...SHOWN, again: 'generating' },
  /** Logging in, in a window of its own. */
  window: { ...ANY, reported: 'checking', closed: 'closed' },
  /** By the customer. */
  closed: { ...ANY, APPROVED: 'ending' },
  checking: {
    ...ANY,
    APPROVED: 'ending',
    CANCELED: 'VENMO_CUSTOMER_CANCELED',
    FAILED: 'VENMO_TOKENIZATION_FAILED',
    /** Still nothing but a beginning: the window was closed before the gateway heard of it. */
    CREATED: 'VENMO_CUSTOMER_CANCELED',
    unsettled: 'VENMO_TOKENIZATION_FAILED',
    unknown: 'VENMO_NETWORK_ERROR',
  },
  /** The next payment context is on its way. */
  ending: { abort: 'idle', renewed: 'idle' },
};

export interface Transition {
  readonly from: State;
  readonly happening: Happening;
  readonly to: State;
  readonly given: unknown;
  /** Aborted when the state is left. */
  readonly signal: AbortSignal;
}

export interface Machine {
  readonly state: State;
  /** Nothing happens where the state does not know it. An error's details are `given`. */
  send(happening: Happening, given?: unknown): void;
}

/** @param enter what a state begins, in the same tick; it ends all of that when its signal aborts */
export function createMachine(enter: (transition: Transition) => void): Machine {
  let state: State = 'idle';
  let stop = new AbortController();
  return {
    get state() {
      return state;
    },
    send(happening, given) {
      const target = TRANSITIONS[state][happening];
      if (!target) return;
      stop.abort();
      stop = new AbortController();
      const from = state;
      const error = isCode(target) && venmoErrors[target](given);
      state = isCode(target) ? 'ending' : target;
      enter({ from, happening, to: state, given: error ? { error } : given, signal: stop.signal });
    },
  };
}

const isCode = (target: State | VenmoErrorCode): target is VenmoErrorCode => Object.hasOwn(venmoErrors, target);
