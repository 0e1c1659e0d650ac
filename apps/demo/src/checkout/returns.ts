import { methodAddress } from './addresses';

/** The URL that a bank returns the customer to. It has a query, because banks append their own and may drop the part after `#`. */
export function createReturnUrl(page: string, more: Readonly<Record<string, string>> = {}): string {
  return `${location.origin}${location.pathname}?${new URLSearchParams({ return: page, ...more }).toString()}`;
}

/** Reads where the customer returns from, and what else the URL of `createReturnUrl` has. */
export const readReturn = (name: 'return' | 'type', { search }: Pick<URL, 'search'> = location): string | null =>
  new URLSearchParams(search).get(name);

/** Selects the method whose bank the customer returns from. Call it before the page is rendered. */
export function showReturnedMethod(): void {
  const method = readReturn('return');
  if (method === 'sepa' || method === 'local-payment') history.replaceState(null, '', location.search + methodAddress(method));
}

/** The express checkout with a query, because Venmo's app replaces the part after `#`, and may open a new tab. */
export const EXPRESS_ADDRESS = '?return=express#/express';

/** Adds the query of `EXPRESS_ADDRESS` to the URL. */
export function markExpress(): void {
  history.replaceState(null, '', `?return=express${location.hash}`);
}

/**
 * Removes the result of Venmo's app from the URL, so that neither a second payment nor a reload reads it again.
 * @param address of the page, which replaces the URL's query and what is after `#`
 */
export function removeVenmoResult(address: string): void {
  if (location.hash.startsWith('#venmo')) history.replaceState(null, '', location.pathname + address);
}

/** Removes what `createReturnUrl` and `markExpress` have added. */
export function removeReturn(): void {
  if (location.search) history.replaceState(null, '', location.pathname + location.hash);
}
