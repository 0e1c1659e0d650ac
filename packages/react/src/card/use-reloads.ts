import { useContext, useEffect, type RefObject } from 'react';
import { useLatest } from '../core/by-value';
import { hostedFieldsParts } from './context';

/** Creates the instance again when a frame in the element loads a second time: browsers reload frames that are moved on the page. */
export function useReloads(container: RefObject<Element | null>): void {
  const value = useLatest(useContext(hostedFieldsParts.Context));
  useEffect(() => {
    const { current } = container;
    const loaded = new WeakSet<EventTarget>();
    const onLoad = ({ target }: Event): void => {
      if (!target) return;
      if (loaded.has(target)) value.current?.retry();
      loaded.add(target);
    };
    current?.addEventListener('load', onLoad, true); // `load` does not bubble
    return () => current?.removeEventListener('load', onLoad, true);
  }, [container, value]);
}
