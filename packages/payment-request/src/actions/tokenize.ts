import { TenderError, type ErrorType } from '@tender/client';
import { onAbort, asRecord, type Call, type ErrorFactory } from '@tender/client/internal';
import { assertSupportedMethods } from '../guards';
import { ABORT, GOOGLE_PARSING_ERROR, GOOGLE_TOKENIZATION_ERROR, INITIALIZATION_FAILED, PAYMENT_REQUEST_INITIALIZED } from '../constants';
import type { PaymentRequestContext } from '../context';
import { paymentRequestErrors as errors } from '../errors';
import { createRequestData } from '../create-request-data';
import type { PaymentRequestConfiguration, PaymentRequestTokenizePayload } from '../types';

/**
 * Opens the browser's payment sheet and exchanges what the customer chooses there for a nonce. Nothing may be awaited before the message to the frame,
 * or the browser does not open the sheet. An aborted call closes the sheet and rejects with the signal's reason.
 * @throws PAYMENT_REQUEST_UNSUPPORTED_PAYMENT_METHOD, PAYMENT_REQUEST_INITIALIZATION_MISCONFIGURED, PAYMENT_REQUEST_CANCELED,
 * PAYMENT_REQUEST_GOOGLE_PAYMENT_FAILED_TO_TOKENIZE, PAYMENT_REQUEST_GOOGLE_PAYMENT_PARSING_ERROR, PAYMENT_REQUEST_NOT_COMPLETED
 */
export async function tokenize(
  { signal }: Call,
  context: PaymentRequestContext,
  configuration: PaymentRequestConfiguration,
): Promise<PaymentRequestTokenizePayload> {
  const { frame, track } = context;
  assertSupportedMethods(configuration);
  const stopListening = onAbort(signal, () => frame.bus.emit(ABORT));
  try {
    const payload = readPayload(await frame.send(PAYMENT_REQUEST_INITIALIZED, createRequestData(context, configuration)));
    signal.throwIfAborted();
    track('tokenize.succeeded');
    return payload;
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    track(asRecord(error).name === 'AbortError' ? 'tokenize.canceled' : 'tokenize.failed');
    throw toTokenizeError(error);
  } finally {
    stopListening();
  }
}

function readPayload(payload: unknown): PaymentRequestTokenizePayload {
  const { nonce, type, description, details, binData } = asRecord(payload);
  const { rawPaymentResponse, cardType, lastFour, lastTwo } = asRecord(details);
  const result = { nonce, type, description, details: { rawPaymentResponse, cardType, lastFour, lastTwo }, binData };
  if (!hasNonce(result)) throw new TypeError('There is no nonce.');
  return result;
}

function hasNonce(result: { nonce: unknown }): result is PaymentRequestTokenizePayload {
  return typeof result.nonce === 'string' && result.nonce !== '';
}

/** Errors by the name of the frame's error. */
const ERRORS = /* @__PURE__ */ new Map<unknown, ErrorFactory>([
  ['AbortError', errors.PAYMENT_REQUEST_CANCELED],
  [INITIALIZATION_FAILED, errors.PAYMENT_REQUEST_INITIALIZATION_MISCONFIGURED],
  [GOOGLE_TOKENIZATION_ERROR, errors.PAYMENT_REQUEST_GOOGLE_PAYMENT_FAILED_TO_TOKENIZE],
  [GOOGLE_PARSING_ERROR, errors.PAYMENT_REQUEST_GOOGLE_PAYMENT_PARSING_ERROR],
]);

function toTokenizeError(originalError: unknown): TenderError {
  const { name, type } = asRecord(originalError);
  const createError = ERRORS.get(name);
  if (createError) return createError({ originalError });
  const error = errors.PAYMENT_REQUEST_NOT_COMPLETED({ originalError });
  // The frame may say who can solve the problem, such as the merchant or the customer.
  return isErrorType(type) ? new TenderError({ ...error, type }) : error;
}

function isErrorType(type: unknown): type is ErrorType {
  return typeof type === 'string' && Object.hasOwn(TenderError.types, type);
}
