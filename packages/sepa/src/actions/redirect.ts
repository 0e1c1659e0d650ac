import { storeDeparture, type Call } from '@tender/client/internal';
import type { SepaContext } from '../context';
import type { SepaTokenizeOptions } from '../types';
import { createMandate } from './create-mandate';

/**
 * Leaves the shop's page for the page of the mandate. The customer returns to `redirectUrl`, where `sepa.create` exchanges the mandate for a nonce.
 * Resolves while the page is still there.
 * @throws SEPA_CREATE_MANDATE_FAILED
 */
export async function redirect({ signal }: Call, context: SepaContext, options: SepaTokenizeOptions): Promise<undefined> {
  const { approvalUrl, bankReferenceToken } = await createMandate(signal, context, options);
  context.track('create-mandate.success');
  storeDeparture('sepa', { id: bankReferenceToken });
  location.href = approvalUrl;
}
