import type { Track } from '@tender/client/internal';
import type { RequestFrame } from './request-frame';
import type { PaymentMethodType, SupportedPaymentMethod } from './types';

/** What every action is given. */
export interface PaymentRequestContext {
  readonly frame: RequestFrame;
  readonly track: Track;
  methods(): Partial<Record<PaymentMethodType, SupportedPaymentMethod>>;
}
