type Call = (...args: unknown[]) => unknown;
type Tried = Record<string, unknown>;

declare global {
  interface Window {
    tried(call: Call, args: unknown[]): Promise<Tried>;
    calledBack(call: Call, args: unknown[]): Promise<Tried>;
    /** Several calls in the same tick. */
    together(...calls: (() => unknown)[]): Promise<Tried[]>;
    /** From now on the customer closes a window once it was sent to the provider. */
    closeWindows(): void;
    without(from: object, name: string): object;
    all(base: object, names: string, value: unknown): object;
  }
}

/** Runs on the page: closes over nothing. */
export function installCalls(): void {
  /** As long as a call may take. */
  const BOUND = 4000;
  const late = (): Promise<string> => new Promise((resolve) => setTimeout(resolve, BOUND, 'does not settle'));
  const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

  /** What an instance can do is compared elsewhere. */
  const brief = (value: unknown): unknown =>
    isObject(value) && ['teardown', 'getVersion', 'fetchPreferredPaymentMethods', 'tokenize'].some((name) => name in value)
      ? 'an instance'
      : value;

  const text = (value: unknown): string =>
    JSON.stringify(value, (_, member: unknown) => {
      if (typeof member === 'function' || member === undefined) return typeof member;
      return isObject(member) && ('getConfiguration' in member || member instanceof Node) ? 'a client or node' : member;
    });

  /** Where in a document the gateway found an error depends on its layout. */
  const LAYOUT = 'locations';
  const sorted = (value: object): object =>
    Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => name !== LAYOUT)
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  const line = (value: unknown): string =>
    JSON.stringify(value, (_, member: unknown) => (isObject(member) && !Array.isArray(member) ? sorted(member) : member));

  /** One line for an error. */
  async function outcome(how: () => string, run: () => unknown): Promise<Tried> {
    const { value, error } = await window.shop.attempt(run);
    if (!error) return { [how()]: isObject(value) ? line(value) : value };
    const { name, code, type, own, details } = error;
    return { [`${how()} failure`]: [name, code, type, own.join(), details === undefined ? '' : line(details)].join(' ') };
  }

  window.tried = async (call, args) => {
    const before = text(args);
    let how = 'returned';
    const ended = await outcome(
      () => how,
      async () => {
        try {
          const result = call(...args);
          if (!isObject(result) || !('then' in result)) return brief(result);
          how = 'promised';
          return await Promise.race([(result as Promise<unknown>).then(brief), late()]);
        } catch (error) {
          if (how === 'returned') how = 'thrown';
          throw error;
        }
      },
    );
    const after = text(args);
    return { ...ended, ...(after !== before && { changed: after }) };
  };

  window.calledBack = async (call, args) => {
    let times = 0;
    const called = new Promise<unknown[]>((resolve) => {
      args.push((...got: unknown[]) => {
        times += 1;
        resolve(got);
      });
    });
    const immediately = await window.tried(call, args);
    const got = await Promise.race([called, late()]);
    if (typeof got === 'string') return { immediately, got };
    const [error, data] = got;
    await new Promise((resolve) => setTimeout(resolve)); // whether it calls a second time
    const named = await outcome(
      () => 'got',
      () => (error ? Promise.reject(error) : brief(data)),
    );
    return { immediately, times, arguments: got.length, ...named };
  };

  window.together = (...calls) => Promise.all(calls.map((call) => window.tried(call, [])));

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
