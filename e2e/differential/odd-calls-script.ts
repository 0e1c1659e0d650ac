import type { Outcome } from './shop-script';

/** An error by its type and code, and whatever is unusual about it; or what was resolved with. */
type Brief = { error: string; details?: unknown } | { value?: unknown };

/** What a call came to, in both of its forms. */
interface Told {
  promise?: Brief | undefined;
  /** What did not come as a promise. */
  atOnce?: Brief | undefined;
  /** What the callback was called with, each time; without the error, where that is the promise's. */
  callback: unknown;
  /** What was given, if the call changed it. */
  changed?: Brief | undefined;
}

type Call = (...given: unknown[]) => unknown;

interface OddCalls {
  /** Calls with what `make` makes, and again with a callback behind it. */
  tell(call: Call, make: () => unknown[]): Promise<Told>;
  /** Without a callback. */
  tellPromise(call: Call, make: () => unknown[]): Promise<Omit<Told, 'callback'>>;
  /** A client token with other members, or without those that are undefined. */
  token(changes?: object): string;
  /** Errors and rejections that nobody took. */
  readonly uncaught: string[];
}

declare global {
  interface Window {
    odd: OddCalls;
  }
}

/** Runs on the page: closes over nothing. */
export function installOddCalls(patience: number): void {
  if (Object.hasOwn(window, 'odd')) return;
  const late = Symbol();
  const { shop } = window;
  const isInstance = (value: unknown): value is { teardown(): unknown } =>
    typeof value === 'object' && value !== null && 'teardown' in value && typeof value.teardown === 'function';
  /** Instances are torn down, so that the next one finds the page as it was. */
  async function describe(value: unknown): Promise<Brief> {
    const { error, value: plain } = await shop.attempt(async () => {
      if (value instanceof Error) throw value;
      if (value === late) return 'does not settle';
      if (!isInstance(value)) return value === undefined ? 'undefined' : value;
      await value.teardown();
      return 'an instance';
    });
    return error ? brief(error) : { value: plain };
  }
  const brief = ({ name, type, code, own, details }: NonNullable<Outcome['error']>): Brief => {
    if (name !== 'BraintreeError') return { error: `raw ${String(name)}` };
    const members = own.join() === 'name,code,message,type,details' ? '' : ` with ${own.join()}`;
    return { error: `${String(type)} ${String(code)}${members}`, details };
  };
  const soon = (promise: Promise<unknown>): Promise<unknown> =>
    Promise.race([promise, new Promise((resolve) => setTimeout(() => resolve(late), patience))]);

  async function withoutCallback(call: Call, given: unknown[]): Promise<Pick<Told, 'promise' | 'atOnce'>> {
    let returned: unknown;
    try {
      returned = call(...given);
    } catch (error) {
      return { promise: undefined, atOnce: await describe(error) };
    }
    if (!(returned instanceof Promise)) return { promise: undefined, atOnce: await describe(returned) };
    return { promise: await describe(await soon(returned).catch((error: unknown) => error)) };
  }

  async function withCallback(call: Call, given: unknown[]): Promise<unknown> {
    const calls: unknown[][] = [];
    const called = new Promise<void>((resolve) => {
      given.push((...args: unknown[]) => {
        calls.push(args);
        resolve();
      });
    });
    try {
      const returned = call(...given);
      if (returned !== undefined) return { returned: await describe(await Promise.resolve(returned)) };
    } catch (error) {
      return { thrown: await describe(error) };
    }
    if ((await soon(called)) === late) return 'is not called';
    await new Promise((resolve) => setTimeout(resolve)); // for a second call
    return Promise.all(calls.map((args) => Promise.all(args.map(describe))));
  }

  const uncaught: string[] = [];
  addEventListener('error', ({ error }) => uncaught.push(String((error as Error | null)?.name)));
  addEventListener('unhandledrejection', ({ reason }) => uncaught.push(String((reason as Error | null)?.name)));

  async function tellPromise(call: Call, make: () => unknown[]): Promise<Omit<Told, 'callback'>> {
    const given = make();
    const before = await describe(make());
    const outcome = await withoutCallback(call, given);
    const after = await describe(given);
    return { ...outcome, changed: JSON.stringify(after) === JSON.stringify(before) ? undefined : after };
  }

  window.odd = {
    uncaught,
    tellPromise,
    async tell(call, make) {
      const outcome = await tellPromise(call, make);
      const callback = await withCallback(call, make());
      const same = JSON.stringify(callback) === JSON.stringify([[outcome.promise]]);
      return { ...outcome, callback: same ? 'the same' : callback };
    },
    token: (changes) => btoa(JSON.stringify({ ...(JSON.parse(atob(shop.authorization)) as object), ...changes })),
  };
}
