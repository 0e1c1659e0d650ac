import { abortable, createEmitter, signalIn } from '@tender/client/internal';
import { isData } from '../core/by-value';

/** A result of the method, an error that it fails with, or a function in its place. */
type Answer<Method> =
  | (Method extends { (...args: infer Args): Promise<infer Result>; (...args: never): unknown }
      ? Result | Error | ((...args: Args) => Promise<Result>)
      : never)
  | Method;

/** How a fake answers, by method. Methods without an answer are not there. */
export type Answers<Instance> = { readonly [Name in keyof Instance]?: Answer<Instance[Name]> };

/** Stands in for a payment method, and notes what is done with it. */
export interface FakeMethod<Instance> {
  /** What it stands in for. */
  readonly component: object;
  /** Options of each `create`, in order. */
  readonly created: readonly Readonly<Record<string, unknown>>[];
  /** How many instances there are now. */
  readonly alive: number;
  /** In order, without signals. */
  readonly calls: readonly { readonly method: string; readonly args: readonly unknown[] }[];
  /** Calls those who listen with `on`. */
  emit(event: string, ...given: unknown[]): void;
  /** Changes answers, also of instances there are. */
  answer(answers: Answers<Instance>): void;
  /** Runs before each instance: one that throws fails it, and a promise is waited for. */
  onCreate(run: (options: Readonly<Record<string, unknown>>) => unknown): void;
  create(options: object): Promise<Instance>;
}

interface Creatable<Instance> {
  create(options: never): Promise<Instance>;
  create(options: never, callback: never): void;
}

/**
 * A payment method that answers as a test says, without frames, windows or a gateway.
 * @param component by which providers know the method: `sepa`, `hostedFields`, ...
 */
export function fakeMethod<Instance>(component: Creatable<Instance>, answers: Answers<Instance> = {}): FakeMethod<Instance> {
  const created: Readonly<Record<string, unknown>>[] = [];
  const calls: { method: string; args: unknown[] }[] = [];
  const { on, off, hasListener, emit } = createEmitter<Record<string, unknown[]>>();
  let known: Readonly<Record<string, unknown>> = { ...answers };
  let prepare: (options: Readonly<Record<string, unknown>>) => unknown = () => undefined;
  let alive = 0;

  function open(): Instance {
    let isTorn = false;
    alive += 1;
    const teardown = (): Promise<void> => {
      alive -= 1;
      isTorn = true;
      return Promise.resolve();
    };
    const call = (method: string, given: readonly unknown[]): unknown => {
      calls.push({ method, args: given.map(withoutSignal).filter((arg) => arg !== undefined) });
      const answer = known[method];
      const result: unknown = typeof answer === 'function' ? Reflect.apply(answer, undefined, given) : settled(answer);
      return result instanceof Promise ? abortable(result, signalIn(given.at(-1))) : result;
    };
    const own: Readonly<Record<PropertyKey, unknown>> = { on, off, hasListener, teardown };
    const run = (name: PropertyKey, given: unknown[]): unknown => {
      if (isTorn) throw new Error(`${String(name)} of a fake cannot be called after teardown.`);
      const method = own[name];
      return typeof method === 'function' ? Reflect.apply(method, undefined, given) : call(String(name), given);
    };
    return new Proxy(own, {
      get: (_, name) => (name in own || Object.hasOwn(known, name) ? (...given: unknown[]) => run(name, given) : undefined),
    }) as unknown as Instance;
  }

  return {
    component,
    created,
    calls,
    emit,
    get alive() {
      return alive;
    },
    answer(changed) {
      known = { ...known, ...changed };
    },
    onCreate(run) {
      prepare = run;
    },
    async create({ client: _, signal, ...options }: { client?: unknown; signal?: AbortSignal }) {
      created.push(options);
      await abortable(Promise.resolve(options).then(prepare), signal);
      return open();
    },
  };
}

function settled(answer: unknown): Promise<unknown> {
  return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
}

/** Options without their signal; nothing, where they held nothing else. */
function withoutSignal(arg: unknown): unknown {
  if (!isData(arg) || !signalIn(arg)) return arg;
  const { signal: _, ...rest } = arg;
  return Object.keys(rest).length ? rest : undefined;
}
