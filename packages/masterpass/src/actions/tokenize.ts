import { onAbort, type Call } from '@tender/client/internal';
import { findPopupBridge, type Outcome } from '@tender/frame-service/internal';
import type { MasterpassContext } from '../context';
import { createLoadingUrl } from '../create-loading-url';
import { masterpassErrors } from '../errors';
import { assertTokenizeOptions } from '../guards';
import type { MasterpassTokenizeOptions, MasterpassTokenizePayload } from '../types';
import { createNonce } from './create-nonce';
import { readApproval } from './read-approval';
import { requestToken } from './request-token';

/**
 * Opens Masterpass in a popup and exchanges the card of an approval for a nonce.
 * @throws MASTERPASS_TOKENIZE_MISSING_REQUIRED_OPTION, MASTERPASS_TOKENIZATION_ALREADY_IN_PROGRESS, MASTERPASS_POPUP_OPEN_FAILED,
 * MASTERPASS_INVALID_PAYMENT_OPTION, MASTERPASS_FLOW_FAILED, MASTERPASS_POPUP_CLOSED, MASTERPASS_POPUP_MISSING_REQUIRED_PARAMETERS,
 * MASTERPASS_ACCOUNT_TOKENIZATION_FAILED, and the client's errors
 */
export async function tokenize(
  call: Call,
  context: MasterpassContext,
  options: MasterpassTokenizeOptions,
): Promise<MasterpassTokenizePayload> {
  assertTokenizeOptions(options);
  const release = context.slot.take(call.signal);
  const controller = new AbortController();
  const stopListening = onAbort(call.signal, (reason) => controller.abort(reason));
  try {
    return await tokenizeInPopup(call, context, options, controller.signal);
  } catch (error) {
    return call.rethrowAs(masterpassErrors.MASTERPASS_FLOW_FAILED)(error);
  } finally {
    stopListening();
    release();
    controller.abort(); // closes the popup and cancels a pending request
  }
}

/** Opens the popup and requests the token in one task: browsers block a popup that opens after a wait. */
function tokenizeInPopup(
  call: Call,
  context: MasterpassContext,
  options: MasterpassTokenizeOptions,
  signal: AbortSignal,
): Promise<MasterpassTokenizePayload> {
  const { service } = context;
  const isBridge = Boolean(findPopupBridge());
  const opened = service.open({ ...options.frameOptions, signal });
  const approved = opened.then((outcome: Outcome) => createNonce(call, context, readApproval(context, outcome, isBridge), isBridge));
  const isBlocked = service.isFrameClosed();
  const redirected = requestToken(isBlocked ? call.signal : signal, context, options).then((token) => {
    signal.throwIfAborted();
    service.redirect(createLoadingUrl(context, token, options.config));
    return approved;
  });
  redirected.catch(() => {}); // after a blocked popup only that is reported
  return isBlocked ? approved : Promise.race([approved, redirected]);
}
