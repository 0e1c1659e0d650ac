import { addParameters } from '../../core/pages/add-parameters';
import { type Visit } from '../../core/pages/customer-page';
import { type VenmoContext } from './venmo-context';

const PARAMETERS = { APPROVED: 'x-success', CANCELED: 'x-cancel', FAILED: 'x-error', EXPIRED: 'x-error' } as const;

/**
 * The URL to which the app returns, from the query with which it was opened: the shop's page with the result in the fragment. The id of the context
 * is also in the query, because the page may be loaded again. Undefined when nothing is decided, or the shop does not want a return.
 */
export function createReturnUrl({ query }: Visit, { row, status, payment }: VenmoContext): string | undefined {
  const name = PARAMETERS[status as keyof typeof PARAMETERS];
  const address = name === undefined ? '' : (query.get(name) ?? '');
  if (!isUsable(address)) return undefined;
  const page = payment.api === 'context' ? addParameters(address, { resource_id: row.id }) : address;
  return withFragment(page, describeOutcome(row.id, status, payment));
}

function describeOutcome(id: string, status: string, { api, nonce, userName }: VenmoContext['payment']): Record<string, string> {
  const resource: Record<string, string> = api === 'context' ? { resource_id: id } : {};
  if (status === 'APPROVED') return { paymentMethodNonce: nonce ?? '', username: userName ?? '', ...resource };
  if (status === 'EXPIRED') return { errorMessage: 'The payment has expired', errorCode: 'expired', ...resource };
  return status === 'FAILED' ? { errorMessage: 'Venmo refused the payment', errorCode: 'failed', ...resource } : resource;
}

/** Adds to the fragment of the shop's URL, which already contains flags such as `venmoSuccess=1`. */
function withFragment(address: string, outcome: Readonly<Record<string, string>>): string {
  const added = Object.entries(outcome).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const separator = address.includes('#') ? '&' : '#';
  return added.length === 0 ? address : address + separator + added.join('&');
}

/** Allows the custom schemes of apps, but no scheme that could run a script. */
const isUsable = (address: string) =>
  address !== 'NOOP' && URL.canParse(address) && !/^(?:javascript|data|vbscript|about|blob):/i.test(address);
