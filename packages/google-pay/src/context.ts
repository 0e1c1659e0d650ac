import type { Scope } from '@tender/client/internal';
import type { GooglePaymentAnalyticsEvent } from './events';
import type { GooglePaymentCreateOptions } from './types';

export type GooglePaymentScope = Scope<GooglePaymentCreateOptions, GooglePaymentAnalyticsEvent, 'google-payment'>;

/** Shared by all requests of an instance. */
export interface GooglePaymentContext extends Pick<GooglePaymentScope, 'track'> {
  readonly version: 1 | 2;
  readonly merchantId: string | undefined;
}
