import { execute, parse, validate, GraphQLError, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { Hono } from 'hono';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { authorize } from '../authorization/authorize';
import { hasApiKeys, type Caller } from '../authorization/caller';
import { type SandboxContext } from '../context';
import { type AppEnvironment } from '../server/app-environment';
import { isFromForeignPage, refuseForeignPage } from '../server/foreign-pages';
import { GatewayError } from '../server/gateway-error';
import { urlsFor } from '../server/origin';
import { buildGatewaySchema } from './build-schema';
import { configuration } from './client-configuration.graphql';
import { common } from './common.graphql';
import { creditCards } from './credit-cards.graphql';
import { formatError, formatGatewayError, type GraphqlErrorBody } from './format-errors';
import { type GraphqlCall } from './module';
import { preferredPaymentMethods } from './preferred-payment-methods.graphql';
import { usBankAccounts } from './us-bank-accounts.graphql';
import { vault } from './vault.graphql';
import { venmo } from './venmo.graphql';

/** Every group of operations: a new one is one file and one entry here. */
const MODULES = [common, configuration, creditCards, preferredPaymentMethods, venmo, usBankAccounts, vault];

let built: GraphQLSchema | undefined;
/** Built on first use, and the same for every sandbox of the process. */
const gatewaySchema = () => (built ??= buildGatewaySchema(MODULES));

const request = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

/** Mounted at `/graphql`. Every answer is a 200, as the provider's are; what went wrong stands in `errors`. */
export function graphqlApi(sandbox: SandboxContext): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.post('/', async (c) => {
    // API keys are the merchant's server's, whatever page has learned them.
    if (/^Basic\s/i.test(c.req.header('authorization') ?? '') && isFromForeignPage(c)) return refuseForeignPage(c);
    const version = c.req.header('braintree-version');
    if (version !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(version)) {
      return c.json(withRequestId(refusal(new GatewayError('VALIDATION', 'Braintree-Version must be a date, YYYY-MM-DD'))));
    }
    const parsed = request.safeParse(await c.req.json().catch(() => undefined));
    if (!parsed.success) return c.json(withRequestId({ errors: [{ message: 'The request body must be JSON with a query' }] }));
    const { origin } = new URL(c.req.url);
    const call: GraphqlCall = {
      sandbox,
      caller: callerOf(sandbox, c.req.header('authorization'), c.req.header('origin')),
      urls: urlsFor(origin, sandbox.merchant.id),
      origin,
    };
    return c.json(withRequestId(await run(parsed.data, call)));
  });
  app.all('*', (c) => c.json({ errors: [{ message: 'GraphQL is served by POST only' }] }, 405));
  app.onError((error, c) => {
    if (error instanceof GatewayError) return c.json(withRequestId(refusal(error)));
    throw error;
  });
  return app;
}

function callerOf(sandbox: SandboxContext, header: string | undefined, pageOrigin: string | undefined): Caller {
  if (hasApiKeys(sandbox, header)) return { kind: 'api_keys' };
  const bearer = /^Bearer\s+(.+)$/i.exec(header ?? '')?.[1];
  if (bearer === undefined) throw new GatewayError('AUTHENTICATION', 'Authentication credentials are missing or invalid');
  return bearer.includes('|')
    ? authorize(sandbox, { authorizationFingerprint: bearer, pageOrigin })
    : authorize(sandbox, { tokenizationKey: bearer, pageOrigin });
}

async function run({ query, variables, operationName }: z.infer<typeof request>, call: GraphqlCall): Promise<Answer> {
  let document: DocumentNode;
  try {
    document = parse(query);
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: formatError(error) };
    throw error;
  }
  const schema = gatewaySchema();
  const problems = validate(schema, document);
  if (problems.length > 0) return { errors: problems.flatMap(formatError) };
  const result: ExecutionResult = await execute({
    schema,
    document,
    contextValue: call,
    variableValues: variables ?? null,
    operationName: operationName ?? null,
  });
  const errors = result.errors?.flatMap(formatError);
  return { ...(result.data === undefined ? {} : { data: result.data }), ...(errors ? { errors } : {}) };
}

interface Answer {
  data?: unknown;
  errors?: GraphqlErrorBody[];
}

const refusal = (error: GatewayError): Answer => ({ errors: formatGatewayError(error) });
const withRequestId = (answer: Answer) => ({ ...answer, extensions: { requestId: randomUUID() } });
