import { reportErrors } from './report-errors';

/** Arguments of the handlers, by event name. */
type Events<E> = { [Name in keyof E]: unknown[] };

/** Events whose handlers receive one argument. */
export type Payloads<E> = { [Name in keyof E]: [payload: E[Name]] };

/** Calls the handlers of an event, in the order of their registration. */
export interface Emitter<E extends Events<E>> {
  /** Calls the handler whenever the event happens, until `off` is called with the same handler. */
  on<Name extends keyof E>(event: Name, handler: (...args: E[Name]) => void): void;
  /** Removes one registration of a handler. Unknown handlers are ignored. */
  off<Name extends keyof E>(event: Name, handler: (...args: E[Name]) => void): void;
  /** Whether the event has a handler. */
  hasListener(event: keyof E): boolean;
  /** Calls the handlers. An error in one is reported globally, and the others still run. */
  emit(event: string, ...args: unknown[]): void;
  /** The handlers of an event, for callers that need to see what a handler throws. */
  handlers(event: string): ((...args: unknown[]) => void)[];
}

export function createEmitter<E extends Events<E>>(): Emitter<E> {
  const registered: [event: unknown, handler: unknown][] = [];
  const handlers: Emitter<E>['handlers'] = (event) =>
    registered.filter((each) => each[0] === event).map((each) => each[1] as (...args: unknown[]) => void);
  return {
    on(event, handler) {
      if (typeof handler === 'function') registered.push([event, handler]);
    },
    off(event, handler) {
      const index = registered.findIndex((each) => each[0] === event && each[1] === handler);
      if (index >= 0) registered.splice(index, 1);
    },
    hasListener: (event) => registered.some((each) => each[0] === event),
    emit(event, ...args) {
      for (const handler of handlers(event)) reportErrors(handler)(...args);
    },
    handlers,
  };
}
