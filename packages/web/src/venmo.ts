import { venmo, type TokenizePayload, type VenmoCreateOptions } from '@tender/venmo';

type Namespace = typeof venmo;

export { venmo, venmo as default };
export const create: Namespace['create'] = venmo.create;
export const isBrowserSupported: Namespace['isBrowserSupported'] = venmo.isBrowserSupported;
export const VERSION: Namespace['VERSION'] = venmo.VERSION;

// The names that `@types/braintree-web` has for these.
export type { TokenizePayload as VenmoTokenizePayload, Venmo } from '@tender/venmo';
export type VenmoAccountDetails = TokenizePayload['details'];
export type VenmoPaymentMethodUsage = NonNullable<VenmoCreateOptions['paymentMethodUsage']>;
