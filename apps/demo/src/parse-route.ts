import { readReturn } from './checkout/returns';

export type Route =
  | { page: 'shop' }
  | { page: 'checkout'; method?: string }
  | { page: 'orders' }
  | { page: 'saved' }
  | { page: 'express' }
  | { page: 'gallery'; state?: string; query: string }
  | { page: 'order'; id: string; fresh: boolean };

/** Path of the express checkout on servers that render it. Elsewhere it is `#/express`. */
export const EXPRESS_PATH = '/express';

/**
 * Reads the path and the part after `#`. Anything unknown is the shop. Venmo's app writes the result of a payment there, which belongs to the page that the
 * customer left.
 */
export function parseRoute({ hash, search, pathname }: Pick<URL, 'hash' | 'search' | 'pathname'>): Route {
  if (!hash && pathname === EXPRESS_PATH) return { page: 'express' };
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page, id] = path.split('/');
  if (page === 'checkout') return id ? { page, method: id } : { page };
  if (page === 'gallery') return { page, query, ...(id && { state: id }) };
  if (page === 'saved' || page === 'express') return { page };
  if (path.startsWith('venmo'))
    return readReturn('return', { search }) === 'express' ? { page: 'express' } : { page: 'checkout', method: 'venmo' };
  if (page === 'orders') return id ? { page: 'order', id, fresh: query === 'new' } : { page };
  return { page: 'shop' };
}
