import { createProblem, ProblemError } from './problem';

/** Node reports failed connections as an AggregateError, with one error for each address of the host. */
const neverConnected = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|AggregateError/;
/** Errors because of wrong keys, a wrong merchant id or an outdated SDK: the gateway did nothing. */
const refused = ['authenticationError', 'authorizationError', 'notFoundError', 'upgradeRequired'];

/** Converts an error of the SDK to a problem. The SDK sets `type`; malformed responses are plain errors. */
export function toGatewayProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  const type = error instanceof Error && 'type' in error ? String(error.type) : '';
  if (type === 'tooManyRequestsError') return createProblem('gateway-busy');
  return createProblem(refused.includes(type) ? 'gateway-refused-shop' : 'gateway-unreachable');
}

/**
 * Whether a sale that failed with this error may have been carried out: there was no response, or a broken one. Refusals of the shop or the
 * request are certain: nothing was charged.
 */
export function isUncertain(error: unknown): boolean {
  const type = error instanceof Error && 'type' in error ? String(error.type) : '';
  if ([...refused, 'tooManyRequestsError', 'serviceUnavailableError'].includes(type)) return false;
  return !(error instanceof Error && neverConnected.test(error.message));
}
