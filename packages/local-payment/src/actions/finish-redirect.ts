import { removeDeparture, toTenderError, type Departure, type Scope } from '@tender/client/internal';
import { localPaymentErrors } from '../errors';
import type { LocalPayment, LocalPaymentCreateOptions, LocalPaymentTokenizePayload } from '../types';
import { readPaymentId } from './tokenize';

type Query = Readonly<Record<string, string>>;

/**
 * Exchanges the payment that a customer made on a full page for a nonce. Returns nothing on other pages. A failure is logged and returned, so that
 * `create` still resolves.
 * @param query of the page at the time `create` was called
 * @param departure of the tab, at the same time
 */
export async function finishRedirect(
  { options: { redirectUrl }, signal }: Scope<LocalPaymentCreateOptions>,
  tokenize: (parameters: Query) => Promise<LocalPaymentTokenizePayload>,
  query: Query,
  departure: Departure,
): Promise<Pick<LocalPayment, 'tokenizePayload' | 'startedInThisTab' | 'redirectError'>> {
  if (!redirectUrl || !(query.token || query.wasCanceled)) return {};
  try {
    const tokenizePayload = await tokenize(query);
    if (departure.id === undefined || departure.id !== readPaymentId(query)) return { tokenizePayload };
    removeDeparture('local-payment');
    return { tokenizePayload, startedInThisTab: true };
  } catch (error) {
    if (signal.aborted) throw error;
    // eslint-disable-next-line no-console -- the reference SDK reports the error only here
    console.error('The local payment of this return could not be tokenized:', error);
    return { redirectError: toTenderError(error, localPaymentErrors.LOCAL_PAYMENT_TOKENIZATION_FAILED) };
  }
}
