import type { Track, EventName } from '@tender/client/internal';
import type { PaymentRequestAnalyticsEvent } from './events';
import type { RequestFrame } from './open-request-frame';
import type { PaymentRequestMethodType, PaymentRequestSupportedPaymentMethod } from './types';

/** Shared by the actions of an instance. */
export interface PaymentRequestContext {
  readonly frame: RequestFrame;
  readonly track: Track<EventName<PaymentRequestAnalyticsEvent, 'payment-request'>>;
  /** Creates the payment methods that are offered by default. */
  methods(): Partial<Record<PaymentRequestMethodType, PaymentRequestSupportedPaymentMethod>>;
}
