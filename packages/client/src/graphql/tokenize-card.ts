import { CARD_ENDPOINT } from '../constants';
import type { RequestContext } from '../request-context';
import { asRecord, type UnknownRecord } from '../internal/records';
import { INVALID_RESPONSE_BODY, NO_RESPONSE, succeeded, type Outcome } from '../transport/send';
import { sdkMetadata, sendGraphQL } from './send-graphql';

const CARD_URL = new RegExp(`/client_api/v1/${CARD_ENDPOINT}(\\?|$)`);

interface RestRequest {
  readonly url: string;
  readonly data: UnknownRecord;
  readonly signal: AbortSignal;
}

/**
 * Sends a card tokenization over GraphQL, where the merchant has GraphQL enabled, and converts the response to the shape of the REST API.
 * Resolves with undefined where the request must go over REST: it is not a card tokenization, the code of the conversion could not be loaded, there was
 * no response, or the service itself failed.
 */
export async function tokenizeOverGraphQL(context: RequestContext, { url, data, signal }: RestRequest): Promise<Outcome | undefined> {
  const { transport, configuration, track } = context;
  const { graphQL } = configuration.gatewayConfiguration;
  if (!graphQL?.features?.includes?.('tokenize_credit_cards') || !CARD_URL.test(url)) return undefined;
  // Only the REST API supports UnionPay enrollments. Cards and options that are present but empty (null, 0, '') go over REST as well.
  const card = data.creditCard as { options?: { unionPayEnrollment?: unknown } };
  if ((card && card.options && card.options.unionPayEnrollment) !== undefined) return undefined;
  const { authorizationFingerprint, tokenizationKey } = data;
  track('graphql.init');
  track(authorizationFingerprint ? 'graphql.authorization-fingerprint' : 'graphql.tokenization-key');
  // Loaded on demand: card fields send the card from their frame, so that few pages need it.
  const conversion = await import('./card-conversion').catch(() => undefined);
  if (signal.aborted) throw signal.reason as Error; // a merchant's own transport may send all the same
  if (!conversion) return undefined;
  const outcome = await sendGraphQL(
    transport,
    graphQL.url,
    (authorizationFingerprint ?? tokenizationKey) as string | undefined,
    { clientSdkMetadata: sdkMetadata(configuration), ...conversion.createCardRequest(data) },
    signal,
  );
  if (outcome === NO_RESPONSE) return undefined;
  const { serviceFailed, ...response } = conversion.toRestResponse(outcome);
  const status = succeeded(outcome.status) ? response.status : outcome.status;
  track(`graphql.status.${outcome.status}`);
  track(`graphql.determinedStatus.${status}`);
  if (serviceFailed) return undefined;
  if (!succeeded(status)) return { status, body: response.body ?? INVALID_RESPONSE_BODY };
  const body = conversion.toRestCard(asRecord(asRecord(outcome.body).data));
  return body ? { status, body } : { status: 500, body: INVALID_RESPONSE_BODY };
}
