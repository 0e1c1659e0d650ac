import { type HttpBindings } from '@hono/node-server';

/** Node's own request objects. They are absent when a test calls the app without a server. */
export interface AppEnvironment {
  Bindings: Partial<HttpBindings>;
}
