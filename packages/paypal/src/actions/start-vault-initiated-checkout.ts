import { abortable, onAbort, asRecord, type Call, type UnknownRecord } from '@tender/client/internal';
import { frameServiceErrors, readFailure } from '@tender/frame-service/internal';
import { checkoutErrors, flowErrors } from '../errors';
import { assertVaultInitiatedOptions } from '../guards';
import type {
  PayPalCheckoutStartVaultInitiatedCheckoutOptions,
  PayPalCheckoutTokenizePaymentOptions,
  PayPalCheckoutTokenizePayload,
} from '../types';
import type { CheckoutContext } from '../context';
import { openUrl, type PayPalFrames } from '../ui/frames';
import { reserveWindow, type ReservedWindow } from '../ui/reserve-window';
import { createPaymentResource } from '../wire/create-payment-resource';
import { tokenizePayment } from './tokenize-payment';

/**
 * Lets the customer pay with an account in the vault: opens PayPal in a popup, darkens the page, and resolves with a nonce.
 * @throws PAYPAL_START_VAULT_INITIATED_CHECKOUT_IN_PROGRESS, PAYPAL_START_VAULT_INITIATED_CHECKOUT_PARAM_REQUIRED,
 * PAYPAL_START_VAULT_INITIATED_CHECKOUT_SETUP_FAILED, PAYPAL_START_VAULT_INITIATED_CHECKOUT_POPUP_OPEN_FAILED,
 * PAYPAL_START_VAULT_INITIATED_CHECKOUT_CANCELED, PAYPAL_INVALID_PAYMENT_OPTION, PAYPAL_FLOW_FAILED, PAYPAL_ACCOUNT_TOKENIZATION_FAILED, an
 * error of the client, or an error of `setUp`
 */
export async function startVaultInitiatedCheckout(
  call: Call,
  context: CheckoutContext,
  options: PayPalCheckoutStartVaultInitiatedCheckoutOptions,
): Promise<PayPalCheckoutTokenizePayload> {
  const { backdrop, busy, trackPayment } = context;
  const release = busy.take(call.signal);
  let reserved: ReservedWindow | undefined;
  // Runs in the task of the abort, because the merchant may start another checkout at once.
  const stopListening = onAbort(call.signal, () => {
    backdrop.dispose();
    reserved?.close();
  });
  try {
    assertVaultInitiatedOptions(options);
    if (!options.optOutOfModalBackdrop) backdrop.show();
    trackPayment('startVaultInitiatedCheckout.started');
    if (!context.ready?.frames) reserved = reserveWindow();
    const ready = context.ready ?? (await abortable(context.setUp, call.signal));
    const frames = ready.frames ?? (await abortable(ready.loading, call.signal));
    if (reserved?.isClosed()) throw frameServiceErrors.FRAME_SERVICE_FRAME_CLOSED();
    reserved?.passTo(frames);
    const approval = await waitForApproval(call, context, frames, options);
    const payload = await tokenizePayment(call, context, approval);
    cleanUp();
    trackPayment('startVaultInitiatedCheckout.succeeded');
    return payload;
  } catch (error) {
    if (call.signal.aborted) throw error;
    cleanUp();
    reserved?.close();
    return call.rethrowAs(flowErrors.PAYPAL_FLOW_FAILED)(toVaultInitiatedError(error, trackPayment));
  }

  function cleanUp(): void {
    stopListening();
    release();
    backdrop.dispose();
  }
}

/** Shows PayPal in the popup. Resolves with the parameters of the return, under the names of PayPal's script. */
async function waitForApproval(
  call: Call,
  context: CheckoutContext,
  frames: PayPalFrames,
  options: PayPalCheckoutStartVaultInitiatedCheckoutOptions,
): Promise<PayPalCheckoutTokenizePaymentOptions> {
  const readUrl = ({ paymentResource }: UnknownRecord): unknown => asRecord(paymentResource).redirectUrl;
  const url = createPaymentResource(call, context, 'checkout', options, readUrl, frames);
  const outcome = frames.open({ signal: call.signal }); // not awaited before: browsers block a popup that opens after a wait
  try {
    if (frames.isFrameClosed()) url.catch(() => {}); // the popup was blocked, and `outcome` has the error
    else openUrl(frames, await url);
    const { error, payload } = await outcome;
    if (error) throw error;
    const { token, PayerID, paymentId, orderId } = payload as Record<string, string>; // the payload is a query
    return { paymentToken: token, payerID: PayerID, paymentID: paymentId, orderID: orderId };
  } catch (error) {
    if (!call.signal.aborted) frames.close();
    throw error;
  }
}

/** Converts the error of a popup that closed or was blocked. */
function toVaultInitiatedError(error: unknown, trackPayment: CheckoutContext['trackPayment']): unknown {
  const failure = readFailure(error);
  if (failure === 'closed') {
    trackPayment('startVaultInitiatedCheckout.canceled.by-customer');
    return checkoutErrors.PAYPAL_START_VAULT_INITIATED_CHECKOUT_CANCELED();
  }
  if (failure === 'other') return error;
  trackPayment('startVaultInitiatedCheckout.failed.popup-not-opened');
  return checkoutErrors.PAYPAL_START_VAULT_INITIATED_CHECKOUT_POPUP_OPEN_FAILED({ originalError: error });
}
