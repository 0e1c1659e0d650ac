import { type VenmoContext } from '../venmo/venmo-context';
import { type Visit } from './customer-page';
import { withParameters } from './with-parameters';

const PARAMETERS = { APPROVED: 'x-success', CANCELED: 'x-cancel', FAILED: 'x-error', EXPIRED: 'x-error' } as const;

/**
 * Where the app goes back to, as it was told when it was opened: the shop's page with the outcome in the fragment. With a context its id
 * stands in the query as well, since the page may open anew.
 * @returns `undefined` where nothing is decided, or the shop said not to come back
 */
export function returnAddress({ query }: Visit, { row, status, payment }: VenmoContext): string | undefined {
  const name = PARAMETERS[status as keyof typeof PARAMETERS];
  const address = name === undefined ? '' : (query.get(name) ?? '');
  if (!isUsable(address)) return undefined;
  const page = payment.api === 'context' ? withParameters(address, { resource_id: row.id }) : address;
  return withFragment(page, outcomeOf(row.id, status, payment));
}

function outcomeOf(id: string, status: string, { api, nonce, userName }: VenmoContext['payment']): Record<string, string> {
  const resource: Record<string, string> = api === 'context' ? { resource_id: id } : {};
  if (status === 'APPROVED') return { paymentMethodNonce: nonce ?? '', username: userName ?? '', ...resource };
  if (status === 'EXPIRED') return { errorMessage: 'The payment has expired', errorCode: 'expired', ...resource };
  return status === 'FAILED' ? { errorMessage: 'Venmo refused the payment', errorCode: 'failed', ...resource } : resource;
}

/** The flags `venmoSuccess=1` and the like are in the shop's own fragment. */
function withFragment(address: string, outcome: Readonly<Record<string, string>>): string {
  const added = Object.entries(outcome).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const separator = address.includes('#') ? '&' : '#';
  return added.length === 0 ? address : address + separator + added.join('&');
}

/** Apps of the shop's own have their own schemes; a page's address is one that no script can stand in. */
const isUsable = (address: string) =>
  address !== 'NOOP' && URL.canParse(address) && !/^(?:javascript|data|vbscript|about|blob):/i.test(address);
