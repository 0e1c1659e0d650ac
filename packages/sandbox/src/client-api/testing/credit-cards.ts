import { type ConnectedSandbox } from '../../testing/connect-sandbox';
import { callClientApi, callGraphql, TOKENIZE } from '../../testing/gateway';

/** Tokenizes a card with the tokenization key. */
export async function tokenizeCard(sandbox: ConnectedSandbox, creditCard: object, more: object = {}) {
  const answer = await callClientApi(sandbox, 'POST', 'payment_methods/credit_cards', {
    tokenizationKey: sandbox.tokenizationKey,
    creditCard: { options: { validate: false }, ...creditCard },
    ...more,
  });
  return { status: answer.status, card: (answer.body as { creditCards: Record<string, unknown>[] }).creditCards?.[0], body: answer.body };
}

interface FieldError {
  path: string;
  code: string;
}

/** Field errors of a client API response, as a flat list. */
function listErrors(nodes: { field: string; code?: string; fieldErrors?: [] }[], above: string[] = []): FieldError[] {
  return nodes.flatMap(({ field, code, fieldErrors }) => {
    const path = [...above, field];
    return fieldErrors ? listErrors(fieldErrors, path) : [{ path: path.join('.'), code: code ?? '' }];
  });
}

/** Sends a card that the client API refuses. Resolves with the errors of its fields. */
export async function refuseByRest(sandbox: ConnectedSandbox, card: object, authorization: object): Promise<FieldError[]> {
  const { status, body } = await callClientApi(sandbox, 'POST', 'payment_methods/credit_cards', { ...authorization, creditCard: card });
  expect(status).toBe(422);
  expect(body).toMatchObject({ error: { message: 'Credit card is invalid' } });
  return listErrors((body as { fieldErrors: [] }).fieldErrors);
}

/** Sends a card that the GraphQL API refuses. Resolves with the errors of its fields. */
export async function refuseByGraphql(
  sandbox: ConnectedSandbox,
  card: { options: { validate: boolean } },
  authorization: string,
): Promise<FieldError[]> {
  const { options, ...creditCard } = card;
  const { status, body } = await callGraphql(sandbox, authorization, { query: TOKENIZE, variables: { input: { creditCard, options } } });
  expect(status).toBe(200);
  const { data, errors } = body as { data: unknown; errors: { extensions: Record<string, unknown> }[] };
  expect(data).toEqual({ tokenizeCreditCard: null });
  return errors.map(({ extensions }) => {
    expect(extensions).toMatchObject({ errorClass: 'VALIDATION', errorType: 'user_error' });
    const [first, ...path] = extensions['inputPath'] as string[];
    expect(first).toBe('input');
    return { path: path.join('.'), code: String(extensions['legacyCode']) };
  });
}
