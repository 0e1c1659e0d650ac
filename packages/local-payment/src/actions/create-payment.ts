import { asRecord, object, readHttpStatus, string, unknown } from '@tender/client/internal';
import type { LocalPaymentContext } from '../context';
import { createPaymentRequest } from '../create-payment-request';
import { localPaymentErrors } from '../errors';
import type { LocalPaymentStartPaymentOptions } from '../types';

const readResponse = /* @__PURE__ */ object({
  paymentResource: /* @__PURE__ */ object({ paymentToken: string, redirectUrl: unknown, qrDetails: unknown }),
});

/** A payment that the gateway has created. */
export interface CreatedPayment {
  paymentId: string;
  /** URL of the bank's page, if the payment has one. Not yet validated. */
  bankUrl: unknown;
  /** A QR code for the customer's phone, if the payment has one. Not yet validated. */
  codeImage: unknown;
}

/**
 * @param onResponse called when the gateway has accepted the payment, before its response is read
 * @throws LOCAL_PAYMENT_INVALID_PAYMENT_OPTION for status 422, LOCAL_PAYMENT_START_PAYMENT_FAILED for every other failure
 */
export async function createPayment(
  signal: AbortSignal,
  context: LocalPaymentContext,
  options: LocalPaymentStartPaymentOptions,
  onResponse: () => void,
): Promise<CreatedPayment> {
  const { LOCAL_PAYMENT_INVALID_PAYMENT_OPTION: invalid, LOCAL_PAYMENT_START_PAYMENT_FAILED: failed } = localPaymentErrors;
  try {
    const data = createPaymentRequest(context, options);
    const response = await context.client.request({ method: 'post', endpoint: 'local_payments/create', data, signal });
    signal.throwIfAborted();
    onResponse();
    const { paymentToken, redirectUrl, qrDetails } = readResponse(response).paymentResource;
    return { paymentId: paymentToken, bankUrl: redirectUrl, codeImage: asRecord(qrDetails)['qrImage'] };
  } catch (error) {
    throw (readHttpStatus(error) === 422 ? invalid : failed)({ originalError: error });
  }
}
