import { follow, type Call } from '@tender/client/internal';
import { isInProgress, type LocalPaymentContext } from '../context';
import { localPaymentErrors } from '../errors';
import { isDeferred, missingOption, typeOf } from '../required-options';
import type { StartPaymentOptions, TokenizePayload } from '../types';
import { payDeferred } from './pay-deferred';
import { payInWindow } from './pay-in-window';
import { payOnPage } from './pay-on-page';

/**
 * Creates a payment and lets the customer make it, by its type: in a window, on the full page, or without either. In a window it resolves
 * with the nonce; on the full page it does not settle, as the page is left; else it resolves with nothing, and the outcome comes to your
 * server by webhook. Call it from a click handler, or the browser blocks the window.
 * @throws LOCAL_PAYMENT_START_PAYMENT_MISSING_REQUIRED_OPTION (`details` repeats the message), LOCAL_PAYMENT_ALREADY_IN_PROGRESS,
 * LOCAL_PAYMENT_INVALID_PAYMENT_OPTION, LOCAL_PAYMENT_START_PAYMENT_FAILED, LOCAL_PAYMENT_START_PAYMENT_DEFERRED_PAYMENT_FAILED,
 * LOCAL_PAYMENT_WINDOW_OPEN_FAILED, LOCAL_PAYMENT_WINDOW_CLOSED, LOCAL_PAYMENT_CANCELED, LOCAL_PAYMENT_TOKENIZATION_FAILED
 */
export function startPayment(call: Call, context: LocalPaymentContext, options: StartPaymentOptions): Promise<TokenizePayload | undefined> {
  return start(call, context, options).catch(call.convert(localPaymentErrors.LOCAL_PAYMENT_START_PAYMENT_FAILED));
}

async function start(call: Call, context: LocalPaymentContext, given: StartPaymentOptions): Promise<TokenizePayload | undefined> {
  const options = { ...given };
  const { service } = context;
  const missing = missingOption(options, !service);
  if (missing) throw missingError(missing, given);
  const type = typeOf(options);
  if (service && isInProgress(context)) {
    context.track('start-payment.error.already-opened', type);
    throw localPaymentErrors.LOCAL_PAYMENT_ALREADY_IN_PROGRESS();
  }
  const ending = new AbortController();
  const unfollow = follow(call.signal, (reason) => ending.abort(reason));
  Object.assign(context, { type, payment: ending });
  const payment = { call, context, options, ending };
  try {
    if (isDeferred(options)) return await payDeferred(payment);
    return await (service ? payInWindow(payment, service) : payOnPage(payment));
  } finally {
    unfollow();
    ending.abort();
  }
}

function missingError(name: string, given: unknown): Error {
  const details = given ? `Missing required '${name}' option.` : undefined;
  return localPaymentErrors.LOCAL_PAYMENT_START_PAYMENT_MISSING_REQUIRED_OPTION(details, name);
}
