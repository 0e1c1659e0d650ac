import { type SandboxContext } from '../context';
import { type XmlValue } from './write-xml';

/** An endpoint below `/merchants/<id>/`. Refusals are thrown; the router words them. */
export interface ServerApiRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As hono writes paths: `transactions/:id/void`. */
  path: string;
  handle(call: ServerApiCall): Promise<ServerApiAnswer> | ServerApiAnswer;
}

export interface ServerApiCall {
  context: SandboxContext;
  /** The request's body, keys in camel case; empty when there was none. */
  input: Record<string, unknown>;
  params: Record<string, string>;
  query: URLSearchParams;
  /** Of the request: `http://localhost:4810`. */
  origin: string;
}

export interface ServerApiAnswer {
  status: 200 | 201;
  /** The answer's one root element, named in camel case; without it the body is empty. */
  root?: readonly [name: string, value: XmlValue];
}

export const found = (name: string, value: XmlValue): ServerApiAnswer => ({ status: 200, root: [name, value] });
export const created = (name: string, value: XmlValue): ServerApiAnswer => ({ status: 201, root: [name, value] });
export const done: ServerApiAnswer = { status: 200 };

/** A parameter of the route's own path, hence always there. */
export const parameter = ({ params }: ServerApiCall, name: string): string => params[name] ?? '';
