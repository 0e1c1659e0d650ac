import type { ComponentOptions, Loose } from '@tender/client/internal';
import type * as z from 'zod/mini';
import type {
  createPaymentOptions,
  loadPayPalSDKOptions,
  startVaultInitiatedCheckoutOptions,
  tokenizeOptions,
  tokenizePayload,
  tokenizePaymentOptions,
  updatePaymentOptions,
} from './schemas';

export type { Flow } from './constants';

export type TokenizeOptions = Loose<z.input<typeof tokenizeOptions>>;
export type CreatePaymentOptions = Loose<z.input<typeof createPaymentOptions>>;
export type StartVaultInitiatedCheckoutOptions = Loose<z.input<typeof startVaultInitiatedCheckoutOptions>>;
export type UpdatePaymentOptions = Loose<z.input<typeof updatePaymentOptions>>;
export type TokenizePaymentOptions = Loose<z.input<typeof tokenizePaymentOptions>>;
export type LoadPayPalSDKOptions = Loose<z.input<typeof loadPayPalSDKOptions>>;
export type TokenizePayload = z.output<typeof tokenizePayload>;

export interface PayPalCheckoutCreateOptions extends ComponentOptions {
  /** The merchant account that payments go to, where it is not the default one. It may have PayPal where the default has not. */
  merchantAccountId?: string;
  /** Lets `loadPayPalSDK` tell PayPal who the customer is, by the client token; default false. */
  autoSetDataUserIdToken?: boolean;
}
