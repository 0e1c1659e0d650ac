import { venmo, type VenmoTokenizePayload, type VenmoCreateOptions } from '@tender/venmo';

type Namespace = typeof venmo;

export { venmo, venmo as default };
/** Creates an instance of the component. */
export const create: Namespace['create'] = venmo.create;
/** Whether customers can pay with Venmo in this browser. Pass the same options as to `create`. */
export const isBrowserSupported: Namespace['isBrowserSupported'] = venmo.isBrowserSupported;
/** The SDK version that is sent to the provider. */
export const VERSION: Namespace['VERSION'] = venmo.VERSION;

// The names of these types in `@types/braintree-web`.
export type { VenmoTokenizePayload, Venmo } from '@tender/venmo';
/** What Venmo shares about the customer's account. */
export type VenmoAccountDetails = VenmoTokenizePayload['details'];
/** The `paymentMethodUsage` option of `create`. */
export type VenmoPaymentMethodUsage = NonNullable<VenmoCreateOptions['paymentMethodUsage']>;
