import type { TenderError } from './error';

/**
 * Returns the error of a request, with a message that says what the page's policy lacks if the violation is that of the request. `fetch` fails then as if
 * the customer were offline. This module imports only types, so that bundlers need no chunk for what it shares with others.
 */
export function explain(error: TenderError, { blockedURI, disposition }: SecurityPolicyViolationEvent, url: string): TenderError {
  // Browsers report the whole URL or only its origin.
  if (!blockedURI || !url.startsWith(blockedURI.split('?')[0] as string) || disposition !== 'enforce') return error;
  const message = `A Content-Security-Policy of this page blocked the request: add ${new URL(url).origin} to connect-src.`;
  return new (error.constructor as typeof TenderError)({ ...error, message });
}
