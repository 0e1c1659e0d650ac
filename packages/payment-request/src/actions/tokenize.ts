import { TenderError, type ErrorType } from '@tender/client';
import { follow, members, type Call, type ErrorFactory } from '@tender/client/internal';
import { checkMethods } from '../check-methods';
import { ABORT, GOOGLE_PARSING_ERROR, GOOGLE_TOKENIZATION_ERROR, INITIALIZATION_FAILED, PAYMENT_REQUEST_INITIALIZED } from '../constants';
import type { PaymentRequestContext } from '../context';
import { paymentRequestErrors as errors } from '../errors';
import { requestData } from '../request-data';
import type { PaymentConfiguration, TokenizePayload } from '../types';

/**
 * Opens the browser's payment sheet and exchanges what the customer chooses there for a nonce. Call it from a click handler, or the browser
 * does not open the sheet. An aborted call closes it.
 * @throws PAYMENT_REQUEST_UNSUPPORTED_PAYMENT_METHOD, PAYMENT_REQUEST_INITIALIZATION_MISCONFIGURED, PAYMENT_REQUEST_CANCELED,
 * PAYMENT_REQUEST_GOOGLE_PAYMENT_FAILED_TO_TOKENIZE, PAYMENT_REQUEST_GOOGLE_PAYMENT_PARSING_ERROR, PAYMENT_REQUEST_NOT_COMPLETED
 */
export async function tokenize(
  { signal }: Call,
  context: PaymentRequestContext,
  configuration: PaymentConfiguration,
): Promise<TokenizePayload> {
  const { frame, track } = context;
  checkMethods(configuration);
  const unfollow = follow(signal, () => frame.bus.emit(ABORT));
  try {
    const payload = read(await frame.ask(PAYMENT_REQUEST_INITIALIZED, requestData(context, configuration)));
    signal.throwIfAborted();
    track('tokenize.succeeded');
    return payload;
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    track(members(error).name === 'AbortError' ? 'tokenize.canceled' : 'tokenize.failed');
    throw failure(error);
  } finally {
    unfollow();
  }
}

function read(payload: unknown): TokenizePayload {
  const { nonce, type, description, details, binData } = members(payload);
  const { rawPaymentResponse, cardType, lastFour, lastTwo } = members(details);
  const result = { nonce, type, description, details: { rawPaymentResponse, cardType, lastFour, lastTwo }, binData };
  if (!hasNonce(result)) throw new TypeError('There is no nonce.');
  return result;
}

function hasNonce(result: { nonce: unknown }): result is TokenizePayload {
  return typeof result.nonce === 'string' && result.nonce !== '';
}

const FAILURES = /* @__PURE__ */ new Map<unknown, ErrorFactory>([
  ['AbortError', errors.PAYMENT_REQUEST_CANCELED],
  [INITIALIZATION_FAILED, errors.PAYMENT_REQUEST_INITIALIZATION_MISCONFIGURED],
  [GOOGLE_TOKENIZATION_ERROR, errors.PAYMENT_REQUEST_GOOGLE_PAYMENT_FAILED_TO_TOKENIZE],
  [GOOGLE_PARSING_ERROR, errors.PAYMENT_REQUEST_GOOGLE_PAYMENT_PARSING_ERROR],
]);

function failure(originalError: unknown): TenderError {
  const { name, type } = members(originalError);
  const make = FAILURES.get(name);
  if (make) return make({ originalError });
  const error = errors.PAYMENT_REQUEST_NOT_COMPLETED({ originalError });
  // Who can do something about it, the frame may know better.
  return isErrorType(type) ? new TenderError({ ...error, type }) : error;
}

function isErrorType(type: unknown): type is ErrorType {
  return typeof type === 'string' && Object.hasOwn(TenderError.types, type);
}
