import { object, removeDeparture, unknown, type Departure } from '@tender/client/internal';
import type { Client, TenderError } from '@tender/client';
import type { SepaContext, SepaScope } from '../context';
import { sepaErrors } from '../errors';
import { failWith } from '../fail-with';
import type { SepaTokenizePayload } from '../types';
import { createNonce } from './create-nonce';

const readMandateDetail = /* @__PURE__ */ object({
  sepaDebitMandateDetail: /* @__PURE__ */ object({
    last4: unknown,
    merchantOrPartnerCustomerId: unknown,
    mandateType: unknown,
    bankReferenceToken: unknown,
  }),
});

/** How a customer returned from the mandate page. */
export interface RedirectResult {
  readonly tokenizePayload?: SepaTokenizePayload;
  readonly startedInThisTab?: true;
  /** Set where the customer returned without approving. */
  readonly redirectError?: TenderError<'SEPA_CUSTOMER_CANCELED'>;
}

/**
 * Creates the nonce on the page that the customer returned to. The page's URL is trusted for the mandate's id only.
 * @param query of the page at the time `create` was called
 * @param departure of the tab, at the same time
 * @throws SEPA_TRANSACTION_FAILED
 */
export async function finishRedirect(
  { options: { merchantAccountId }, signal }: SepaScope,
  { client, track }: SepaContext,
  { success, cart_id: cartId, cancel }: Readonly<Record<string, string>>,
  departure: Departure,
): Promise<RedirectResult> {
  if (success !== 'true' || !cartId) {
    if (!cancel) return {};
    track('redirect.customer-canceled.failed');
    return { redirectError: sepaErrors.SEPA_CUSTOMER_CANCELED() };
  }
  try {
    const { merchantOrPartnerCustomerId: customerId, ...mandate } = await findMandate(client, cartId, signal);
    track('redirect.mandate.approved');
    const tokenizePayload = await createNonce(signal, client, { ...mandate, customerId, merchantAccountId });
    track('redirect.tokenization.success');
    if (departure.id === undefined || departure.id !== mandate.bankReferenceToken) return { tokenizePayload };
    removeDeparture('sepa');
    return { tokenizePayload, startedInThisTab: true };
  } catch (error) {
    if (!signal.aborted) track('redirect.handle-approval.failed');
    throw error;
  }
}

async function findMandate(
  client: Client,
  id: string,
  signal: AbortSignal,
): Promise<ReturnType<typeof readMandateDetail>['sepaDebitMandateDetail']> {
  try {
    const response = await client.request({ api: 'clientApi', method: 'get', endpoint: `sepa_debit/${encodeURIComponent(id)}`, signal });
    return readMandateDetail(response).sepaDebitMandateDetail;
  } catch (error) {
    return failWith(sepaErrors.SEPA_TRANSACTION_FAILED, signal)(error);
  }
}
