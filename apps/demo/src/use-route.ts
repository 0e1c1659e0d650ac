import { useSyncExternalStore } from 'react';
import { EXPRESS_PATH, parseRoute, type Route } from './parse-route';

/** The only page that a server renders of those that `App` shows. */
const RENDERED = `https://shop.example${EXPRESS_PATH}`;

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** Returns the route that the address bar shows. Links are plain `href="#/orders"`. */
export function useRoute(): Route {
  return parseRoute(
    new URL(
      useSyncExternalStore(
        subscribe,
        () => location.href,
        () => RENDERED,
      ),
    ),
  );
}

export function goTo(hash: string): void {
  if (location.pathname === EXPRESS_PATH) location.assign(`/${hash}`);
  else location.hash = hash;
}

/** Goes to an address at once. A radio button that waited for `hashchange` would show the previous method meanwhile. */
export function showAddress(hash: string): void {
  const { href: oldURL } = location;
  history.pushState(null, '', hash);
  dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: location.href }));
}
