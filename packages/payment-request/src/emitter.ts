/** Calls handlers by the name of an event. */
export interface Emitter<Events> {
  on<E extends keyof Events>(event: E, handler: (payload: Events[E]) => void): void;
  /** Takes away one registration of a handler; an unknown one is ignored. */
  off<E extends keyof Events>(event: E, handler: (payload: Events[E]) => void): void;
  hasListener(event: keyof Events): boolean;
  emit(event: string, payload: unknown): void;
}

export function createEmitter<Events>(): Emitter<Events> {
  const entries: (readonly [event: unknown, handler: (payload: never) => void])[] = [];
  return {
    on: (event, handler) => void entries.push([event, handler]),
    off(event, handler) {
      const index = entries.findIndex((entry) => entry[0] === event && entry[1] === handler);
      if (index >= 0) entries.splice(index, 1);
    },
    hasListener: (event) => entries.some((entry) => entry[0] === event),
    emit(event, payload) {
      for (const [name, handler] of [...entries]) if (name === event) call(handler as (payload: unknown) => void, payload);
    },
  };
}

/** A handler that throws is reported as any listener's error would be, and keeps no other from running. */
function call(handler: (payload: unknown) => void, payload: unknown): void {
  try {
    handler(payload);
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
