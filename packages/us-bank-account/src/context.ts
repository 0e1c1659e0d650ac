import type { Client } from '@tender/client';
import type { BusySlot, Scope } from '@tender/client/internal';
import type { UsBankAccountAnalyticsEvent } from './events';
import type { UsBankAccountCreateOptions } from './types';

export type UsBankAccountScope = Scope<UsBankAccountCreateOptions, UsBankAccountAnalyticsEvent, 'usbankaccount'>;

/** Shared by the steps of an instance. */
export interface UsBankAccountContext {
  readonly client: Client;
  readonly track: UsBankAccountScope['track'];
  readonly own: UsBankAccountScope['own'];
  /** Taken while a bank login is open. */
  readonly login: BusySlot;
}
