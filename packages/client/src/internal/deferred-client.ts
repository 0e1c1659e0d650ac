import { client, type ClientCreateOptions } from '../client';
import type { Client } from '../types';

/** Creates the client of a component that has only an authorization. Script-tag builds use `deferred-client.script.ts` instead. */
export function createDeferredClient(options: ClientCreateOptions, _component: string): Promise<Client> {
  return client.create(options);
}
