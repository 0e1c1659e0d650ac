import type { Call } from '@tender/client/internal';
import { isTenderError } from '@tender/client';
import { centerPopup, createFrameService, readFailure, type FrameService, type Outcome } from '@tender/frame-service/internal';
import { POPUP } from '../constants';
import type { SepaContext } from '../context';
import { sepaErrors, type SepaStage } from '../errors';
import { failWith } from '../fail-with';
import type { SepaTokenizeOptions, SepaTokenizePayload } from '../types';
import { createMandate } from './create-mandate';
import { createNonce } from './create-nonce';

/**
 * Opens the mandate page in a popup and exchanges the approved mandate for a nonce.
 * @throws SEPA_CREATE_MANDATE_FAILED, SEPA_CUSTOMER_CANCELED, SEPA_TOKENIZATION_FAILED (the popup was blocked or returned no result),
 * SEPA_TRANSACTION_FAILED
 */
export async function tokenize({ signal }: Call, context: SepaContext, options: SepaTokenizeOptions): Promise<SepaTokenizePayload> {
  const { client, track } = context;
  let popup: FrameService | undefined;
  try {
    popup = createPopup(context, signal);
    const outcome = popup.open(); // not awaited before: browsers block a popup that opens after a wait
    const { approvalUrl, ...mandate } = await createMandate(signal, context, options);
    track('create-mandate.success');
    await waitForApproval(popup, outcome, approvalUrl, context, signal);
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

function createPopup({ page }: SepaContext, signal: AbortSignal): FrameService {
  try {
    return createFrameService({
      ...POPUP,
      ...centerPopup(POPUP),
      dispatchFrameUrl: page('dispatch-frame', true),
      openFrameUrl: page('sepa-landing-frame', true),
      signal,
    });
  } catch (error) {
    return failWith(sepaErrors.SEPA_TOKENIZATION_FAILED, signal)(error);
  }
}

/** Shows the mandate page and waits for the customer's decision, by which the popup is closed. */
async function waitForApproval(
  popup: FrameService,
  outcome: Promise<Outcome>,
  approvalUrl: string,
  { track }: SepaContext,
  signal: AbortSignal,
): Promise<void> {
  const fail = failWith(sepaErrors.SEPA_TOKENIZATION_FAILED, signal);
  await Promise.race([popup.ready, outcome]).catch(fail);
  track('popup.initialized');
  popup.redirect(approvalUrl);
  const { error, payload } = await outcome;
  if (payload['success']) return;
  if (payload['cancel'] || readFailure(error) === 'closed') throw sepaErrors.SEPA_CUSTOMER_CANCELED();
  fail(error);
}
