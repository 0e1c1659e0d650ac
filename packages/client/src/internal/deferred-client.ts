import { client, type ClientCreateOptions } from '../client';
import type { Client } from '../types';

/** The client of a component that was given an authorization only. Built into packages; the scripts of the asset host load theirs instead. */
export function createDeferredClient(options: ClientCreateOptions, _component: string): Promise<Client> {
  return client.create(options);
}
