import type { Client } from '@tender/client';
import type { BusySlot, Scope } from '@tender/client/internal';
import type { UsBankAccountCreateOptions } from './types';

/** What every step is given. */
export interface UsBankAccountContext {
  readonly client: Client;
  readonly track: Scope<UsBankAccountCreateOptions>['track'];
  readonly own: Scope<UsBankAccountCreateOptions>['own'];
  /** Taken while a customer is at the bank. */
  readonly login: BusySlot;
}
