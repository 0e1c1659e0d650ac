import { restoreDraft, storable, type Draft } from './draft';
import { methodAddress, type Method } from './methods';

const KEY = 'fern-and-field.checkout';
const FULL_PAGE_METHODS = ['sepa', 'local-payment', 'venmo'] as const satisfies readonly Method[];
export type FullPageMethod = (typeof FULL_PAGE_METHODS)[number];

/** A customer who comes back from a bank's full page, or from Venmo's app. */
export interface Arrival {
  readonly method: FullPageMethod;
  /** As it was left; empty where this tab knows nothing of it. */
  readonly draft: Draft;
  /** The attempt that was begun; whatever is reloaded, it is charged once. */
  readonly orderKey?: string;
}

/** Where a bank sends the customer back to: a query, because a bank appends its own and may know nothing of fragments. */
export const returnAddress = (method: FullPageMethod): string => `${location.origin}${location.pathname}?return=${method}`;

/** Before the page is left. */
export function leave(draft: Draft, orderKey: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ draft: storable(draft), orderKey }));
  } catch {
    // Storage is full or switched off: the e-mail address will be asked for again.
  }
}

export function readArrival(): Arrival | undefined {
  const name = new URLSearchParams(location.search).get('return');
  const method = FULL_PAGE_METHODS.find((known) => known === name);
  if (!method) return undefined;
  const { draft, orderKey } = stored();
  return { method, draft: { ...restoreDraft(draft), place: 'page' }, ...(typeof orderKey === 'string' ? { orderKey } : {}) };
}

function stored(): { draft?: unknown; orderKey?: unknown } {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as object;
  } catch {
    return {};
  }
}

/** Venmo's app says in the fragment how the payment ended; it is read by the component, and leads to the checkout too. */
export const isFromVenmo = (): boolean => /^#venmo/.test(location.hash);

/** Those who come back come back to the method they left by. Before the page is shown. */
export function showArrival(): void {
  const arrival = readArrival();
  if (arrival && !isFromVenmo()) history.replaceState(null, '', `${location.pathname}${location.search}${methodAddress(arrival.method)}`);
}

/** What the bank sent has been read: a reload begins with the checkout as it is. */
export function endArrival(): void {
  history.replaceState(null, '', `${location.pathname}${isFromVenmo() ? methodAddress('venmo') : location.hash}`);
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There is none.
  }
}
