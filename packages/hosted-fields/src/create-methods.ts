import { mapEntries, type Call, type Method, type Scope } from '@tender/client/internal';

type Action = (call: Call, ...args: never[]) => unknown;
type Methods<Actions> = {
  [Name in keyof Actions]: Actions[Name] extends (call: Call, ...args: infer Args) => infer Result ? Method<Args, Awaited<Result>> : never;
};

// Only mapped types can describe these functions, and TypeScript cannot check an implementation against those. Hence the casts.

/** Creates an asynchronous method from each action with `scope.method`, under the same name. */
export const createMethods = createEach as <Actions extends Record<string, Action>>(
  method: Scope<object>['method'],
  actions: Actions,
) => Methods<Actions>;

/** Creates a synchronous method from each function with `scope.sync`, under the same name. */
export const createSyncMethods = createEach as <Functions extends object>(sync: Scope<object>['sync'], functions: Functions) => Functions;

function createEach(create: (name: string, run: Action) => unknown, functions: Record<string, Action>): unknown {
  return mapEntries(functions, ([name, run]) => [name, create(name, run)]);
}
