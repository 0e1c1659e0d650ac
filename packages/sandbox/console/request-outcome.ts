import type { LoggedRequest } from '../src/core/log/request-log';

export type Outcome = 'pending' | 'ok' | 'failed';

/** Whether a request succeeded. GraphQL responds with 200 to refused requests as well. */
export function readOutcome({ status, answer, failure }: LoggedRequest): Outcome {
  if (status === undefined) return 'pending';
  if (status === 0 || status >= 400 || failure !== undefined || hasErrors(answer)) return 'failed';
  return 'ok';
}

export function describeStatus(request: LoggedRequest): string {
  if (request.status === undefined) return 'waiting';
  if (request.status === 0) return 'dropped';
  return hasErrors(request.answer) ? `${request.status} errors` : String(request.status);
}

/** Requests of a checkout that are not API calls: pages, scripts, preflights, analytics. */
export const isBackground = ({ method, path }: LoggedRequest): boolean =>
  method === 'OPTIONS' || /^\/(?:web|xoplatform|da|third-party|dyn)\/|^\/favicon\.ico$/.test(path);

/** Reads the name of a GraphQL operation. */
export function readOperation({ body }: LoggedRequest): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { operationName, query } = body as { operationName?: unknown; query?: unknown };
  if (typeof operationName === 'string') return operationName;
  return typeof query === 'string' ? /^\s*(?:query|mutation)\s+(\w+)/.exec(query)?.[1] : undefined;
}

const hasErrors = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && Array.isArray((answer as { errors?: unknown }).errors);
