import { useContext, useEffect, type RefObject } from 'react';
import { useLatest } from '../core/by-value';
import { hostedFieldsParts } from './context';
import type { Register } from './registry';

/**
 * Watches the element that contains a frame. When a frame loads in it a second time, the instance is created again: browsers reload frames that are moved on the
 * page. When the element goes, so does the field.
 */
export function useContainer(container: RefObject<Element | null>, register: Register): void {
  const value = useLatest(useContext(hostedFieldsParts.Context));
  useEffect(() => {
    const current = container.current as Element;
    const loaded = new WeakSet<Element>();
    const onLoad = (event: Event): void => {
      const frame = event.target as Element;
      if (loaded.has(frame)) value.current?.retry();
      loaded.add(frame);
    };
    current.addEventListener('load', onLoad, true); // `load` does not bubble
    return () => {
      current.removeEventListener('load', onLoad, true);
      register(current);
    };
  }, [container, value, register]);
}
