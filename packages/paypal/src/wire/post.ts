import type { Client, RequestResult } from '@tender/client';
import { abortable, members, type Call } from '@tender/client/internal';
import { flowErrors } from '../errors';

/** A request that ends with its call, whatever client was given. */
export function post(call: Call, client: Client, endpoint: string, data: object): Promise<RequestResult> {
  return abortable(client.request({ method: 'POST', endpoint, data, signal: call.signal }), call.signal);
}

/** Whether the gateway finds fault with what the merchant sent. */
export function isRefused(error: unknown): boolean {
  return members(members(error).details).httpStatus === 422;
}

/**
 * What a request about a payment failed with, as the merchant sees it.
 * @throws PAYPAL_INVALID_PAYMENT_OPTION for a refusal, the client's own error, else PAYPAL_FLOW_FAILED
 */
export function flowFailed(call: Call, error: unknown): never {
  if (isRefused(error)) throw flowErrors.PAYPAL_INVALID_PAYMENT_OPTION({ originalError: error });
  return call.convert(flowErrors.PAYPAL_FLOW_FAILED)(error);
}
