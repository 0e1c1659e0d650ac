import { abortable, follow, members, type Call, type Members, type Track } from '@tender/client/internal';
import { frameServiceErrors } from '@tender/frame-service/internal';
import { checkoutErrors, flowErrors } from '../errors';
import type { StartVaultInitiatedCheckoutOptions, TokenizePaymentOptions, TokenizePayload } from '../types';
import type { CheckoutContext } from '../wire/checkout-context';
import { redirect, type Frames } from '../wire/frames';
import { holdWindow, type HeldWindow } from '../wire/hold-window';
import { createPaymentResource } from '../wire/payment-resource';
import { tokenizePayment } from './tokenize-payment';

const REQUIRED = ['vaultInitiatedCheckoutPaymentMethodToken', 'currency', 'amount'] as const;

/** Presence, not content: an empty or null value passes. Of several that are missing the last is named. */
export function checkVaultInitiatedOptions(options: object | undefined): void {
  const missing = REQUIRED.find((key) => !Object.hasOwn(members(options), key));
  if (missing) throw checkoutErrors.PAYPAL_START_VAULT_INITIATED_CHECKOUT_PARAM_REQUIRED(undefined, missing);
}

/**
 * Lets the customer pay with an account in the vault: opens PayPal in a popup over a darkened page, and resolves with a nonce. Call it from
 * a click handler, or browsers block the popup.
 * @throws PAYPAL_START_VAULT_INITIATED_CHECKOUT_IN_PROGRESS, …_PARAM_REQUIRED, …_SETUP_FAILED, …_POPUP_OPEN_FAILED, …_CANCELED,
 * PAYPAL_INVALID_PAYMENT_OPTION, PAYPAL_FLOW_FAILED, PAYPAL_ACCOUNT_TOKENIZATION_FAILED, an error of the client or of the set-up
 */
export async function startVaultInitiatedCheckout(
  call: Call,
  context: CheckoutContext,
  options: StartVaultInitiatedCheckoutOptions,
): Promise<TokenizePayload> {
  const { backdrop, busy } = context;
  const track = (event: string): void => context.trackPayment(`startVaultInitiatedCheckout.${event}`);
  const release = busy.take(call.signal);
  let held: HeldWindow | undefined;
  // At once: whoever aborts may start another.
  const unfollow = follow(call.signal, () => {
    backdrop.dispose();
    held?.close();
  });
  try {
    checkVaultInitiatedOptions(options);
    if (!options.optOutOfModalBackdrop) backdrop.show();
    track('started');
    if (!context.ready?.frames) held = holdWindow();
    const ready = context.ready ?? (await abortable(context.setUp, call.signal));
    const frames = ready.frames ?? (await abortable(ready.loading, call.signal));
    if (held?.isClosed()) throw frameServiceErrors.FRAME_SERVICE_FRAME_CLOSED();
    held?.handOver(frames);
    const returned = await askCustomer(call, context, frames, options);
    const payload = await tokenizePayment(call, context, returned);
    end();
    track('succeeded');
    return payload;
  } catch (error) {
    if (call.signal.aborted) throw error;
    end();
    held?.close();
    return call.convert(flowErrors.PAYPAL_FLOW_FAILED)(readError(error, track));
  }

  function end(): void {
    unfollow();
    release();
    backdrop.dispose();
  }
}

/** Sends the customer to PayPal. Resolves with what came back, by the names of PayPal's script. */
async function askCustomer(
  call: Call,
  context: CheckoutContext,
  frames: Frames,
  options: StartVaultInitiatedCheckoutOptions,
): Promise<TokenizePaymentOptions> {
  const readUrl = ({ paymentResource }: Members): unknown => members(paymentResource).redirectUrl;
  const url = createPaymentResource(call, context, 'checkout', options, readUrl, frames);
  const outcome = frames.open({ signal: call.signal }); // in the tick in which the request begins, or browsers block it
  try {
    if (frames.isFrameClosed())
      url.catch(() => {}); // blocked
    else redirect(frames, await url);
    const { error, payload } = await outcome;
    if (error) throw error;
    const { token, PayerID, paymentId, orderId } = payload as Record<string, string>; // a query
    return { paymentToken: token, payerID: PayerID, paymentID: paymentId, orderID: orderId };
  } catch (error) {
    if (!call.signal.aborted) frames.close();
    throw error;
  }
}

/** What merchants are told of a window that did not bring anything back. */
function readError(error: unknown, track: Track): unknown {
  const code = String(members(error).code);
  if (code === 'FRAME_SERVICE_FRAME_CLOSED') {
    track('canceled.by-customer');
    return checkoutErrors.PAYPAL_START_VAULT_INITIATED_CHECKOUT_CANCELED();
  }
  if (!code.includes('FRAME_SERVICE_FRAME_OPEN_FAILED')) return error;
  track('failed.popup-not-opened');
  return checkoutErrors.PAYPAL_START_VAULT_INITIATED_CHECKOUT_POPUP_OPEN_FAILED({ originalError: error });
}
