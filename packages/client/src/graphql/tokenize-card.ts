import { CARD_ENDPOINT } from '../constants';
import type { RequestContext } from '../request-context';
import { NO_RESPONSE, succeeded, type Outcome } from '../transport/send';
import { toRestCard } from './rest-card';
import { createCardRequest } from './card-request';
import { INVALID_RESPONSE_BODY, toRestResponse } from './rest-response';
import { asRecord, type UnknownRecord } from '../internal/records';
import { sdkMetadata, sendGraphQL } from './send-graphql';
import { cardMutation, type CardMutation } from './tokenize-credit-card.graphql';

const CARD_URL = new RegExp(`/client_api/v1/${CARD_ENDPOINT}(\\?|$)`);

interface RestRequest {
  readonly url: string;
  readonly data: UnknownRecord;
  readonly signal: AbortSignal;
}

/**
 * Sends a card tokenization over GraphQL, where the merchant has GraphQL enabled, and converts the response to the shape of the REST API.
 * Resolves with undefined where the request must go over REST: it is not a card tokenization, there was no response, or the service itself
 * failed.
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
  const mutation = asRecord(card).fastlane ? await loadFastlaneMutation() : cardMutation;
  if (!mutation) return undefined;
  const outcome = await sendGraphQL(
    transport,
    graphQL.url,
    (authorizationFingerprint ?? tokenizationKey) as string | undefined,
    { clientSdkMetadata: sdkMetadata(configuration), ...createCardRequest(data, mutation) },
    signal,
  );
  if (outcome === NO_RESPONSE) return undefined;
  const response = toRestResponse(outcome);
  track(`graphql.status.${outcome.status}`);
  track(`graphql.determinedStatus.${response.status}`);
  if (response.serviceFailed) return undefined;
  if (!succeeded(response.status)) return response;
  const body = toRestCard(asRecord(asRecord(outcome.body).data));
  return body ? { status: response.status, body } : { status: 500, body: INVALID_RESPONSE_BODY };
}

/** Undefined if the code cannot be loaded, which counts as a request without a response. */
function loadFastlaneMutation(): Promise<CardMutation | undefined> {
  return import('./fastlane-mutation').then(
    (module) => module.fastlaneMutation,
    () => undefined,
  );
}
