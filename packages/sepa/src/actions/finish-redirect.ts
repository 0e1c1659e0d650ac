import { object, string, type Reader, type Scope } from '@tender/client/internal';
import type { TenderError } from '@tender/client';
import { isMandateType, type MandateType } from '../constants';
import type { SepaContext } from '../context';
import { sepaErrors } from '../errors';
import { failWith } from '../fail-with';
import type { SepaCreateOptions, TokenizePayload } from '../types';
import { createNonce } from './create-nonce';

const mandateType: Reader<MandateType> = (value, path) => {
  if (!isMandateType(value)) throw new TypeError(`${path} is malformed.`);
  return value;
};
const readAnswer = /* @__PURE__ */ object({
  sepaDebitMandateDetail: /* @__PURE__ */ object({
    last4: string,
    merchantOrPartnerCustomerId: string,
    mandateType,
    bankReferenceToken: string,
  }),
});

/** What a customer brought back from the mandate page. */
export interface Returned {
  readonly tokenizePayload?: TokenizePayload;
  /** SEPA_CUSTOMER_CANCELED, where the customer came back without approving. */
  readonly redirectError?: TenderError;
}

/**
 * On the page that a customer returned to, makes the nonce. Of the page's address only the mandate's id is taken.
 * @param query of the page, as it was when `create` was called
 * @throws SEPA_TRANSACTION_FAILED
 */
export async function finishRedirect(
  { options: { merchantAccountId }, signal }: Scope<SepaCreateOptions>,
  { client, track }: SepaContext,
  { success, cart_id: cartId, cancel }: Readonly<Record<string, string>>,
): Promise<Returned> {
  if (success !== 'true' || !cartId) {
    if (!cancel) return {};
    track('redirect.customer-canceled.failed');
    return { redirectError: sepaErrors.SEPA_CUSTOMER_CANCELED() };
  }
  try {
    const { merchantOrPartnerCustomerId: customerId, ...mandate } = await client
      .request({ method: 'get', endpoint: `sepa_debit/${encodeURIComponent(cartId)}`, signal })
      .then((answer) => readAnswer(answer).sepaDebitMandateDetail)
      .catch(failWith(sepaErrors.SEPA_TRANSACTION_FAILED, signal));
    track('redirect.mandate.approved');
    const tokenizePayload = await createNonce(signal, client, { ...mandate, customerId, merchantAccountId });
    track('redirect.tokenization.success');
    return { tokenizePayload };
  } catch (error) {
    if (!signal.aborted) track('redirect.handle-approval.failed');
    throw error;
  }
}
