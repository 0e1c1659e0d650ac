import type { Client } from '@tender/client';
import type { Call, Track, EventName } from '@tender/client/internal';
import type { PreferredPaymentMethodsAnalyticsEvent } from '../events';
import { preferredPaymentMethodsDocument } from '../preferred-payment-methods.graphql';
import type { PreferredPaymentMethodsResult } from '../types';

/** The response as it should be. Reading a missing member throws, which counts as a failed request. */
interface Response {
  readonly data: { readonly preferredPaymentMethods: PreferredPaymentMethodsResult };
}

/**
 * Asks which payment methods the customer prefers. A request that fails resolves with neither.
 * @throws the error that the client rejects with
 */
export async function fetchPreferredPaymentMethods(
  { signal }: Call,
  clientPromise: Promise<Client>,
  track: Track<EventName<PreferredPaymentMethodsAnalyticsEvent, 'preferred-payment-methods'>>,
): Promise<PreferredPaymentMethodsResult> {
  const client = await clientPromise;
  try {
    const response: object = await client.request({ api: 'graphQLApi', data: { query: preferredPaymentMethodsDocument }, signal });
    const { paypalPreferred, venmoPreferred } = (response as Response).data.preferredPaymentMethods;
    track(`paypal.api-detected.${paypalPreferred}`);
    track(`venmo.api-detected.${venmoPreferred}`);
    return { paypalPreferred, venmoPreferred };
  } catch {
    if (!signal.aborted) track('api-error');
    return { paypalPreferred: false, venmoPreferred: false };
  }
}
