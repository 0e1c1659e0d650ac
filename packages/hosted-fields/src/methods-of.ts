import type { Call, Method, Scope } from '@tender/client/internal';

type Action = (call: Call, ...args: never[]) => unknown;
/** Whether it returns a promise or not: what a method returns is one. */
type Run = (call: Call, ...args: unknown[]) => Promise<unknown>;
type Methods<Actions> = {
  [Name in keyof Actions]: Actions[Name] extends (call: Call, ...args: infer Args) => infer Result ? Method<Args, Awaited<Result>> : never;
};

/** An asynchronous method for each action, of its name. */
export function methodsOf<Actions extends Record<string, Action>>(
  scope: Pick<Scope<object>, 'method'>,
  actions: Actions,
): Methods<Actions> {
  const methods = Object.entries(actions).map(([name, run]) => [name, scope.method(name, run as Run)]);
  return Object.fromEntries(methods) as Methods<Actions>; // which only a mapped type can say
}
