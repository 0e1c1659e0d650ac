import { randomUUID } from 'node:crypto';
import { execute, parse, validate, GraphQLError, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { Hono } from 'hono';
import { z } from 'zod';
import { authorize } from '../../core/authorization/authorize';
import { hasApiKeys, type Caller } from '../../core/authorization/caller';
import { type SandboxContext } from '../../core/context';
import { type AppEnvironment } from '../../core/http/app-environment';
import { createUrls } from '../../core/http/create-urls';
import { isFromForeignPage, refuseForeignPage } from '../../core/http/foreign-pages';
import { GatewayError } from '../../core/http/gateway-error';
import { type GraphqlCall } from '../../core/http/graphql-module';
import { tryParseJson } from '../../core/http/parse-json';
import { readRequestOrigin } from '../../core/http/read-request-origin';
import { methods } from '../../methods/index';
import { buildGatewaySchema } from './build-schema';
import { configuration } from './client-configuration.graphql';
import { common } from './common.graphql';
import { exchangeRateQuotes } from './exchange-rate-quotes.graphql';
import { formatError, formatGatewayError, type GraphqlErrorBody } from './format-errors';
import { reports } from './reports.graphql';

const MODULES = [common, configuration, ...methods.flatMap(({ graphql = [] }) => graphql), exchangeRateQuotes, reports];

let built: GraphQLSchema | undefined;
/** The schema is built on first use and shared by all sandboxes of the process. */
const getGatewaySchema = () => (built ??= buildGatewaySchema(MODULES));

const request = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

/** Far more than a document of a checkout, and too few to nest selections so deep that a recursion overflows the stack. */
export const MAX_TOKENS = 1000;

/** Mounted at `/graphql`. Every response has status 200, like the provider's; failures are in `errors`. */
export function createGraphqlApi(sandbox: SandboxContext): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.post('/', async (c) => {
    // API keys are for the merchant's server. A page of another origin may not use them even if it knows them.
    if (/^Basic\s/i.test(c.req.header('authorization') ?? '') && isFromForeignPage(c)) return refuseForeignPage(c);
    const version = c.req.header('braintree-version');
    if (version !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(version)) {
      return c.json(withRequestId(createRefusal(new GatewayError('VALIDATION', 'Braintree-Version must be a date, YYYY-MM-DD'))));
    }
    const parsed = request.safeParse(tryParseJson(await c.req.text()));
    if (!parsed.success) return c.json(withRequestId({ errors: [{ message: 'The request body must be JSON with a query' }] }));
    const origin = readRequestOrigin(c);
    const call: GraphqlCall = {
      sandbox,
      caller: identifyCaller(sandbox, c.req.header('authorization'), c.req.header('origin')),
      urls: createUrls(origin, sandbox.merchant.id),
      origin,
    };
    return c.json(withRequestId(await run(parsed.data, call)));
  });
  app.all('*', (c) => c.json({ errors: [{ message: 'GraphQL is served by POST only' }] }, 405));
  app.onError((error, c) => {
    if (error instanceof GatewayError) return c.json(withRequestId(createRefusal(error)));
    throw error;
  });
  return app;
}

function identifyCaller(sandbox: SandboxContext, header: string | undefined, pageOrigin: string | undefined): Caller {
  if (hasApiKeys(sandbox, header)) return { kind: 'api_keys' };
  const bearer = /^Bearer\s+(\S.*)$/i.exec(header ?? '')?.[1];
  if (bearer === undefined) throw new GatewayError('AUTHENTICATION', 'Authentication credentials are missing or invalid');
  return bearer.includes('|')
    ? authorize(sandbox, { authorizationFingerprint: bearer, pageOrigin })
    : authorize(sandbox, { tokenizationKey: bearer, pageOrigin });
}

async function run({ query, variables, operationName }: z.infer<typeof request>, call: GraphqlCall): Promise<GraphqlResponse> {
  let document: DocumentNode;
  try {
    document = parse(query, { maxTokens: MAX_TOKENS });
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: formatError(error) };
    throw error;
  }
  const schema = getGatewaySchema();
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

interface GraphqlResponse {
  data?: unknown;
  errors?: GraphqlErrorBody[];
}

const createRefusal = (error: GatewayError): GraphqlResponse => ({ errors: formatGatewayError(error) });
const withRequestId = (response: GraphqlResponse) => ({ ...response, extensions: { requestId: randomUUID() } });
