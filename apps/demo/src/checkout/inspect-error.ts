import { ApiProblem, NoResponse } from '../api';

/** Lists an error and its causes. An error from a frame is JSON, with its cause in `details.originalError`. */
function listCauses(error: unknown): object[] {
  const found: object[] = [];
  let next: unknown = error;
  while (typeof next === 'object' && next !== null && !found.includes(next)) {
    found.push(next);
    const { details, cause } = next as { details?: unknown; cause?: unknown };
    next = (typeof details === 'object' && details !== null && (details as { originalError?: unknown }).originalError) || cause;
  }
  return found;
}

/** Finds the error of the shop's own server, which creates the client tokens. */
export function findShopError(error: unknown): ApiProblem | NoResponse | undefined {
  return listCauses(error).find((each) => each instanceof ApiProblem || each instanceof NoResponse);
}

/** Returns whether the gateway no longer accepts the client token. */
export function isExpired(error: unknown): boolean {
  return listCauses(error).some((each) => 'code' in each && each.code === 'CLIENT_AUTHORIZATION_INVALID');
}

/** Returns whether the gateway refused this member of a request, at any depth. */
export function isFieldRefused(error: unknown, member: string): boolean {
  const contains = (list: unknown): boolean =>
    Array.isArray(list) &&
    (list as { field?: unknown; fieldErrors?: unknown }[]).some((entry) => entry?.field === member || contains(entry?.fieldErrors));
  return listCauses(error).some((each) => contains((each as { fieldErrors?: unknown }).fieldErrors));
}

/** Returns whether the connection failed, so that the gateway has not refused anything. */
export function isNetworkError(error: unknown): boolean {
  return listCauses(error).some((each) => each instanceof TypeError || isConnectionLost(each));
}

function isConnectionLost({ code, type, details }: { code?: unknown; type?: unknown; details?: unknown }): boolean {
  const status = Number((details as { httpStatus?: unknown } | null | undefined)?.httpStatus);
  return String(code).startsWith('CLIENT_') && type === 'NETWORK' && !(status >= 400 && status < 500);
}
