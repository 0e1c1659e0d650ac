import { LOADING, type InstanceState } from './instance-state';

/** How an instance is created and ended. */
export interface InstanceSource<Instance> {
  /** The component. Sources with the same `kind`, the same `identity` and equal `options` can share a pending instance. */
  readonly kind: object;
  /** The authorization or the client, compared by identity. */
  readonly identity: unknown;
  readonly options: unknown;
  /** @param announce resolves `Resource.announced` */
  open(signal: AbortSignal, announce: (known: object) => void): Promise<Instance>;
  close(instance: Instance): unknown;
}

/** One instance, from the moment it is asked for. */
export interface Resource<Instance> {
  readonly promise: Promise<Instance>;
  /** What is known before the instance exists. Stays pending where the source announces nothing, or fails before it does. */
  readonly announced: Promise<object>;
  state(): InstanceState<Instance>;
  /** Calls the listener when the instance becomes ready or fails, unless it was closed before. Returns a function that removes the listener. */
  watch(listener: () => void): () => void;
  /** Ends the instance, as soon as it has been created. Resolves when it has ended, or when its creation or end has failed. */
  close(): Promise<void>;
}

/** @param previous the end of the previous instance, which has to be awaited because both may use the same elements */
export function openResource<Instance>(source: InstanceSource<Instance>, previous?: Promise<void>): Resource<Instance> {
  const controller = new AbortController();
  const listeners = new Set<() => void>();
  let state: InstanceState<Instance> = LOADING;
  let announce!: (known: object) => void;
  const announced = new Promise<object>((resolve) => (announce = resolve));
  const update = (next: InstanceState<Instance>): void => {
    if (controller.signal.aborted) return;
    state = next;
    for (const listener of [...listeners]) listener();
  };
  const promise = Promise.resolve(previous).then(() => {
    controller.signal.throwIfAborted(); // StrictMode closes the first of its two instances before this point
    return source.open(controller.signal, announce);
  });
  promise.then(
    (instance) => update({ status: 'ready', instance }),
    (error: unknown) => update({ status: 'failed', error }),
  );
  return {
    promise,
    announced,
    state: () => state,
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      controller.abort();
      try {
        await source.close(state.instance ?? (await promise));
      } catch {
        // Creation failed, or the shop has already torn the instance down.
      }
    },
  };
}
