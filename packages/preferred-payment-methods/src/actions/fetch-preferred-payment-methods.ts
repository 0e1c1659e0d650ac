import type { Client } from '@tender/client';
import type { Call, Scope } from '@tender/client/internal';
import type * as z from 'zod/mini';
import { preferredPaymentMethodsDocument } from '../preferred-payment-methods.graphql';
import type { preferredPaymentMethodsResult } from '../schemas';

export type PreferredPaymentMethodsResult = z.output<typeof preferredPaymentMethodsResult>;

/** The answer as it should be. What is something else throws below, and counts as no answer. */
interface Answer {
  readonly data: { readonly preferredPaymentMethods: PreferredPaymentMethodsResult };
}

/**
 * Asks which payment methods the customer at hand prefers. Where that cannot be known, none.
 * @param client rejects with what the set-up failed with; so does this function then
 */
export async function fetchPreferredPaymentMethods(
  { signal }: Call,
  client: Promise<Client>,
  track: Scope<object>['track'],
): Promise<PreferredPaymentMethodsResult> {
  const ready = await client;
  try {
    const answer: object = await ready.request({ api: 'graphQLApi', data: { query: preferredPaymentMethodsDocument }, signal });
    const { paypalPreferred, venmoPreferred } = (answer as Answer).data.preferredPaymentMethods;
    track(`paypal.api-detected.${paypalPreferred}`);
    track(`venmo.api-detected.${venmoPreferred}`);
    return { paypalPreferred, venmoPreferred };
  } catch {
    if (!signal.aborted) track('api-error');
    return { paypalPreferred: false, venmoPreferred: false };
  }
}
