import { onAbort, type Call } from '@tender/client/internal';
import type { LocalPaymentContext } from '../context';
import { localPaymentErrors } from '../errors';
import { findMissingOption, isDeferred, readPaymentType, readSwishOptions } from '../guards';
import type { LocalPaymentStartPaymentOptions, LocalPaymentTokenizePayload } from '../types';
import { payByCode } from './pay-by-code';
import { payDeferred } from './pay-deferred';
import { payInWindow } from './pay-in-window';
import { payOnPage } from './pay-on-page';

/**
 * Creates a payment and lets the customer make it, by its type: in a window, on a full page, or without either.
 * @throws LOCAL_PAYMENT_START_PAYMENT_MISSING_REQUIRED_OPTION (`details` repeats the message), LOCAL_PAYMENT_ALREADY_IN_PROGRESS,
 * LOCAL_PAYMENT_INVALID_PAYMENT_OPTION, LOCAL_PAYMENT_START_PAYMENT_FAILED, LOCAL_PAYMENT_START_PAYMENT_DEFERRED_PAYMENT_FAILED,
 * LOCAL_PAYMENT_WINDOW_OPEN_FAILED, LOCAL_PAYMENT_WINDOW_CLOSED, LOCAL_PAYMENT_CANCELED, LOCAL_PAYMENT_TOKENIZATION_FAILED, and the client's
 * errors
 */
export function startPayment(
  call: Call,
  context: LocalPaymentContext,
  options: LocalPaymentStartPaymentOptions,
): Promise<LocalPaymentTokenizePayload | undefined> {
  return start(call, context, options).catch(call.rethrowAs(localPaymentErrors.LOCAL_PAYMENT_START_PAYMENT_FAILED));
}

async function start(
  call: Call,
  context: LocalPaymentContext,
  merchantOptions: LocalPaymentStartPaymentOptions,
): Promise<LocalPaymentTokenizePayload | undefined> {
  const options = { ...merchantOptions };
  const { service, slot } = context;
  const missing = findMissingOption(options, !service);
  if (missing) throw createMissingOptionError(missing, merchantOptions);
  const type = readPaymentType(options);
  if (service && slot.taken) context.track('start-payment.error.already-opened', type);
  const release = service ? slot.take(call.signal) : (): void => {};
  const controller = new AbortController();
  const stopListening = onAbort(call.signal, (reason) => controller.abort(reason));
  context.type = type;
  const payment = { call, context, options, signal: controller.signal, release };
  try {
    const swish = readSwishOptions(options);
    if (swish) return await payByCode(payment, swish['qrContainer']);
    if (isDeferred(options)) return await payDeferred(payment);
    return await (service ? payInWindow(payment, service) : payOnPage(payment));
  } finally {
    stopListening();
    release();
    controller.abort();
  }
}

function createMissingOptionError(name: string, options: unknown): Error {
  const details = options ? `Missing required '${name}' option.` : undefined;
  return localPaymentErrors.LOCAL_PAYMENT_START_PAYMENT_MISSING_REQUIRED_OPTION({ option: name }, details);
}
