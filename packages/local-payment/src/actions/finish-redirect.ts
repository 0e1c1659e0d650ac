import { toTenderError, type Scope } from '@tender/client/internal';
import type { TenderError } from '@tender/client';
import { localPaymentErrors } from '../errors';
import type { LocalPaymentCreateOptions, TokenizePayload } from '../types';

/** What a customer brought back from the bank's page. */
export interface Returned {
  readonly tokenizePayload?: TokenizePayload;
  /** Where the customer cancelled, the bank failed or there is no nonce: the error of `tokenize`. */
  readonly redirectError?: TenderError;
}

type Query = Readonly<Record<string, string>>;

/** On the page that a customer returned to, makes the nonce. A failure is logged and told, and does not keep the instance from coming. */
export async function finishRedirect(
  { options: { redirectUrl }, signal }: Scope<LocalPaymentCreateOptions>,
  tokenize: (parameters: Query) => Promise<TokenizePayload>,
  query: Query,
): Promise<Returned> {
  if (!redirectUrl || !(query.token || query.wasCanceled)) return {};
  try {
    return { tokenizePayload: await tokenize(query) };
  } catch (error) {
    if (signal.aborted) throw error;
    // eslint-disable-next-line no-console -- shops written for the provider's own SDK look for it here only
    console.error('The local payment of this return could not be tokenized:', error);
    return { redirectError: toTenderError(error, localPaymentErrors.LOCAL_PAYMENT_TOKENIZATION_FAILED) };
  }
}
