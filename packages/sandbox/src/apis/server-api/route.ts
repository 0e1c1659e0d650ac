import { type SandboxContext } from '../../core/context';
import { type XmlValue } from '../../core/xml/write-xml';

/** An endpoint below `/merchants/<id>/`. It throws refusals, which the router turns into a response. */
export interface ServerApiRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path in Hono's syntax: `transactions/:id/void`. */
  path: string;
  handle(call: ServerApiCall): Promise<ServerApiResponse> | ServerApiResponse;
}

export interface ServerApiCall {
  context: SandboxContext;
  /** The parsed body, with keys in camel case. Empty when there was none. */
  input: Record<string, unknown>;
  params: Record<string, string>;
  query: URLSearchParams;
  /** Origin of the request: `http://localhost:4810`. */
  origin: string;
}

export interface ServerApiResponse {
  status: 200 | 201;
  /** Root element of the response, named in camel case. Without it the body is empty. */
  root?: readonly [name: string, value: XmlValue];
}

export const respondWith = (name: string, value: XmlValue): ServerApiResponse => ({ status: 200, root: [name, value] });
export const respondCreated = (name: string, value: XmlValue): ServerApiResponse => ({ status: 201, root: [name, value] });
export const EMPTY_RESPONSE: ServerApiResponse = { status: 200 };

/** Reads a parameter of the route's own path, which always exists. */
export const readParameter = ({ params }: ServerApiCall, name: string): string => params[name] ?? '';
