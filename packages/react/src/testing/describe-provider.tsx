import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import { Component, StrictMode, Suspense, type FunctionComponent, type ReactNode } from 'react';
import type { Action } from '../core/use-actions';
import type { Life } from '../core/life';
import { fakeMethod, type FakeMethod } from './fake-method';
import { FakeTender } from './fake-tender';

type AnyAction = Action<(...args: unknown[]) => Promise<unknown>, unknown, unknown>;
type State = Life<object> & { readonly retry: () => void } & Readonly<Record<string, AnyAction>>;

/** What the contract needs to know of a method. */
export interface ProviderCase {
  /** As in the names of the provider and the hook. */
  readonly name: string;
  readonly Provider: unknown;
  readonly useMethod: () => unknown;
  readonly component: object;
  /** Create options, with a function among them where the method takes one. */
  readonly options?: object;
  /** The same with another value. */
  readonly changed?: object;
  readonly actions: readonly string[];
}

/**
 * What holds for every provider and its hook, under StrictMode. `wiring` is what may differ from method to method: its component, options,
 * actions and names. `core` is what `createMethod` does for all of them.
 */
export function describeProvider(
  part: 'wiring' | 'core',
  { name, component, options = {}, changed = { debug: true }, actions, ...given }: ProviderCase,
): void {
  const Provider = given.Provider as FunctionComponent<{ children?: ReactNode; suspense?: boolean }>;
  const useMethod = given.useMethod as () => State;
  const action = actions[0] as string;
  let fake: FakeMethod<object>;
  let seen: State[];
  let complaints: jest.SpyInstance;
  const latest = (): State => seen.at(-1) as State;
  const seenAction = (): AnyAction => latest()[action] as AnyAction;

  function Watch(): ReactNode {
    seen.push(useMethod());
    return latest().status;
  }
  const tree = (props: object = options, source: unknown = 'one', children: ReactNode = <Watch />): ReactNode => (
    <StrictMode>
      <FakeTender methods={[fake]} source={source}>
        <Provider {...props}>{children}</Provider>
      </FakeTender>
    </StrictMode>
  );
  const ready = (): Promise<void> => waitFor(() => expect(latest().status).toBe('ready'));

  beforeEach(() => {
    seen = [];
    fake = fakeMethod<object>(component as never);
    complaints = jest.spyOn(console, 'error').mockImplementation();
  });
  afterEach(() => {
    cleanup();
    expect(complaints.mock.calls).toEqual([]); // React warns there, of acts among others
  });

  if (part === 'wiring') {
    test('default: loading, ready, and torn down with its provider', async () => {
      const { unmount } = render(tree());
      expect(latest()).toMatchObject({ status: 'loading' });
      expect(latest().instance).toBeUndefined();
      await ready();
      expect(latest().instance).toBeDefined();
      expect(fake.alive).toBe(1);
      expect(fake.created.at(-1)).toEqual(withFunctions(options));
      expect(Object.keys(latest()).filter((key) => !['status', 'instance', 'error', 'retry'].includes(key))).toEqual(actions);
      unmount();
      expect(fake.alive).toBe(0);
    });

    test('behavior: options compare by value; another one ends the instance and begins anew', async () => {
      const { rerender } = render(tree());
      await ready();
      const { instance } = latest();
      const { length } = fake.created;
      rerender(tree(structured(options)));
      await act(() => Promise.resolve());
      expect([latest().instance, fake.created.length]).toEqual([instance, length]);
      rerender(tree({ ...options, ...changed }));
      expect(latest()).toMatchObject({ status: 'loading' });
      await ready();
      expect(latest().instance).not.toBe(instance);
      expect([fake.alive, fake.created.length]).toEqual([1, length + 1]);
      expect(fake.created.at(-1)).toMatchObject(withFunctions(changed));
    });

    test(`behavior: ${action} is run, waited for, told, and forgotten`, async () => {
      let answer = (_: unknown): void => undefined;
      fake.answer({ [action]: () => new Promise((resolve) => (answer = resolve)) });
      render(tree());
      await ready();
      expect(seenAction()).toMatchObject({ pending: false });
      let ran: Promise<unknown> | undefined;
      act(() => void (ran = seenAction().run({ given: 1 })));
      expect(seenAction()).toMatchObject({ pending: true });
      expect(fake.calls.at(-1)).toEqual({ method: action, args: [{ given: 1 }] });
      await act(() => Promise.resolve(answer('done')));
      expect(seenAction()).toMatchObject({ pending: false, data: 'done' });
      await expect(ran).resolves.toBe('done');
      act(() => seenAction().reset());
      expect(seenAction()).toMatchObject({ pending: false, data: undefined, error: undefined });
    });

    test('behavior: outside its provider the hook throws, naming both, and the provider outside of TenderProvider', () => {
      expect(() => renderHook(useMethod)).toThrow(`use${name} must be used within <${name}Provider>.`);
      expect(() => render(<Provider {...options} />)).toThrow(`<${name}Provider> must be used within <TenderProvider>.`);
      complaints.mockClear(); // React tells of them too
    });
  } else {
    test('behavior: an instance that comes after its provider has left is torn down', async () => {
      let arrive = (): void => undefined;
      fake.onCreate(() => new Promise<void>((resolve) => (arrive = resolve)));
      const { unmount } = render(tree());
      await act(() => Promise.resolve());
      unmount();
      await act(() => Promise.resolve(arrive()));
      expect(fake.alive).toBe(0);
    });

    test('behavior: a failure is told, and retry begins anew', async () => {
      const failure = new Error('no');
      fake.onCreate(() => Promise.reject(failure));
      render(tree());
      await waitFor(() => expect(latest()).toMatchObject({ status: 'failed', error: failure }));
      let ran: Promise<unknown> | undefined;
      act(() => void (ran = seenAction().run()));
      await waitFor(() => expect(seenAction()).toMatchObject({ pending: false, error: failure }));
      await expect(ran).rejects.toBe(failure);
      fake.onCreate(() => undefined);
      act(() => latest().retry());
      expect(latest()).toMatchObject({ status: 'loading' });
      await ready();
      expect(fake.alive).toBe(1);
    });

    test('behavior: elements compare by identity', async () => {
      const [one, other] = [document.createElement('p'), document.createElement('p')];
      const { rerender } = render(tree({ ...options, place: one }));
      await ready();
      const { length } = fake.created;
      rerender(tree({ ...options, place: one }));
      await ready();
      expect(fake.created).toHaveLength(length);
      rerender(tree({ ...options, place: other }));
      await ready();
      expect(fake.created).toHaveLength(length + 1);
      expect(fake.created.at(-1)?.place).toBe(other);
    });

    test('behavior: functions among the options are those of the latest render', async () => {
      const [first, second] = [jest.fn(() => 1), jest.fn(() => 2)];
      const { rerender } = render(tree({ ...options, nested: { onThing: first } }));
      await ready();
      const { length } = fake.created;
      rerender(tree({ ...options, nested: { onThing: second } }));
      await ready();
      expect(fake.created).toHaveLength(length);
      const { nested } = fake.created.at(-1) as { nested: { onThing(given: string): number } };
      expect(nested.onThing('given')).toBe(2);
      expect([first.mock.calls, second.mock.calls]).toEqual([[], [['given']]]);
    });

    test('behavior: when somebody else signs in, it begins anew', async () => {
      const { rerender } = render(tree());
      await ready();
      const { instance } = latest();
      rerender(tree(options, 'other'));
      expect(latest()).toMatchObject({ status: 'loading' });
      await ready();
      expect(latest().instance).not.toBe(instance);
      expect(fake.alive).toBe(1);
    });

    test('behavior: without an authorization it waits', async () => {
      render(tree(options, null));
      await act(() => Promise.resolve());
      expect(latest()).toMatchObject({ status: 'loading' });
      expect(fake.created).toEqual([]);
    });

    test(`behavior: ${action} fails, and the promise may be left alone`, async () => {
      const failure = new Error('no');
      fake.answer({ [action]: failure });
      render(tree());
      await ready();
      act(() => void seenAction().run());
      await waitFor(() => expect(seenAction()).toMatchObject({ pending: false, data: undefined, error: failure }));
      fake.answer({ [action]: 'done' });
      act(() => void seenAction().run());
      await waitFor(() => expect(seenAction()).toMatchObject({ pending: false, data: 'done', error: undefined }));
    });

    test(`behavior: ${action} is called in the tick of the click once there is an instance, and waits for it before`, async () => {
      fake.answer({ [action]: 'done' });
      render(tree());
      let early: Promise<unknown> | undefined;
      act(() => void (early = seenAction().run('early')));
      expect(fake.calls).toEqual([]);
      await waitFor(() => expect(seenAction()).toMatchObject({ pending: false, data: 'done' }));
      await expect(early).resolves.toBe('done');
      act(() => {
        void seenAction().run('late');
        expect(fake.calls.at(-1)).toEqual({ method: action, args: ['late'] });
      });
      await waitFor(() => expect(seenAction().pending).toBe(false));
    });

    test(`behavior: ${action} is aborted by itself, by the caller, and when the component leaves`, async () => {
      fake.answer({ [action]: () => new Promise(() => undefined) });
      const { rerender } = render(tree());
      await ready();
      const begin = (...args: unknown[]): Promise<unknown>[] => {
        const runs: Promise<unknown>[] = [];
        act(() => void runs.push(seenAction().run(...args)));
        expect(seenAction().pending).toBe(true);
        return runs;
      };
      const [one] = begin();
      act(() => seenAction().abort('enough'));
      await waitFor(() => expect(seenAction()).toMatchObject({ pending: false, error: undefined }));
      await expect(one).rejects.toBe('enough');

      const caller = new AbortController();
      const [two] = begin({ signal: caller.signal });
      act(() => caller.abort('changed my mind'));
      await waitFor(() => expect(seenAction()).toMatchObject({ pending: false, error: undefined }));
      await expect(two).rejects.toBe('changed my mind');

      const [three] = begin();
      rerender(tree(options, 'one', null));
      await expect(three).rejects.toMatchObject({ name: 'AbortError' });
      expect(fake.alive).toBe(1);
    });

    test('behavior: two providers do not disturb each other', async () => {
      const other: State[] = [];
      const Other = (): ReactNode => {
        other.push(useMethod());
        return null;
      };
      fake.answer({ [action]: 'done' });
      const { rerender } = render(
        <StrictMode>
          <FakeTender methods={[fake]}>
            <Provider key="one">
              <Watch />
            </Provider>
            <Provider key="two">
              <Other />
            </Provider>
          </FakeTender>
        </StrictMode>,
      );
      await ready();
      await waitFor(() => expect(other.at(-1)?.status).toBe('ready'));
      expect(fake.alive).toBe(2);
      act(() => void seenAction().run());
      await waitFor(() => expect(seenAction().pending).toBe(false));
      expect([seenAction().data, other.at(-1)?.[action]?.data]).toEqual(['done', undefined]);
      const { instance } = latest();
      rerender(
        <StrictMode>
          <FakeTender methods={[fake]}>
            <Provider key="one">
              <Watch />
            </Provider>
          </FakeTender>
        </StrictMode>,
      );
      expect(fake.alive).toBe(1);
      expect(latest().instance).toBe(instance);
    });

    describe.each(['above', 'below'])('options: suspense, the boundary %s the provider', (where) => {
      const suspended = (): ReactNode => {
        const inner = where === 'below' ? <Suspense fallback="waiting">{<Watch />}</Suspense> : <Watch />;
        const provided = (
          <FakeTender methods={[fake]}>
            <Provider {...options} suspense>
              {inner}
            </Provider>
          </FakeTender>
        );
        return <StrictMode>{where === 'above' ? <Suspense fallback="waiting">{provided}</Suspense> : provided}</StrictMode>;
      };

      test('behavior: suspends until it is ready', async () => {
        const { container, unmount } = render(suspended());
        expect(container.textContent).toBe('waiting');
        await waitFor(() => expect(container.textContent).toBe('ready'));
        expect(seen.every(({ status }) => status === 'ready')).toBe(true);
        await waitFor(() => expect(fake.alive).toBe(1));
        unmount();
        expect(fake.alive).toBe(0);
      });

      test('behavior: throws what it failed with to the boundary', async () => {
        const failure = new Error('no');
        fake.onCreate(() => Promise.reject(failure));
        render(<Boundary>{suspended()}</Boundary>);
        await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('no'));
        complaints.mockClear();
      });
    });
  }
}

class Boundary extends Component<{ children: ReactNode }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error): object => ({ error });
  override render(): ReactNode {
    return this.state.error ? <p role="alert">{this.state.error.message}</p> : this.props.children;
  }
}

/** The same values in new objects. */
const structured = (options: object): object =>
  Object.fromEntries(
    Object.entries(options).map(([key, value]) => [
      key,
      typeof value === 'object' && !(value instanceof Node) ? structuredClone(value) : (value as unknown),
    ]),
  );

const withFunctions = (options: object): object =>
  Object.fromEntries(
    Object.entries(options)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, typeof value === 'function' ? expect.any(Function) : (value as unknown)]),
  );
