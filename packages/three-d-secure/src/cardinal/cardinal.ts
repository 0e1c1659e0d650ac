/** The global `Cardinal` of the authentication script, as far as it is used. */
export interface Cardinal {
  on(event: string, handler: CardinalHandler): void;
  off(event: string): void;
  configure(configuration: object): void;
  setup(stage: 'init', data: { jwt: string | undefined }): void;
  trigger(event: 'bin.process', bin: unknown): unknown;
  continue(brand: 'cca', challenge: object, order: object): void;
}

export type CardinalHandler = (...args: unknown[]) => void;

declare global {
  interface Window {
    Cardinal?: Cardinal;
  }
}

interface Listener {
  /** The page may have loaded the script anew since. */
  readonly cardinal: Cardinal;
  readonly event: string;
  readonly handler: CardinalHandler;
}

/** The listeners of all instances on the page. The script removes handlers by event, those of other instances too; they are then added again. */
const listeners = /* @__PURE__ */ new Set<Listener>();

/** Adds a handler to the script. Returns a function that removes it and keeps those of other instances. */
export function listenToCardinal(cardinal: Cardinal, event: string, handler: CardinalHandler): () => void {
  const listener = { cardinal, event, handler };
  cardinal.on(event, handler);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    window.Cardinal?.off(event);
    for (const other of listeners) {
      if (other.event === event && other.cardinal === window.Cardinal) other.cardinal.on(event, other.handler);
    }
  };
}
