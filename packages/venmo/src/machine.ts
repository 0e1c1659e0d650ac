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
  | 'finishing';

export type VenmoEvent =
  | Status
  /** The merchant called `tokenize`; the other events choose the flow. */
  | 'tokenize'
  | 'leave'
  | 'poll'
  | 'scan'
  | 'login'
  /** The customer returned to the page. */
  | 'returned'
  /** The result in the page's URL, where there is no payment context to request. */
  | 'venmoError'
  | 'venmoCancel'
  | 'noResult'
  /** The gateway's status cannot be read or is a failure, but the page's URL has a nonce, and the payment context is the page's own. */
  | 'fallback'
  | 'NETWORK_ERROR'
  | 'TIMEOUT'
  /** Events of the QR code. */
  | 'generated'
  | 'again'
  | 'completed'
  | 'customerCanceled'
  /** The frame with the QR code reported an error. */
  | 'frameFailed'
  /** A request for the QR code's payment context failed. */
  | 'codeFailed'
  /** Events of the login window. */
  | 'reported'
  | 'closed'
  | 'unsettled'
  | 'unknown'
  /** Events of every flow. */
  | 'failed'
  | 'cancel'
  | 'abort'
  | 'renewed';

type Row = Readonly<Partial<Record<VenmoEvent, State | VenmoErrorCode>>>;

const ANY: Row = { failed: 'finishing', cancel: 'VENMO_TOKENIZATION_CANCELED_BY_MERCHANT', abort: 'idle' };
const POLLED: Row = {
  ...ANY,
  APPROVED: 'finishing',
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
  codeFailed: 'VENMO_DESKTOP_UNKNOWN_ERROR',
};
const CODE: Row = { ...SHOWN, APPROVED: 'authorized', EXPIRED: 'problem', FAILED: 'problem', CANCELED: 'problem', again: 'generating' };

/**
 * The transitions of one tokenization, from `idle` to `idle`: for each state, the events it handles and the next state. Other events are ignored:
 * after CREATED, polling goes on. An error code stands for the state `finishing` with that error. Leaving a state cancels everything it started,
 * so there is at most one poller. `finishing` is entered once, so there is one result.
 */
export const TRANSITIONS: Readonly<Record<State, Row>> = {
  idle: { tokenize: 'preparing', returned: 'resuming' },
  /** The payment context or the frame of the QR code is being created. */
  preparing: { ...ANY, returned: 'resuming', leave: 'away', poll: 'polling', scan: 'generating', login: 'window' },
  /** The customer is in the app, which returns to this page. */
  away: { ...ANY, returned: 'resuming' },
  /** The customer returned from the app. The result is read from the payment context, or without one from the page's URL. */
  resuming: {
    ...POLLED,
    fallback: 'finishing',
    venmoError: 'VENMO_APP_FAILED',
    venmoCancel: 'VENMO_APP_CANCELED',
    noResult: 'VENMO_CANCELED',
    /** They returned without having approved the payment, where that cancels it. */
    customerCanceled: 'VENMO_CANCELED',
  },
  /** The customer is in the app, which cannot return to this page. */
  polling: POLLED,
  /** The overlay is shown while the payment context of the code is created. */
  generating: { ...SHOWN, generated: 'scanning' },
  scanning: { ...CODE, SCANNED: 'authorizing' },
  authorizing: CODE,
  /** The customer sees a confirmation. */
  authorized: { ...SHOWN, customerCanceled: undefined, completed: 'finishing' },
  /** The customer sees a problem and may request another code. */
  problem: { ...SHOWN, again: 'generating' },
  /** The customer is in the login window. */
  window: { ...ANY, reported: 'checking', closed: 'closed' },
  /** The customer closed the login window. */
  closed: { ...ANY, APPROVED: 'finishing' },
  /** The login window reported that it is done. */
  checking: {
    ...ANY,
    APPROVED: 'finishing',
    CANCELED: 'VENMO_CUSTOMER_CANCELED',
    FAILED: 'VENMO_TOKENIZATION_FAILED',
    /** The payment never got further: the customer left the window before doing anything. */
    CREATED: 'VENMO_CUSTOMER_CANCELED',
    unsettled: 'VENMO_TOKENIZATION_FAILED',
    unknown: 'VENMO_NETWORK_ERROR',
  },
  /** The next payment context is being created. */
  finishing: { abort: 'idle', renewed: 'idle' },
};

export interface Transition {
  readonly from: State;
  readonly event: VenmoEvent;
  readonly to: State;
  /** What the event carries. After an error code: an object with the error. */
  readonly data: unknown;
  /** Aborts when the machine leaves the state. */
  readonly signal: AbortSignal;
}

export interface Machine {
  readonly state: State;
  /** Changes the state, if the current one handles the event. `data` becomes the details of an error. */
  send(event: VenmoEvent, data?: unknown): void;
}

/** @param enter starts the work of a state, in the same tick. It must stop that work when the transition's signal aborts. */
export function createMachine(enter: (transition: Transition) => void): Machine {
  let state: State = 'idle';
  let controller = new AbortController();
  return {
    get state() {
      return state;
    },
    send(event, data) {
      const target = TRANSITIONS[state][event];
      if (!target) return;
      controller.abort();
      controller = new AbortController();
      const from = state;
      const error = isCode(target) && venmoErrors[target](data);
      state = isCode(target) ? 'finishing' : target;
      enter({ from, event, to: state, data: error ? { error } : data, signal: controller.signal });
    },
  };
}

const isCode = (target: State | VenmoErrorCode): target is VenmoErrorCode => Object.hasOwn(venmoErrors, target);
