import type { AnalyticsOptions } from '../analytics';
import type { Abortable, ClientLike } from '../types';

/** Options that every component's `create` takes. One of `client` and `authorization` is required; with both, `client` is used. */
export interface ComponentOptions extends Abortable, AnalyticsOptions {
  /** A client from `client.create`. Several components may share one. */
  client?: ClientLike;
  /** A tokenization key or a client token. */
  authorization?: string;
  /** Loads the provider's frame pages unminified. It applies with `authorization` only, since a client has its own `debug`. Default: `false`. */
  debug?: boolean;
  /** Alias of `debug`. */
  isDebug?: boolean;
}
