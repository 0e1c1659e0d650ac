import type { Call } from '@tender/client/internal';
import { isTenderError } from '@tender/client';
import { openPopup, roundedCenter, type Popup } from '@tender/frame-service/internal';
import { isMandateType, POPUP, REQUIRED_OPTIONS } from '../constants';
import type { SepaContext } from '../context';
import { sepaErrors } from '../errors';
import { failWith } from '../fail-with';
import type { TokenizeOptions, TokenizePayload } from '../types';
import { createMandate } from './create-mandate';
import { createNonce } from './create-nonce';

/**
 * Presence, not content: an empty or null value passes.
 * @throws SEPA_TOKENIZE_MISSING_REQUIRED_OPTION, SEPA_INVALID_MANDATE_TYPE
 */
export function checkTokenizeOptions(
  options: Partial<TokenizeOptions> | undefined,
  track: SepaContext['track'],
): asserts options is TokenizeOptions {
  if (!options || REQUIRED_OPTIONS.some((key) => !Object.hasOwn(options, key))) {
    track('input-validation.missing-options');
    throw sepaErrors.SEPA_TOKENIZE_MISSING_REQUIRED_OPTION();
  }
  if (!isMandateType(options.mandateType)) {
    track('input-validation.invalid-mandate');
    throw sepaErrors.SEPA_INVALID_MANDATE_TYPE();
  }
}

/**
 * Opens the mandate page in a popup and, once the customer approves, exchanges the mandate for a nonce. Call it from a click handler, or
 * the browser blocks the popup. Calls may overlap.
 * @throws SEPA_CREATE_MANDATE_FAILED, SEPA_CUSTOMER_CANCELED, SEPA_TOKENIZATION_FAILED (the popup was blocked, or came back without a
 * result), SEPA_TRANSACTION_FAILED
 */
export async function tokenize({ signal }: Call, context: SepaContext, options: TokenizeOptions): Promise<TokenizePayload> {
  const { client, track } = context;
  let popup: Popup | undefined;
  try {
    popup = open(context, signal);
    const { approvalUrl, ...mandate } = await createMandate(signal, context, options);
    track('create-mandate.success');
    await approve(popup, approvalUrl, context, signal);
    track('mandate.approved');
    const payload = await createNonce(signal, client, { ...options, ...mandate });
    track('tokenization.success');
    return payload;
  } catch (error) {
    const stage: unknown = isTenderError(error) ? error.details : undefined;
    if (!signal.aborted && typeof stage === 'string') track(`${stage}.failed`);
    throw error;
  } finally {
    popup?.dispose();
  }
}

/** At once: after the first wait browsers would block it. */
function open({ pages }: SepaContext, signal: AbortSignal): Popup {
  try {
    return openPopup({
      ...POPUP,
      ...roundedCenter(POPUP),
      dispatchPage: `${pages}/dispatch-frame.min.html`,
      landingPage: `${pages}/sepa-landing-frame.min.html`,
      signal,
    });
  } catch (error) {
    return failWith(sepaErrors.SEPA_TOKENIZATION_FAILED, signal)(error);
  }
}

/** Sends the customer to the mandate and waits for what comes of it; the report has closed the popup then. */
async function approve(popup: Popup, approvalUrl: string, { track }: SepaContext, signal: AbortSignal): Promise<void> {
  const failed = failWith(sepaErrors.SEPA_TOKENIZATION_FAILED, signal);
  await Promise.race([popup.ready, popup.outcome]).catch(failed);
  track('popup.initialized');
  popup.redirect(approvalUrl);
  const { error, payload } = await popup.outcome;
  if (payload['success']) return;
  if (payload['cancel'] || error?.code === 'FRAME_SERVICE_FRAME_CLOSED') throw sepaErrors.SEPA_CUSTOMER_CANCELED();
  failed(error);
}
