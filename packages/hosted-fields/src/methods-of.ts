import { mapEntries, type Call, type Method, type Scope } from '@tender/client/internal';

type Action = (call: Call, ...args: never[]) => unknown;
/** Whether an action returns a promise or not: what a method returns is one. */
type Wrap = (name: string, run: unknown) => unknown;
type Methods<Actions> = {
  [Name in keyof Actions]: Actions[Name] extends (call: Call, ...args: infer Args) => infer Result ? Method<Args, Awaited<Result>> : never;
};
type Wrapping = Pick<Scope<object>, 'method' | 'sync'>;

// What goes in and comes out is of the types that only a mapped type can say.

/** An asynchronous method for each action, of its name. */
export function methodsOf<Actions extends Record<string, Action>>({ method }: Wrapping, actions: Actions): Methods<Actions> {
  return wrapped(actions, method as Wrap) as Methods<Actions>;
}

/** A synchronous method for each function, of its name. */
export function syncMethodsOf<Functions extends object>({ sync }: Wrapping, functions: Functions): Functions {
  return wrapped(functions, sync as Wrap) as Functions;
}

function wrapped(functions: object, wrap: Wrap): unknown {
  return mapEntries(functions as Record<string, Action>, ([name, run]) => [name, wrap(name, run)]);
}
