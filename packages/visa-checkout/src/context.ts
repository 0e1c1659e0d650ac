import type { Client } from '@tender/client';
import type { Scope } from '@tender/client/internal';
import type { VisaCheckoutAnalyticsEvent } from './events';
import type { VisaCheckoutCreateOptions } from './types';

export type VisaCheckoutScope = Scope<VisaCheckoutCreateOptions, VisaCheckoutAnalyticsEvent, 'visacheckout'>;

/** Shared by all calls of an instance. */
export interface VisaCheckoutContext extends Pick<VisaCheckoutScope, 'track'> {
  readonly client: Client;
}
