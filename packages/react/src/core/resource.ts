import { LOADING, type Life } from './life';

/** How an instance is made and ended. */
export interface Plan<Instance> {
  /** Which component, whose authorization, which options: what tells plans from each other whose providers are not on the page yet. */
  readonly kind: object;
  readonly source: unknown;
  readonly options: unknown;
  open(signal: AbortSignal): Promise<Instance>;
  close(instance: Instance): unknown;
}

/** One instance from the moment it is asked for, whether it comes or not. */
export interface Resource<Instance> {
  readonly promise: Promise<Instance>;
  life(): Life<Instance>;
  /** Calls back when it is ready or has failed. Returns the undo. */
  watch(listener: () => void): () => void;
  /** Ends it: at once if it is ready, else when it comes. Resolves when it has ended. */
  close(): Promise<void>;
}

/** @param before what has to end first: an instance may stand where the last one stood */
export function openResource<Instance>(plan: Plan<Instance>, before?: Promise<void>): Resource<Instance> {
  const leaving = new AbortController();
  const listeners = new Set<() => void>();
  let life: Life<Instance> = LOADING;
  const become = (next: Life<Instance>): void => {
    if (leaving.signal.aborted) return;
    life = next;
    for (const listener of [...listeners]) listener();
  };
  const promise = Promise.resolve(before).then(() => {
    leaving.signal.throwIfAborted(); // in StrictMode the first of two is over before it has begun
    return plan.open(leaving.signal);
  });
  promise.then(
    (instance) => become({ status: 'ready', instance }),
    (error: unknown) => become({ status: 'failed', error }),
  );
  return {
    promise,
    life: () => life,
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      leaving.abort();
      try {
        await plan.close(life.instance ?? (await promise));
      } catch {
        // It never came, or the shop has torn it down before.
      }
    },
  };
}
