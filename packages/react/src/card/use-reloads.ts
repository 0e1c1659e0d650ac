import { useContext, useEffect, type RefObject } from 'react';
import { useLatest } from '../core/by-value';
import { hostedFieldsParts } from './context';

/** Begins anew when a frame in the element loads once more: browsers empty frames that are moved on the page. */
export function useReloads(place: RefObject<Element | null>): void {
  const value = useLatest(useContext(hostedFieldsParts.Context));
  useEffect(() => {
    const { current } = place;
    const loaded = new WeakSet<EventTarget>();
    const look = ({ target }: Event): void => {
      if (!target) return;
      if (loaded.has(target)) value.current?.retry();
      loaded.add(target);
    };
    current?.addEventListener('load', look, true); // it does not bubble
    return () => current?.removeEventListener('load', look, true);
  }, [place, value]);
}
