import { abortable } from '@tender/client/internal';
import { LOADING, type Life } from './life';

/** Where the hooks of a provider ask for its instance, from outside of React's rendering. */
export interface Desk<Instance> {
  readonly life: Life<Instance>;
  set(life: Life<Instance>): void;
  /** Waits for the instance, through as many new beginnings as there are. Rejects with what it failed with. */
  instance(signal: AbortSignal): Promise<Instance>;
}

export function createDesk<Instance>(): Desk<Instance> {
  let life: Life<Instance> = LOADING;
  const waiting = new Set<() => void>();
  const settled = async (): Promise<Instance> => {
    while (life.status === 'loading') await new Promise<void>((go) => waiting.add(go));
    if (life.status === 'failed') throw life.error;
    return life.instance;
  };
  return {
    get life() {
      return life;
    },
    set(next) {
      life = next;
      for (const go of waiting) go();
      waiting.clear();
    },
    instance: (signal) => abortable(settled(), signal),
  };
}
