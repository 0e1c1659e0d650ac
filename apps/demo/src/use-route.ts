import { useSyncExternalStore } from 'react';
import { parseRoute, type Route } from './parse-route';

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** Returns the route that the address bar shows. Links are plain `href="#/orders"`. */
export function useRoute(): Route {
  return parseRoute(new URL(useSyncExternalStore(subscribe, () => location.href)));
}

export function goTo(hash: string): void {
  location.hash = hash;
}

/** Goes to an address at once. A radio button that waited for `hashchange` would show the previous method meanwhile. */
export function showAddress(hash: string): void {
  const { href: oldURL } = location;
  history.pushState(null, '', hash);
  dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: location.href }));
}
