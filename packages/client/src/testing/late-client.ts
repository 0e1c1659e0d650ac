import type { Client } from '../types';
import { turn } from './until';

export interface LateClient {
  readonly client: Client;
  /** Resolves once a request to the endpoint is under way. */
  readonly requested: Promise<void>;
  /** Answers that request, and lets what waits for it run. */
  answer(data: unknown): Promise<void>;
}

/** A merchant's client that ignores `signal`, as the reference SDK's does: a request to `endpoint` stays open until `answer` is called. */
export function createLateClient(client: Client, endpoint: string): LateClient {
  let requested = (): void => {};
  let answer = (_: unknown): void => {};
  const request = ((options: Parameters<Client['request']>[0]) => {
    if (!('endpoint' in options) || options.endpoint !== endpoint) return client.request(options);
    requested();
    return new Promise<unknown>((resolve) => (answer = resolve)) as Promise<never>;
  }) as Client['request'];
  return {
    client: { ...client, request },
    requested: new Promise((resolve) => (requested = resolve)),
    async answer(data) {
      answer(data);
      await turn();
    },
  };
}
