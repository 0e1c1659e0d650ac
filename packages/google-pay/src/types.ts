import type { Callback } from '@tender/client';
import type { Component, ComponentOptions, GooglePayMethod, GooglePayParameters, Method } from '@tender/client/internal';
import type { z } from 'zod';
import type { cardPayload, googlePayVersion, paymentDataRequestOverrides, paypalPayload } from './schemas';

export type PaymentDataRequestOverrides = z.input<typeof paymentDataRequestOverrides>;
export type CardPayload = z.output<typeof cardPayload>;
export type PayPalPayload = z.output<typeof paypalPayload>;
/** A card has `details`, a PayPal account has none. */
export type ParsedResponse = CardPayload | (PayPalPayload & { details?: undefined; binData?: undefined });

export interface GooglePaymentCreateOptions extends ComponentOptions {
  /** The shape of requests, 1 or 2; default 1. */
  googlePayVersion?: z.input<typeof googlePayVersion>;
  /** The id that Google gave you. */
  googleMerchantId?: string;
  /** Resolves at once, while the merchant's configuration loads; `createPaymentDataRequest` then returns a promise. */
  useDeferredClient?: boolean;
}

/** A request as Google's `loadPaymentData` takes it: what version 1 or 2 has, and whatever the overrides held. */
export interface PaymentDataRequest {
  apiVersion: number;
  /** Version 2. */
  apiVersionMinor?: number;
  environment: string;
  /** Names in version 1. */
  allowedPaymentMethods: (GooglePayMethod | string)[];
  /** Version 1. */
  cardRequirements?: { allowedCardNetworks: string[]; [member: string]: unknown };
  /** Version 1. */
  merchantId?: string;
  /** Version 2. */
  merchantInfo?: { merchantId?: string; merchantName?: string; [member: string]: unknown };
  /** Version 1. */
  paymentMethodTokenizationParameters?: { tokenizationType: string; parameters: GooglePayParameters };
  transactionInfo?: { totalPrice?: string; [member: string]: unknown };
  [member: string]: unknown;
}

/** What Google's `loadPaymentData` resolves with, as far as it is read. */
export interface GoogleAnswer {
  apiVersion?: number;
  /** Version 2. */
  paymentMethodData?: { tokenizationData?: { token?: string } };
  /** Version 1. */
  paymentMethodToken?: { token?: string };
}

interface Shared {
  /**
   * Reads what Google answered.
   * @throws GOOGLE_PAYMENT_GATEWAY_ERROR for an answer without a payment method, whatever it is
   */
  parseResponse: Method<[response: GoogleAnswer], ParsedResponse>;
  /** Ends the instance: later calls throw METHOD_CALLED_AFTER_TEARDOWN. */
  teardown: Method<[], void>;
}

/** What `googlePayment.create` resolves with. */
export interface GooglePayment extends Shared {
  /** The request for Google's `loadPaymentData` and `isReadyToPay`, at once. */
  createPaymentDataRequest(overrides?: PaymentDataRequestOverrides): PaymentDataRequest;
  createPaymentDataRequest(overrides: PaymentDataRequestOverrides, callback: Callback<PaymentDataRequest>): void;
}

/** What `googlePayment.create` resolves with under `useDeferredClient`. */
export interface DeferredGooglePayment extends Shared {
  /**
   * The request for Google's `loadPaymentData` and `isReadyToPay`.
   * @throws GOOGLE_PAYMENT_NOT_ENABLED, and the errors of creating a client
   */
  createPaymentDataRequest: Method<[overrides?: PaymentDataRequestOverrides], PaymentDataRequest>;
}

type Deferred = GooglePaymentCreateOptions & { useDeferredClient: true };

export interface GooglePaymentComponent extends Component<GooglePaymentCreateOptions, GooglePayment> {
  create(options: Deferred): Promise<DeferredGooglePayment>;
  create(options: Deferred, callback: Callback<DeferredGooglePayment>): void;
  create(options: GooglePaymentCreateOptions): Promise<GooglePayment>;
  create(options: GooglePaymentCreateOptions, callback: Callback<GooglePayment>): void;
}
