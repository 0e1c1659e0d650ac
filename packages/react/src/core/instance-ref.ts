import { abortable } from '@tender/client/internal';
import { LOADING, type InstanceState } from './instance-state';

/** The current instance of a provider, for code that runs outside rendering: event handlers and effects. */
export interface InstanceRef<Instance> {
  readonly state: InstanceState<Instance>;
  set(state: InstanceState<Instance>): void;
  /** Waits until an instance is ready, even if the provider replaces it meanwhile. Rejects with the error that it failed with. */
  instance(signal: AbortSignal): Promise<Instance>;
}

export function createInstanceRef<Instance>(): InstanceRef<Instance> {
  let state: InstanceState<Instance> = LOADING;
  const listeners = new Set<() => void>();
  const waitForInstance = async (): Promise<Instance> => {
    while (state.status === 'loading') await new Promise<void>((resolve) => listeners.add(resolve));
    if (state.status === 'failed') throw state.error;
    return state.instance;
  };
  return {
    get state() {
      return state;
    },
    set(next) {
      state = next;
      for (const listener of listeners) listener();
      listeners.clear();
    },
    instance: (signal) => abortable(waitForInstance(), signal),
  };
}
