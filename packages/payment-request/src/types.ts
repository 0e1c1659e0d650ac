import type { ComponentOptions } from '@tender/client/internal';
import type { z } from 'zod';
import type { paymentConfiguration, supportedPaymentMethod, tokenizePayload } from './schemas';

export type SupportedPaymentMethod = z.input<typeof supportedPaymentMethod>;
export type PaymentConfiguration = z.input<typeof paymentConfiguration>;
export type TokenizePayload = z.output<typeof tokenizePayload>;
export type PaymentMethodType = 'basicCard' | 'googlePay';

export interface PaymentRequestCreateOptions extends ComponentOptions {
  /** What is offered by default; each is unless it is `false`. */
  enabledPaymentMethods?: Partial<Record<PaymentMethodType, boolean>>;
  /** The shape of Google Pay's requests; default 1. */
  googlePayVersion?: 1 | 2;
}

interface ShippingEvent<Target> {
  readonly target: Target;
  /** What the sheet is to show now; it waits for it. A promise that rejects closes it. */
  updateWith(details: object | PromiseLike<object>): void;
}
export type ShippingAddressEvent = ShippingEvent<{ shippingAddress: Readonly<Record<string, unknown>> }>;
export type ShippingOptionEvent = ShippingEvent<{ shippingOption: string }>;

/** Each change has two names, and is told under both, in camel case first. */
export interface PaymentRequestEvents {
  shippingAddressChange: ShippingAddressEvent;
  shippingaddresschange: ShippingAddressEvent;
  shippingOptionChange: ShippingOptionEvent;
  shippingoptionchange: ShippingOptionEvent;
}
