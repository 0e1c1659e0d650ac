import type { Call } from '@tender/client/internal';
import type { SepaContext } from '../context';
import type { TokenizeOptions } from '../types';
import { createMandate } from './create-mandate';

/**
 * Sends the whole page to the mandate; the customer comes back to `redirectUrl`, where `create` finishes.
 * @throws SEPA_CREATE_MANDATE_FAILED
 */
export async function redirect({ signal }: Call, context: SepaContext, options: TokenizeOptions): Promise<undefined> {
  const { approvalUrl } = await createMandate(signal, context, options);
  context.track('create-mandate.success');
  location.href = approvalUrl;
}
