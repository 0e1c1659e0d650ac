import type { HostedFieldsEvents } from '../types';

type Handler<E extends keyof HostedFieldsEvents> = (payload: HostedFieldsEvents[E]) => void;

/** Calls handlers by the name of an event. */
export interface Emitter {
  on<E extends keyof HostedFieldsEvents>(event: E, handler: Handler<E>): void;
  /** Takes away one registration of a handler; an unknown one is ignored. */
  off<E extends keyof HostedFieldsEvents>(event: E, handler: Handler<E>): void;
  hasListener(event: keyof HostedFieldsEvents): boolean;
  emit(event: string, payload?: unknown): void;
}

interface Entry {
  readonly event: string;
  readonly handler: (payload: never) => void;
}

export function createEmitter(): Emitter {
  const registered: Entry[] = [];
  return {
    on(event, handler) {
      if (typeof handler === 'function') registered.push({ event, handler });
    },
    off(event, handler) {
      const index = registered.findIndex((entry) => entry.event === event && entry.handler === handler);
      if (index >= 0) registered.splice(index, 1);
    },
    hasListener: (event) => registered.some((entry) => entry.event === event),
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
