import { mapEntries, type Call, type Method, type Scope } from '@tender/client/internal';

type Action = (call: Call, ...args: never[]) => unknown;
/** `scope.method` or `scope.sync`, with its types removed: an action may return a promise or a value. */
type Wrap = (name: string, run: unknown) => unknown;
type Methods<Actions> = {
  [Name in keyof Actions]: Actions[Name] extends (call: Call, ...args: infer Args) => infer Result ? Method<Args, Awaited<Result>> : never;
};

// Only mapped types can describe these functions, and TypeScript cannot check an implementation against those. Hence the casts.

/** Creates an asynchronous method from each action, under the same name. */
export function createMethods<Actions extends Record<string, Action>>(
  { method }: Pick<Scope<object>, 'method'>,
  actions: Actions,
): Methods<Actions> {
  return wrapEach(actions, method as Wrap) as Methods<Actions>;
}

/** Creates a synchronous method from each function, under the same name. */
export function createSyncMethods<Functions extends object>({ sync }: Pick<Scope<object>, 'sync'>, functions: Functions): Functions {
  return wrapEach(functions, sync as Wrap) as Functions;
}

function wrapEach(functions: object, wrap: Wrap): unknown {
  return mapEntries(functions as Record<string, Action>, ([name, run]) => [name, wrap(name, run)]);
}
