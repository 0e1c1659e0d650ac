import type { Client } from '@tender/client';
import type { Emitter, Payloads, Scope } from '@tender/client/internal';
import type { HostedFieldKey } from './constants';
import type { HostedFieldsAnalyticsEvent } from './events';
import type { Connection } from './fields/connection';
import type { Field } from './fields/field';
import type { State } from './fields/state';
import type { HostedFieldsCreateOptions, HostedFieldsEvents } from './types';
import type { FrameConfiguration } from './wire';

export type HostedFieldsScope = Scope<HostedFieldsCreateOptions, HostedFieldsAnalyticsEvent, 'custom.hosted-fields'>;

/** Shared by the actions of an instance. */
export interface HostedFieldsContext {
  readonly channel: string;
  readonly fields: readonly Field[];
  readonly emitter: Emitter<Payloads<HostedFieldsEvents>>;
  readonly state: State;
  readonly send: Connection['send'];
  readonly isUpdatable: Connection['isUpdatable'];
  /** What the frames receive when they are set up. Must not reject. */
  readonly configuration: Promise<FrameConfiguration>;
  focus(key: HostedFieldKey): void;
  client(): Promise<Client>;
  /** Called when pending requests to the frames will get no response. */
  readonly onLost: Set<() => void>;
}
