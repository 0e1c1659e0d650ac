import { GRAPHQL_VERSION } from '../constants';
import { send, type Outcome } from '../transport/send';
import type { Transport } from '../transport/transport';
import type { Configuration } from '../types';

/** Client metadata that every GraphQL request carries. */
export function sdkMetadata({ analyticsMetadata: { source, integration, sessionId } }: Configuration): object {
  return { source, integration, sessionId };
}

/** Sends one GraphQL request; `bearer` is the fingerprint of a client token, or a tokenization key. */
export function sendGraphQL(
  transport: Transport,
  url: string,
  bearer: string | undefined,
  data: object,
  signal: AbortSignal,
): Promise<Outcome> {
  const headers = { Authorization: `Bearer ${bearer}`, 'Braintree-Version': GRAPHQL_VERSION };
  return send(transport, { url, method: 'POST', headers, data, signal });
}
