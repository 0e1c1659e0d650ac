import { abortable, createEmitter, readSignal } from '@tender/client/internal';
import { isData } from '../core/by-value';

/** A result of the method, an error that it rejects with, or a function that replaces it. */
type FakeAnswer<Method> =
  | (Method extends { (...args: infer Args): Promise<infer Result>; (...args: never): unknown }
      ? Result | Error | ((...args: Args) => Promise<Result>)
      : never)
  | Method;

/** Results of a fake by method: a value, an `Error` that the method rejects with, or a function. Other methods do not exist on the instance. */
export type FakeAnswers<Instance> = { readonly [Name in keyof Instance]?: FakeAnswer<Instance[Name]> };

/** Replaces a payment method in tests, and records what is done with it. */
export interface FakeMethod<Instance> {
  /** The component that it replaces. */
  readonly component: object;
  /** Options of each `create`, in order. */
  readonly created: readonly Readonly<Record<string, unknown>>[];
  /** Number of instances that exist: created, and not torn down. */
  readonly alive: number;
  /** Calls of the instances' methods, in order. Signals are removed from the arguments. */
  readonly calls: readonly { readonly method: string; readonly args: readonly unknown[] }[];
  /**
   * Calls the listeners of an event.
   * @example fake.emit('validityChange', state);
   */
  emit(event: string, ...args: unknown[]): void;
  /**
   * Changes results, also those of existing instances.
   * @example fake.answer({ tokenize: new Error('no') });
   */
  answer(answers: FakeAnswers<Instance>): void;
  /**
   * Sets a function that runs before each instance is created. If it throws, creation fails; a promise is awaited.
   * @example fake.onCreate(() => Promise.reject(new Error('no')));
   */
  onCreate(run: (options: Readonly<Record<string, unknown>>) => unknown): void;
  /** Creates an instance. `<FakeTender>` calls it. */
  create(options: object): Promise<Instance>;
}

interface Creatable<Instance> {
  create(options: never): Promise<Instance>;
  create(options: never, callback: never): void;
}

/**
 * Creates a fake of a payment method, which works without frames, windows or a gateway.
 * @param component the component to replace: `sepa`, `hostedFields`, ...
 * @param properties members of the instance that are not methods, such as `deviceData` of a data collector
 * @example const fake = fakeMethod(sepa, { tokenize: { nonce: 'fake', ibanLastFour: '1234', customerId: 'c', mandateType: 'ONE_OFF' } });
 */
export function fakeMethod<Instance>(
  component: Creatable<Instance>,
  answers: FakeAnswers<Instance> = {},
  properties: Partial<Instance> = {},
): FakeMethod<Instance> {
  const created: Readonly<Record<string, unknown>>[] = [];
  const calls: { method: string; args: unknown[] }[] = [];
  const { on, off, hasListener, emit } = createEmitter<Record<string, unknown[]>>();
  let results: Readonly<Record<string, unknown>> = { ...answers };
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
    const call = (method: string, args: readonly unknown[]): unknown => {
      calls.push({ method, args: args.map(withoutSignal).filter((arg) => arg !== undefined) });
      const answer = results[method];
      const result: unknown = typeof answer === 'function' ? Reflect.apply(answer, undefined, args) : toPromise(answer);
      return result instanceof Promise ? abortable(result, readSignal(args.at(-1))) : result;
    };
    const own: Readonly<Record<PropertyKey, unknown>> = { on, off, hasListener, teardown };
    const run = (name: PropertyKey, args: unknown[]): unknown => {
      if (isTorn) throw new Error(`${String(name)} of a fake cannot be called after teardown.`);
      const method = own[name];
      return typeof method === 'function' ? Reflect.apply(method, undefined, args) : call(String(name), args);
    };
    return new Proxy(own, {
      get(_, name) {
        if (Object.hasOwn(properties, name)) return properties[name as keyof Instance];
        return name in own || Object.hasOwn(results, name) ? (...args: unknown[]) => run(name, args) : undefined;
      },
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
      results = { ...results, ...changed };
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

function toPromise(answer: unknown): Promise<unknown> {
  return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
}

/** Removes the signal from options. Returns undefined if they contain nothing else. */
function withoutSignal(arg: unknown): unknown {
  if (!isData(arg) || !readSignal(arg)) return arg;
  const { signal: _, ...rest } = arg;
  return Object.keys(rest).length ? rest : undefined;
}
