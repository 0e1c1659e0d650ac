import { type z } from 'zod';
import { type Authorization } from '../authorization/authorize';
import { type SandboxContext } from '../context';
import { type Urls } from './create-urls';
import { GatewayError } from './gateway-error';

/** An endpoint below `client_api/v1/`. It throws refusals as `GatewayError`, which the router turns into a response. */
export interface ClientApiRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path in Hono's syntax: `payment_methods/:nonce/three_d_secure/lookup`. */
  path: string;
  handle(call: ClientApiCall): Promise<ClientApiResponse> | ClientApiResponse;
}

export interface ClientApiCall {
  context: SandboxContext;
  authorization: Authorization;
  /** Query of a GET, query and body of other methods, with keys in camel case. */
  input: Record<string, unknown>;
  params: Record<string, string>;
  /** URLs at which the caller reaches this sandbox, for use in responses. */
  urls: Urls;
  /** Origin of the request: `http://localhost:4810`. */
  origin: string;
  headers: Headers;
}

export interface ClientApiResponse {
  status: 200 | 201 | 202 | 204;
  body?: unknown;
}

/**
 * Parses the members of the input that an endpoint needs.
 * @throws GatewayError 422 that names the invalid members
 */
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
