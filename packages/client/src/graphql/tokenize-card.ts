import { CARD_ENDPOINT } from '../constants';
import type { RequestContext } from '../request';
import { NO_ANSWER, succeeded, type Outcome } from '../transport/send';
import { restCardAnswer } from './card-answer';
import { cardRequest } from './card-request';
import { SENSELESS, restAnswer } from './error-answer';
import { members, type Members } from './members';
import { sdkMetadata, sendGraphQL } from './send-graphql';

const CARD_URL = new RegExp(`/client_api/v1/${CARD_ENDPOINT}(\\?|$)`);

interface RestRequest {
  readonly url: string;
  readonly data: Members;
  readonly signal: AbortSignal;
}

/**
 * Sends a card tokenization over GraphQL, where the merchant has that, and gives the answer the shape of the REST API's. Resolves with
 * nothing when the request is another one or has to go by REST after all: nobody answered, or the service failed by itself. A card that is
 * to be validated is not sent twice, since the first request may have vaulted it.
 */
export async function tokenizeOverGraphQL(context: RequestContext, { url, data, signal }: RestRequest): Promise<Outcome | undefined> {
  const { transport, configuration, track } = context;
  const { graphQL } = configuration.gatewayConfiguration;
  if (!graphQL?.features?.includes?.('tokenize_credit_cards') || !CARD_URL.test(url)) return undefined;
  // A UnionPay enrolment is known to the REST API alone. A card or options that are there and empty (null, 0, '') go there too.
  const card = data.creditCard as { options?: { unionPayEnrollment?: unknown } };
  if ((card && card.options && card.options.unionPayEnrollment) !== undefined) return undefined;
  const request = cardRequest(data);
  const { authorizationFingerprint, tokenizationKey } = data;
  track('graphql.init');
  track(authorizationFingerprint ? 'graphql.authorization-fingerprint' : 'graphql.tokenization-key');
  const outcome = await sendGraphQL(
    transport,
    graphQL.url,
    (authorizationFingerprint ?? tokenizationKey) as string | undefined,
    { clientSdkMetadata: sdkMetadata(configuration), ...request },
    signal,
  );
  const mayRepeat = request.variables.input.options.validate !== true;
  if (outcome === NO_ANSWER) return mayRepeat ? undefined : outcome;
  const answer = restAnswer(outcome);
  track(`graphql.status.${outcome.status}`);
  track(`graphql.determinedStatus.${answer.status}`);
  if (answer.serviceFailed && mayRepeat) return undefined;
  if (!succeeded(answer.status)) return answer;
  const body = restCardAnswer(members(members(outcome.body).data));
  return body ? { status: answer.status, body } : { status: 500, body: SENSELESS };
}
