import { follow, type Call } from '@tender/client/internal';
import { popupBridge, type Outcome } from '@tender/frame-service/internal';
import { REQUIRED_OPTIONS } from '../constants';
import type { MasterpassContext } from '../context';
import { masterpassErrors } from '../errors';
import { loadingUrl } from '../loading-url';
import type { TokenizeOptions, TokenizePayload } from '../types';
import { approvalIn } from './approval-in';
import { createNonce } from './create-nonce';
import { requestToken } from './request-token';

/** @throws MASTERPASS_TOKENIZE_MISSING_REQUIRED_OPTION; presence, not content: an empty or null value passes */
export function checkTokenizeOptions(options: Partial<TokenizeOptions> | null | undefined): asserts options is TokenizeOptions {
  if (!options || REQUIRED_OPTIONS.some((key) => !Object.hasOwn(options, key))) {
    throw masterpassErrors.MASTERPASS_TOKENIZE_MISSING_REQUIRED_OPTION();
  }
}

/**
 * Opens Masterpass in a popup and, once the customer approves, exchanges their card for a nonce. Call it from a click handler, or the
 * browser blocks the popup. One at a time.
 * @throws MASTERPASS_TOKENIZE_MISSING_REQUIRED_OPTION, MASTERPASS_TOKENIZATION_ALREADY_IN_PROGRESS, MASTERPASS_POPUP_OPEN_FAILED,
 * MASTERPASS_INVALID_PAYMENT_OPTION, MASTERPASS_FLOW_FAILED, MASTERPASS_POPUP_CLOSED (by the customer, or cancelled at Masterpass),
 * MASTERPASS_POPUP_MISSING_REQUIRED_PARAMETERS, MASTERPASS_ACCOUNT_TOKENIZATION_FAILED, and the client's errors
 */
export async function tokenize(call: Call, context: MasterpassContext, options: TokenizeOptions): Promise<TokenizePayload> {
  checkTokenizeOptions(options);
  const { tokenization } = context;
  if (tokenization && !tokenization.signal.aborted) throw masterpassErrors.MASTERPASS_TOKENIZATION_ALREADY_IN_PROGRESS();
  const ending = (context.tokenization = new AbortController());
  const unfollow = follow(call.signal, (reason) => ending.abort(reason));
  try {
    return await inPopup(call, context, options, ending.signal);
  } catch (error) {
    return call.convert(masterpassErrors.MASTERPASS_FLOW_FAILED)(error);
  } finally {
    unfollow();
    ending.abort(); // closes what is open, and drops what is on its way
  }
}

/** The popup opens at once: after the first wait browsers would block it. */
function inPopup(call: Call, context: MasterpassContext, options: TokenizeOptions, signal: AbortSignal): Promise<TokenizePayload> {
  const { service } = context;
  const bridged = popupBridge() ? '-popupbridge' : '';
  const opened = service.open({ ...options.frameOptions, signal });
  const approved = opened.then((outcome: Outcome) => createNonce(call, context, approvalIn(context, outcome, bridged), bridged));
  if (service.isFrameClosed()) return approved; // blocked
  const sent = requestToken(signal, context, options).then((token) => {
    signal.throwIfAborted();
    service.redirect(loadingUrl(context, token, options.config));
    return approved;
  });
  return Promise.race([approved, sent]);
}
