import type { Call, Method, Scope } from '@tender/client/internal';

type Action = (call: Call, ...args: never[]) => unknown;
/** Whether it returns a promise or not: what a method returns is one. */
type Run = (call: Call, ...args: unknown[]) => Promise<unknown>;
type Methods<Actions> = {
  [Name in keyof Actions]: Actions[Name] extends (call: Call, ...args: infer Args) => infer Result ? Method<Args, Awaited<Result>> : never;
};
type Wrapping = Pick<Scope<object>, 'method' | 'sync'>;

// What comes out is of the types that only a mapped type can say.

/** An asynchronous method for each action, of its name. */
export function methodsOf<Actions extends Record<string, Action>>({ method }: Wrapping, actions: Actions): Methods<Actions> {
  return mapped(actions, (name, run) => method(name, run as Run)) as Methods<Actions>;
}

/** A synchronous method for each function, of its name. */
export function syncMethodsOf<Functions extends object>({ sync }: Wrapping, functions: Functions): Functions {
  return mapped(functions as Record<string, () => unknown>, sync) as Functions;
}

function mapped<Value>(values: Record<string, Value>, change: (name: string, value: Value) => unknown): unknown {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(name, value)]));
}
