import { useSyncExternalStore } from 'react';
import { isExpressReturn } from './checkout/express-arrival';

export type Route =
  | { page: 'shop' }
  | { page: 'checkout'; method?: string }
  | { page: 'orders' }
  | { page: 'saved' }
  | { page: 'express' }
  | { page: 'order'; id: string; fresh: boolean };

/**
 * Reads the part after `#`. Anything unknown is the shop. Venmo's app writes there how a payment ended, which is gone on with where the
 * customer left from.
 */
export function parseRoute({ hash, search }: Pick<URL, 'hash' | 'search'>): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page, id] = path.split('/');
  if (page === 'checkout') return id ? { page, method: id } : { page };
  if (page === 'saved' || page === 'express') return { page };
  if (path.startsWith('venmo')) return isExpressReturn(search) ? { page: 'express' } : { page: 'checkout', method: 'venmo' };
  if (page === 'orders') return id ? { page: 'order', id, fresh: query === 'new' } : { page };
  return { page: 'shop' };
}

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** The route the address bar shows; links are plain `href="#/orders"`. */
export function useRoute(): Route {
  return parseRoute(new URL(useSyncExternalStore(subscribe, () => location.href)));
}

export function goTo(hash: string): void {
  location.hash = hash;
}
