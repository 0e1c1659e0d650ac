/** Calls handlers by the name of an event. */
export interface Emitter {
  on(event: string, handler: (payload: never) => void): void;
  /** Takes away one registration of a handler; an unknown one is ignored. */
  off(event: string, handler: (payload: never) => void): void;
  hasListener(event: string, handler: (payload: never) => void): boolean;
  emit(event: string, payload?: unknown): void;
}

export function createEmitter(): Emitter {
  const registered: { event: string; handler: (payload: never) => void }[] = [];
  const find = (event: string, handler: unknown): number =>
    registered.findIndex((entry) => entry.event === event && entry.handler === handler);
  return {
    on(event, handler) {
      if (typeof handler === 'function') registered.push({ event, handler });
    },
    off(event, handler) {
      const index = find(event, handler);
      if (index >= 0) registered.splice(index, 1);
    },
    hasListener: (event, handler) => find(event, handler) >= 0,
    emit(event, payload) {
      for (const entry of [...registered]) if (entry.event === event) call(entry.handler as (payload: unknown) => void, payload);
    },
  };
}

/** A handler that throws is reported as any listener's error would be, and keeps no other from running. */
function call(handler: (payload: unknown) => void, payload: unknown): void {
  try {
    handler(payload);
  } catch (error) {
    setTimeout(() => {
      throw error;
    });
  }
}
