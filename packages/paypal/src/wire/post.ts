import type { Client, RequestResult } from '@tender/client';
import { abortable, readHttpStatus, type Call } from '@tender/client/internal';
import { flowErrors } from '../errors';

/** Sends a request that rejects when the call is aborted, even if a merchant's own client ignores the signal. */
export async function post(call: Call, client: Client, endpoint: string, data: object): Promise<RequestResult> {
  return abortable(client.request({ method: 'POST', endpoint, data, signal: call.signal }), call.signal);
}

/** Whether the gateway refused the merchant's options. */
export function isRefused(error: unknown): boolean {
  return readHttpStatus(error) === 422;
}

/**
 * Converts the error of a request to the error that the merchant receives.
 * @throws PAYPAL_INVALID_PAYMENT_OPTION when the gateway refused an option, an error of the client unchanged, else PAYPAL_FLOW_FAILED
 */
export function throwFlowError(call: Call, error: unknown): never {
  if (isRefused(error)) throw flowErrors.PAYPAL_INVALID_PAYMENT_OPTION({ originalError: error });
  return call.rethrowAs(flowErrors.PAYPAL_FLOW_FAILED)(error);
}
