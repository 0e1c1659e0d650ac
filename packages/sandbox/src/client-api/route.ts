import { type z } from 'zod';
import { type Authorization } from '../authorization/authorize';
import { type SandboxContext } from '../context';
import { GatewayError } from '../server/gateway-error';
import { type Urls } from '../server/origin';

/** An endpoint below `client_api/v1/`. Refusals are thrown as `GatewayError`; the router words them. */
export interface ClientApiRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As hono writes paths: `payment_methods/:nonce/three_d_secure/lookup`. */
  path: string;
  handle(call: ClientApiCall): Promise<ClientApiAnswer> | ClientApiAnswer;
}

export interface ClientApiCall {
  context: SandboxContext;
  authorization: Authorization;
  /** The query of a GET, the body of anything else, keys in camel case. */
  input: Record<string, unknown>;
  params: Record<string, string>;
  /** Where the caller reaches this sandbox, for URLs in answers. */
  urls: Urls;
  /** Of the request: `http://localhost:4810`. */
  origin: string;
  headers: Headers;
}

export interface ClientApiAnswer {
  status: 200 | 201 | 202 | 204;
  body?: unknown;
}

/** What an endpoint needs of its input. @throws GatewayError 422 naming the members that are wrong */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.infer<S> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(({ path, message }) => ({
    path: path.length > 0 ? path.map(String) : ['base'],
    code: '',
    message,
  }));
  throw new GatewayError('VALIDATION', 'Input is invalid', errors);
}
