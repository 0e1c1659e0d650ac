import { problem, ProblemError } from './problem';

/** An AggregateError lists connection attempts, one for each address of the host. */
const neverConnected = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|AggregateError/;
/** Keys, merchant id or SDK are wrong; nothing was done. */
const refused = ['authenticationError', 'authorizationError', 'notFoundError', 'upgradeRequired'];

/** What the SDK throws instead of answering, as a failure for the page. `type` is set by the SDK; broken answers are plain errors. */
export function gatewayProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  const type = error instanceof Error && 'type' in error ? String(error.type) : '';
  if (type === 'tooManyRequestsError') return problem('gateway-busy');
  return problem(refused.includes(type) ? 'gateway-refused-shop' : 'gateway-unreachable');
}

/**
 * Whether a sale that failed this way may have been carried out all the same: no answer, a broken one, or one from halfway. Refusals of the
 * shop or the request are certain: nothing happened.
 */
export function isUncertain(error: unknown): boolean {
  const type = error instanceof Error && 'type' in error ? String(error.type) : '';
  if ([...refused, 'tooManyRequestsError', 'serviceUnavailableError'].includes(type)) return false;
  return !(error instanceof Error && neverConnected.test(error.message));
}
