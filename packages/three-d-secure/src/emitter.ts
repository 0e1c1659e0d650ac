import type { ThreeDSecureEvents } from './types';

type Name = keyof ThreeDSecureEvents;

/** Calls handlers by the name of an event. */
export interface Emitter {
  on<E extends Name>(event: E, handler: (...given: ThreeDSecureEvents[E]) => void): void;
  /** Takes away one registration of a handler; an unknown one is ignored. */
  off(event: Name, handler: unknown): void;
  hasListener(event: Name): boolean;
  /** Whether anybody listens. What a handler throws is the caller's. */
  emit<E extends Name>(event: E, ...given: ThreeDSecureEvents[E]): boolean;
  /** What a handler throws is reported as any listener's error would be. */
  tell(event: Name): void;
}

interface Entry {
  readonly event: Name;
  readonly handler: (...given: never[]) => void;
}

export function createEmitter(): Emitter {
  const registered: Entry[] = [];
  const emit = (event: Name, ...given: unknown[]): boolean => {
    const called = registered.filter((entry) => entry.event === event);
    for (const { handler } of called) (handler as (...given: unknown[]) => void)(...given);
    return called.length > 0;
  };
  return {
    on(event, handler) {
      if (typeof handler === 'function') registered.push({ event, handler: handler as Entry['handler'] });
    },
    off(event, handler) {
      const index = registered.findIndex((entry) => entry.event === event && entry.handler === handler);
      if (index >= 0) registered.splice(index, 1);
    },
    hasListener: (event) => registered.some((entry) => entry.event === event),
    emit,
    tell(event) {
      try {
        emit(event);
      } catch (error) {
        setTimeout(() => {
          throw error;
        });
      }
    },
  };
}
