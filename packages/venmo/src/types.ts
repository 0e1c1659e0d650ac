import type { ComponentOptions } from '@tender/client/internal';
import type { z } from 'zod';
import type { createOptions, tokenizeOptions, tokenizePayload } from './schemas';
import type { BACKDROP_TEXTS } from './wire/backdrop-constants';
import type { TEXTS } from './wire/code-constants';

export type VenmoCreateOptions = ComponentOptions & z.input<typeof createOptions>;
export type TokenizeOptions = z.input<typeof tokenizeOptions>;
export type TokenizePayload = z.output<typeof tokenizePayload>;

/** What a page shows of the way by a QR code, step by step, where it does so itself. */
export interface CodeView {
  /** `scan` has the code; `problem` means that there has to be another one, or none. */
  readonly step: 'generating' | 'scan' | 'authorizing' | 'authorized' | 'problem';
  /** What the customer is told. */
  readonly text: (typeof TEXTS)[keyof typeof TEXTS];
  /** What the code says. At `scan` only. */
  readonly url?: string;
  /** Makes another code, at `problem`; otherwise nothing happens, nor once something else is shown. */
  again(): void;
  /** As when the customer closes the code: `tokenize` rejects with VENMO_DESKTOP_CANCELED. Nothing happens once the payment is authorized. */
  cancel(): void;
}

/** Gets what to show, and `undefined` when that is over. */
export type CodeHandler = (view: CodeView | undefined) => void;

/** What a page shows beside the window to log in, where it does so itself. */
export interface LoginView {
  /** A heading, what the customer can do, and the names of the buttons for it. */
  readonly text: typeof BACKDROP_TEXTS;
  /** Brings the window to the front. */
  proceed(): void;
  /** Closes the window: `tokenize` rejects with VENMO_TOKENIZATION_CANCELED_BY_MERCHANT. Nothing happens once the view is gone. */
  cancel(): void;
}

/** Gets what to show while the window is open, and `undefined` when that is over. */
export type LoginHandler = (view: LoginView | undefined) => void;

/** How a payment ended well, before it is put in its final form: what the gateway says, or what the app put into the page's address. */
export interface VenmoResult {
  readonly paymentMethodNonce?: string;
  readonly username?: string | null;
  readonly payerInfo?: unknown;
  /** Of the payment context. */
  readonly id?: string | undefined;
  readonly [parameter: string]: unknown;
}
