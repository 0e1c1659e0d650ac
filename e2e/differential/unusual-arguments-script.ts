import type { Outcome } from './shop-script';

/** An error by its type and code, and whatever is unusual about it; or the value of the call. */
type Brief = { error: string; details?: unknown } | { value?: unknown };

/** How a call ended. */
interface Ending {
  promise?: Brief | undefined;
  /** What the call returned or threw without a promise. */
  atOnce?: Brief | undefined;
  /** The arguments, if the call changed them. */
  changed?: Brief | undefined;
}

type Call = (...args: unknown[]) => unknown;

interface CallTester {
  /** Calls with the arguments that `make` creates, and again with a callback after them. */
  both(call: Call, make: () => unknown[]): Promise<Ending & { callback: unknown }>;
  promise(call: Call, make: () => unknown[]): Promise<Ending>;
  /** Resolves with the arguments of each call of the callback. */
  callback(call: Call, make: () => unknown[]): Promise<unknown>;
  /** Makes several calls in the same task. */
  together(...calls: (() => unknown)[]): Promise<Ending[]>;
  /** Creates a client token with other members, or without those that are undefined. */
  token(changes?: object): string;
  /** Names of errors and rejections that nothing on the page has caught. */
  readonly uncaught: string[];
}

declare global {
  interface Window {
    callTester: CallTester;
    /** From now on the customer closes every window as soon as it shows the provider's page. */
    closeWindows(): void;
    /** Copies an object without one of its members. */
    without(from: object, name: string): object;
    /** Copies an object and sets all named members to one value. */
    all(base: object, names: string, value: unknown): object;
  }
}

/** Runs on the page, and uses nothing from outside. A call that takes longer than `timeout` milliseconds counts as one that never settles. */
export function installCallTester(timeout: number): void {
  if (Object.hasOwn(window, 'callTester')) return;
  const late = Symbol();
  const { shop } = window;
  const isInstance = (value: unknown): value is { teardown(): unknown } =>
    typeof value === 'object' && value !== null && 'teardown' in value && typeof value.teardown === 'function';
  /** Tears down instances that a call has created, so that the next call finds the page as it was. */
  async function describe(value: unknown): Promise<Brief> {
    const { error, value: plain } = await shop.attempt(async () => {
      if (value instanceof Error) throw value;
      if (value === late) return 'does not settle';
      if (!isInstance(value)) return value === undefined ? 'undefined' : value;
      if (Object.values(shop.instances).some((instance) => instance === value)) return 'the instance';
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
    Promise.race([promise, new Promise((resolve) => setTimeout(() => resolve(late), timeout))]);

  async function withoutCallback(call: Call, args: unknown[]): Promise<Ending> {
    let returned: unknown;
    try {
      returned = call(...args);
    } catch (error) {
      return { promise: undefined, atOnce: await describe(error) };
    }
    const isPromise = typeof returned === 'object' && returned !== null && 'then' in returned;
    if (!isPromise) return { promise: undefined, atOnce: await describe(returned) };
    return { promise: await describe(await soon(Promise.resolve(returned)).catch((error: unknown) => error)) };
  }

  async function withCallback(call: Call, args: unknown[]): Promise<unknown> {
    const calls: unknown[][] = [];
    const called = new Promise<void>((resolve) => {
      args.push((...received: unknown[]) => {
        calls.push(received);
        resolve();
      });
    });
    let returned: unknown;
    try {
      returned = await call(...args);
    } catch (error) {
      return { thrown: await describe(error) };
    }
    // PayPal's `tokenize` returns a handler, and calls back as well.
    const isHandler = typeof returned === 'object' && returned !== null && 'focus' in returned;
    if (returned !== undefined && !isHandler) return { returned: await describe(returned) };
    if ((await soon(called)) === late) return 'is not called';
    await new Promise((resolve) => setTimeout(resolve)); // for a second call
    return Promise.all(calls.map((received) => Promise.all(received.map(describe))));
  }

  const uncaught: string[] = [];
  addEventListener('error', ({ error }) => uncaught.push(String((error as Error | null)?.name)));
  addEventListener('unhandledrejection', ({ reason }) => uncaught.push(String((reason as Error | null)?.name)));

  async function promise(call: Call, make: () => unknown[]): Promise<Ending> {
    const args = make();
    const before = await describe(args);
    const ending = await withoutCallback(call, args);
    const after = await describe(args);
    return { ...ending, changed: JSON.stringify(after) === JSON.stringify(before) ? undefined : after };
  }

  window.callTester = {
    uncaught,
    promise,
    callback: (call, make) => withCallback(call, make()),
    async both(call, make) {
      const ending = await promise(call, make);
      const callback = await withCallback(call, make());
      const same = JSON.stringify(callback) === JSON.stringify([[ending.promise]]);
      return { ...ending, callback: same ? 'the same' : callback };
    },
    together: (...calls) => Promise.all(calls.map((call) => withoutCallback(call, []))),
    token: (changes) => btoa(JSON.stringify({ ...(JSON.parse(atob(shop.authorization)) as object), ...changes })),
  };

  window.closeWindows = () => {
    window.open = (address) => {
      let shown = String(address);
      const popup = {
        closed: false,
        close: () => void (popup.closed = true),
        focus: () => {},
        location: {
          get href() {
            return shown;
          },
          set href(next: string) {
            shown = next;
            popup.closed = true;
          },
        },
      };
      return popup as unknown as Window;
    };
  };

  window.without = (from, name) => Object.fromEntries(Object.entries(from).filter(([key]) => key !== name));
  window.all = (base, names, value) => ({ ...base, ...Object.fromEntries(names.split(' ').map((name) => [name, value])) });
}
