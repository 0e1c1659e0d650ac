import type { ComponentOptions } from '@tender/client/internal';
import type { z } from 'zod';
import type { createOptions, tokenizeOptions, tokenizePayload } from './schemas';

export type VenmoCreateOptions = ComponentOptions & z.input<typeof createOptions>;
export type TokenizeOptions = z.input<typeof tokenizeOptions>;
export type TokenizePayload = z.output<typeof tokenizePayload>;

/** How a payment ended well, before it is put in its final form: what the gateway says, or what the app put into the page's address. */
export interface VenmoResult {
  readonly paymentMethodNonce?: string;
  readonly username?: string | null;
  readonly payerInfo?: unknown;
  /** Of the payment context. */
  readonly id?: string | undefined;
  readonly [parameter: string]: unknown;
}
