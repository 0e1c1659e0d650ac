import { telling } from './telling';

/** What handlers are called with, by event. */
type Events<E> = { [Name in keyof E]: unknown[] };

/** Events whose handlers are called with one thing. */
export type Payloads<E> = { [Name in keyof E]: [payload: E[Name]] };

/** Calls handlers by the name of an event, in the order of their registration. */
export interface Emitter<E extends Events<E>> {
  /** Calls the handler whenever the event happens, until `off` is called with the same handler. */
  on<Name extends keyof E>(event: Name, handler: (...given: E[Name]) => void): void;
  /** Takes away one registration of a handler; an unknown one is ignored. */
  off<Name extends keyof E>(event: Name, handler: (...given: E[Name]) => void): void;
  /** Whether anything listens to the event. */
  hasListener(event: keyof E): boolean;
  /** What a handler throws is reported as any listener's error would be, and keeps no other from running. */
  emit(event: string, ...given: unknown[]): void;
  /** For callers to whom it matters what a handler throws. */
  handlers(event: string): ((...given: unknown[]) => void)[];
}

export function createEmitter<E extends Events<E>>(): Emitter<E> {
  const registered: [event: unknown, handler: unknown][] = [];
  const handlers: Emitter<E>['handlers'] = (event) =>
    registered.filter((each) => each[0] === event).map((each) => each[1] as (...given: unknown[]) => void);
  return {
    on(event, handler) {
      if (typeof handler === 'function') registered.push([event, handler]);
    },
    off(event, handler) {
      const index = registered.findIndex((each) => each[0] === event && each[1] === handler);
      if (index >= 0) registered.splice(index, 1);
    },
    hasListener: (event) => registered.some((each) => each[0] === event),
    emit(event, ...given) {
      for (const handler of handlers(event)) telling(handler)(...given);
    },
    handlers,
  };
}
