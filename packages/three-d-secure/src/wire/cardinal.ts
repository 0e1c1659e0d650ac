/** The global of the authentication script, as far as it is used. */
export interface Cardinal {
  on(event: string, handler: CardinalHandler): void;
  off(event: string): void;
  configure(configuration: object): void;
  setup(stage: 'init', data: { jwt: string | undefined }): void;
  trigger(event: 'bin.process', bin: unknown): unknown;
  continue(brand: 'cca', challenge: object, order: object): void;
}

export type CardinalHandler = (...given: unknown[]) => void;

declare global {
  interface Window {
    Cardinal?: Cardinal;
  }
}

interface Listener {
  readonly event: string;
  readonly handler: CardinalHandler;
}

/** Of every instance on the page: the script takes handlers away by event, those of others too, which are then given back. */
const listeners = /* @__PURE__ */ new Set<Listener>();

/** Listens to the script; what comes back takes the handlers away that were registered by it. */
export function listenTo(cardinal: Cardinal, event: string, handler: CardinalHandler): () => void {
  const mine = { event, handler };
  cardinal.on(event, handler);
  listeners.add(mine);
  return () => {
    listeners.delete(mine);
    window.Cardinal?.off(event);
    for (const other of listeners) if (other.event === event) window.Cardinal?.on(event, other.handler);
  };
}
