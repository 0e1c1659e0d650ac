import type { ComponentOptions } from '@tender/client/internal';
import type { z } from 'zod';
import type { tokenizeOptions, tokenizePayload } from './schemas';

export type TokenizeOptions = z.input<typeof tokenizeOptions>;
export type TokenizePayload = z.output<typeof tokenizePayload>;

export interface SepaCreateOptions extends ComponentOptions {
  /** With it the customer approves on a full page instead of in a popup, and comes back to this address. */
  redirectUrl?: string;
  /** Needed on the page the customer comes back to, where the nonce is made. */
  merchantAccountId?: string;
  /** A payload of an earlier instance, to be had from this one. */
  tokenizePayload?: TokenizePayload;
}
