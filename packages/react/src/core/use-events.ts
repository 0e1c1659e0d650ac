import { quietly } from '@tender/client/internal';
import { useEffect } from 'react';
import { useLatest } from './by-value';

type Handler = (...given: never[]) => unknown;

interface Emitter {
  on(event: never, handler: Handler): void;
  off(event: never, handler: Handler): void;
}

/**
 * Calls the latest of the handlers for events of an instance, as long as it is there.
 * @param handlers by event; which events there are must not change between renders
 */
export function useEvents(instance: Emitter | undefined, handlers: Readonly<Record<string, Handler | undefined>>): void {
  const latest = useLatest(handlers);
  useEffect(() => {
    if (!instance) return undefined;
    const handlers = Object.keys(latest.current).map((event) => {
      const handler: Handler = (...given) => latest.current[event]?.(...given);
      return [event as never, handler] as const;
    });
    const each = (method: 'on' | 'off'): void => quietly(() => handlers.forEach((given) => instance[method](...given)));
    each('on'); // the shop may have torn it down
    return () => each('off');
  }, [instance, latest]);
}
