import { attempt } from '@tender/client/internal';
import { useEffect } from 'react';
import { useLatest } from './by-value';

type Handler = (...args: never[]) => unknown;

interface Emitter {
  on(event: never, handler: Handler): void;
  off(event: never, handler: Handler): void;
}

/**
 * Calls the latest handlers for the events of an instance.
 * @param handlers handlers by event; the set of events must not change between renders
 */
export function useEvents(instance: Emitter | undefined, handlers: Readonly<Record<string, Handler | undefined>>): void {
  const latest = useLatest(handlers);
  useEffect(() => {
    if (!instance) return undefined;
    const listeners = Object.keys(latest.current).map((event) => {
      const listener: Handler = (...args) => latest.current[event]?.(...args);
      return [event as never, listener] as const;
    });
    // The instance throws if the shop has already torn it down.
    const updateListeners = (method: 'on' | 'off'): void => attempt(() => listeners.forEach((entry) => instance[method](...entry)));
    updateListeners('on');
    return () => updateListeners('off');
  }, [instance, latest]);
}
