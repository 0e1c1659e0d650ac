import { useEffect, useSyncExternalStore } from 'react';
import { VIEW_NAMES, VIEWS, type ViewName } from './views';

/** The view that the URL names. Also sets the page's title. */
export function useView(): ViewName {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  const view = VIEW_NAMES.find((name) => hash === `#/${name}`) ?? 'requests';
  useEffect(() => {
    document.title = `${VIEWS[view]} – Tender sandbox`;
  }, [view]);
  return view;
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}
