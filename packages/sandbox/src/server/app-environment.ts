import { type HttpBindings } from '@hono/node-server';

/** What hono knows of a request besides the request: Node's own objects, absent when a test calls the app without a server. */
export interface AppEnvironment {
  Bindings: Partial<HttpBindings>;
}
