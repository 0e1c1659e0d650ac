import { useEffect, useSyncExternalStore } from 'react';
import { VIEW_NAMES, VIEWS, type ViewName } from './views';

export interface View {
  name: ViewName;
  /** The object that the URL names: `#/transactions/<id>`. */
  id?: string | undefined;
}

/** The view that the URL names. Also sets the page's title. */
export function useView(): View {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  const [, named = '', id] = /^#\/(\w+)(?:\/(.+))?$/.exec(hash) ?? [];
  const view = VIEW_NAMES.find((name) => name === named) ?? 'requests';
  useEffect(() => {
    document.title = `${VIEWS[view]} – Tender sandbox`;
  }, [view]);
  return { name: view, id: id === undefined ? undefined : decodeURIComponent(id) };
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}
