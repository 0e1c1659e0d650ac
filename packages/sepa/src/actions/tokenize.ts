import type { Call } from '@tender/client/internal';
import { isTenderError } from '@tender/client';
import { openPopup, centerPopup, type Popup, readFailure } from '@tender/frame-service/internal';
import { isMandateType, POPUP, REQUIRED_OPTIONS } from '../constants';
import type { SepaContext } from '../context';
import { sepaErrors, type SepaStage } from '../errors';
import { failWith } from '../fail-with';
import type { SepaTokenizeOptions, SepaTokenizePayload } from '../types';
import { createMandate } from './create-mandate';
import { createNonce } from './create-nonce';

/**
 * Checks that the required options are present. Empty and null values pass.
 * @throws SEPA_TOKENIZE_MISSING_REQUIRED_OPTION, SEPA_INVALID_MANDATE_TYPE
 */
export function assertTokenizeOptions(
  options: Partial<SepaTokenizeOptions> | undefined,
  track: SepaContext['track'],
): asserts options is SepaTokenizeOptions {
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
 * Opens the mandate page in a popup and exchanges the approved mandate for a nonce.
 * @throws SEPA_CREATE_MANDATE_FAILED, SEPA_CUSTOMER_CANCELED, SEPA_TOKENIZATION_FAILED (the popup was blocked or returned no result),
 * SEPA_TRANSACTION_FAILED
 */
export async function tokenize({ signal }: Call, context: SepaContext, options: SepaTokenizeOptions): Promise<SepaTokenizePayload> {
  const { client, track } = context;
  let popup: Popup | undefined;
  try {
    popup = openMandatePopup(context, signal);
    const { approvalUrl, ...mandate } = await createMandate(signal, context, options);
    track('create-mandate.success');
    await waitForApproval(popup, approvalUrl, context, signal);
    track('mandate.approved');
    const payload = await createNonce(signal, client, { ...options, ...mandate });
    track('tokenization.success');
    return payload;
  } catch (error) {
    const stage: unknown = isTenderError(error) ? error.details : undefined;
    if (!signal.aborted && typeof stage === 'string') track(`${stage as SepaStage}.failed`);
    throw error;
  } finally {
    popup?.dispose();
  }
}

/** Must run before anything is awaited, or browsers block the popup. */
function openMandatePopup({ page }: SepaContext, signal: AbortSignal): Popup {
  try {
    return openPopup({
      ...POPUP,
      ...centerPopup(POPUP),
      dispatchPage: page('dispatch-frame', true),
      landingPage: page('sepa-landing-frame', true),
      signal,
    });
  } catch (error) {
    return failWith(sepaErrors.SEPA_TOKENIZATION_FAILED, signal)(error);
  }
}

/** Shows the mandate page and waits for the customer's decision, by which the popup is closed. */
async function waitForApproval(popup: Popup, approvalUrl: string, { track }: SepaContext, signal: AbortSignal): Promise<void> {
  const fail = failWith(sepaErrors.SEPA_TOKENIZATION_FAILED, signal);
  await Promise.race([popup.ready, popup.outcome]).catch(fail);
  track('popup.initialized');
  popup.redirect(approvalUrl);
  const { error, payload } = await popup.outcome;
  if (payload['success']) return;
  if (payload['cancel'] || readFailure(error) === 'closed') throw sepaErrors.SEPA_CUSTOMER_CANCELED();
  fail(error);
}
