/** State of an instance: `loading` while it is created, then `ready` with the instance, or `failed` with the error. */
export type InstanceState<Instance, Failure = unknown> =
  | {
      /** `loading` while the instance is created, then `ready` or `failed`. */
      readonly status: 'loading';
      readonly instance?: undefined;
      readonly error?: undefined;
    }
  | {
      readonly status: 'ready';
      /** The instance, while `status` is `ready`. It is what the method's own `create` resolves with. */
      readonly instance: Instance;
      readonly error?: undefined;
    }
  | {
      readonly status: 'failed';
      readonly instance?: undefined;
      /** The error of creating the instance or its client, while `status` is `failed`. */
      readonly error: Failure;
    };

export const LOADING = { status: 'loading' } as const;
export const getLoading = (): typeof LOADING => LOADING;
