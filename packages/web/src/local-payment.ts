import { localPayment, type OnPaymentStart, type StartPaymentOptions } from '@tender/local-payment';

type Namespace = typeof localPayment;

export { localPayment, localPayment as default };
export const create: Namespace['create'] = localPayment.create;
export const VERSION: Namespace['VERSION'] = localPayment.VERSION;

// The names that `@types/braintree-web` has for these.
export type {
  LocalPayment,
  LocalPaymentCreateOptions,
  StartPaymentOptions as LocalPaymentStartPaymentOptions,
  TokenizeParameters as LocalPaymentTokenizeOptions,
  TokenizePayload as LocalPaymentTokenizePayload,
} from '@tender/local-payment';
export type LocalPaymentTypes = NonNullable<StartPaymentOptions['paymentType']>;
export type LocalPaymentAddress = NonNullable<StartPaymentOptions['address']>;
export type LocalPaymentFallback = NonNullable<StartPaymentOptions['fallback']>;
export type LocalPaymentStartData = Parameters<OnPaymentStart>[0];
