import type { Call } from '@tender/client/internal';
import type { SepaContext } from '../context';
import type { SepaTokenizeOptions } from '../types';
import { createMandate } from './create-mandate';

/**
 * Leaves the page for the mandate. The customer returns to `redirectUrl`, where `create` finishes the payment.
 * @throws SEPA_CREATE_MANDATE_FAILED
 */
export async function redirect({ signal }: Call, context: SepaContext, options: SepaTokenizeOptions): Promise<undefined> {
  const { approvalUrl } = await createMandate(signal, context, options);
  context.track('create-mandate.success');
  location.href = approvalUrl;
}
