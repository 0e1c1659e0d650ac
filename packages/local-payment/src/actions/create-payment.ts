import { members, object, string, unknown, type Reader } from '@tender/client/internal';
import type { LocalPaymentContext } from '../context';
import { localPaymentErrors } from '../errors';
import { paymentRequest } from '../payment-request';
import type { StartPaymentOptions } from '../types';

const readAnswer = /* @__PURE__ */ object({
  paymentResource: /* @__PURE__ */ object({ paymentToken: string, redirectUrl: unknown }),
});

export interface CreatedPayment {
  paymentId: string;
  /** Of the bank's page, where the payment has one; not looked at yet. */
  bankUrl: unknown;
}

/** @throws LOCAL_PAYMENT_INVALID_PAYMENT_OPTION for what the gateway calls invalid, LOCAL_PAYMENT_START_PAYMENT_FAILED for any other failure */
export async function createPayment(
  signal: AbortSignal,
  context: LocalPaymentContext,
  options: StartPaymentOptions,
): Promise<CreatedPayment> {
  const { LOCAL_PAYMENT_INVALID_PAYMENT_OPTION: invalid, LOCAL_PAYMENT_START_PAYMENT_FAILED: failed } = localPaymentErrors;
  try {
    const data = paymentRequest(context, options);
    const answer = await context.client.request({ method: 'post', endpoint: 'local_payments/create', data, signal });
    signal.throwIfAborted();
    const { paymentToken, redirectUrl } = readAnswer(answer).paymentResource;
    return { paymentId: paymentToken, bankUrl: redirectUrl };
  } catch (error) {
    throw (members(members(error)['details'])['httpStatus'] === 422 ? invalid : failed)({ originalError: error });
  }
}

/** The customer is sent there, so it has to be a web address. */
export const webAddress: Reader<string> = (value) => {
  const url = string(value, 'redirectUrl');
  if (!/^https?:$/.test(new URL(url, location.href).protocol)) throw new TypeError('redirectUrl is not a web address.');
  return url;
};
