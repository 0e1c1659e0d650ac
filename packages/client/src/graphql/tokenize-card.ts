import { CARD_ENDPOINT } from '../constants';
import { graphQLHeaders, type RequestContext } from '../request';
import { send, type Outcome, type SendOptions } from '../transport/send';
import { restCardAnswer } from './card-answer';
import { cardRequest, fitsGraphQL } from './card-request';
import { SENSELESS, restAnswer } from './error-answer';
import { members, type Members } from './members';

const FEATURE = 'tokenize_credit_cards';

interface RestRequest extends Pick<SendOptions, 'url' | 'timeout' | 'signal'> {
  readonly data: Members;
}

/**
 * Sends a card tokenization over GraphQL, where the merchant has that, and gives the answer the shape of the REST API's. Resolves with
 * nothing when the request is another one or has to go by REST after all: nobody answered, or the service failed by itself. A card that is
 * to be validated is not sent twice, since the first request may have vaulted it.
 */
export async function tokenizeOverGraphQL(context: RequestContext, { url, data, ...limits }: RestRequest): Promise<Outcome | undefined> {
  const { transport, configuration, track } = context;
  const { graphQL } = configuration.gatewayConfiguration;
  if (!graphQL || !graphQL.features?.includes(FEATURE) || pathOf(url) !== CARD_ENDPOINT || !fitsGraphQL(data)) return undefined;
  const { source, integration, sessionId } = configuration.analyticsMetadata;
  const request = cardRequest(data);
  const { authorizationFingerprint, tokenizationKey } = data;
  track('graphql.init');
  track(authorizationFingerprint ? 'graphql.authorization-fingerprint' : 'graphql.tokenization-key');
  const outcome = await send(transport, {
    url: graphQL.url,
    method: 'POST',
    headers: graphQLHeaders(String(authorizationFingerprint ?? tokenizationKey)),
    data: { clientSdkMetadata: { source, integration, sessionId }, ...request },
    ...limits,
  });
  const mayRepeat = request.variables.input.options.validate !== true;
  if (outcome.silence) return outcome.silence === 'connection' && mayRepeat ? undefined : outcome;
  const { status, error, serviceFailed } = restAnswer(outcome.status, outcome.body);
  track(`graphql.status.${outcome.status}`);
  track(`graphql.determinedStatus.${status}`);
  if (mayRepeat && serviceFailed) return undefined;
  if (error) return { status, body: error };
  const body = restCardAnswer(members(members(outcome.body).data));
  return body ? { status, body } : { status: 500, body: SENSELESS };
}

function pathOf(url: string): string | undefined {
  return url.split('/client_api/v1/')[1]?.split('?')[0];
}
