import type { FullEventName, Track } from './analytics';
import type { ClientAnalyticsEvent } from './events';
import type { Transport } from './transport/transport';
import type { Configuration } from './types';

export interface RequestContext {
  readonly transport: Transport;
  readonly configuration: Configuration;
  readonly track: Track<FullEventName<ClientAnalyticsEvent>>;
}
