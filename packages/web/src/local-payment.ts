import { localPayment, type LocalPaymentOnPaymentStart, type LocalPaymentStartPaymentOptions } from '@tender/local-payment';

type Namespace = typeof localPayment;

export { localPayment, localPayment as default };
/** Creates an instance of the component. */
export const create: Namespace['create'] = localPayment.create;
/** The SDK version that is sent to the provider. */
export const VERSION: Namespace['VERSION'] = localPayment.VERSION;

// The names of these types in `@types/braintree-web`.
export type {
  LocalPayment,
  LocalPaymentCreateOptions,
  LocalPaymentStartPaymentOptions,
  LocalPaymentTokenizeParameters as LocalPaymentTokenizeOptions,
  LocalPaymentTokenizePayload,
} from '@tender/local-payment';
/** The `paymentType` option of `startPayment`. */
export type LocalPaymentTypes = NonNullable<LocalPaymentStartPaymentOptions['paymentType']>;
/** The `address` option of `startPayment`. */
export type LocalPaymentAddress = NonNullable<LocalPaymentStartPaymentOptions['address']>;
/** The `fallback` option of `startPayment`. */
export type LocalPaymentFallback = NonNullable<LocalPaymentStartPaymentOptions['fallback']>;
/** What `onPaymentStart` receives. */
export type LocalPaymentStartData = Parameters<LocalPaymentOnPaymentStart>[0];
