import { VERSION } from '@tender/client';
import { abortable, attempt, copyMembers, readSignal, withCallback } from '@tender/client/internal';
import { scriptErrors } from './errors';

/** What every component has: its other functions are the business of whoever loads it on demand. */
interface Creator {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- options differ between components, and `create` is overloaded
  readonly create: (...args: any[]) => any;
  readonly VERSION: typeof VERSION;
}

/**
 * A component whose code is loaded by its first `create`, in the promise and the callback form of that component.
 * @param load rejects when the code cannot be loaded, which ends `create` with COMPONENT_SCRIPT_FAILED_TO_LOAD; the next `create` calls it again
 */
export function onDemand<C extends Creator>(load: () => Promise<C>): Pick<C, 'create' | 'VERSION'> {
  const create = (options: object, ...callback: unknown[]): unknown => {
    // As in `defineComponent`: options are read in the caller's task, and a callback may stand alone.
    const copy = attempt(() => copyMembers(options)) ?? options;
    const loaded = load().catch((originalError: unknown) => {
      throw scriptErrors.COMPONENT_SCRIPT_FAILED_TO_LOAD({ originalError });
    });
    return withCallback(
      abortable(loaded, readSignal(options)).then((component) => component.create(copy) as unknown),
      callback.pop() ?? options,
    );
  };
  return { create, VERSION };
}
