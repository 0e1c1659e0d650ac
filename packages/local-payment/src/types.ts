import type { ComponentOptions } from '@tender/client/internal';
import type { z } from 'zod';
import type { startPaymentOptions, tokenizeParameters, tokenizePayload } from './schemas';

export type TokenizeParameters = z.input<typeof tokenizeParameters>;
export type TokenizePayload = z.output<typeof tokenizePayload>;

/**
 * Called once the payment exists and before the customer is sent to the bank: keep the id, by which your server knows the payment.
 * @param proceed sends the customer to the bank, at any time; there is none where no window was opened. On a full page the customer is
 * sent in any case.
 */
export type OnPaymentStart = (payment: { paymentId: string }, proceed?: () => void) => unknown;

export type StartPaymentOptions = z.input<typeof startPaymentOptions> & {
  /** Required, but with `redirectUrl` of `create`. Where no window is opened, a promise it returns is waited for. */
  onPaymentStart?: OnPaymentStart;
};

export interface LocalPaymentCreateOptions extends ComponentOptions {
  merchantAccountId?: string;
  /** With it the customer pays on a full page instead of in a window, and comes back to this address. */
  redirectUrl?: string;
}
