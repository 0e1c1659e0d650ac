import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { Component, StrictMode, Suspense, type FunctionComponent, type ReactNode } from 'react';
import type { Action } from '../core/use-actions';
import type { InstanceState } from '../core/instance-state';
import { fakeMethod, type FakeMethod } from './fake-method';
import { FakeTender } from './fake-tender';
import { expectNoComplaints } from './complaints';

type AnyAction = Action<(...args: unknown[]) => Promise<unknown>, unknown, unknown>;
type State = InstanceState<object> & { readonly retry: () => void } & Readonly<Record<string, AnyAction>>;

/** Facts about a method that the tests of its provider need. */
export interface ProviderCase {
  /** Name of the method in the names of its provider and hook. */
  readonly name: string;
  readonly Provider: unknown;
  readonly useMethod: () => unknown;
  readonly component: object;
  /** Create options, including a function if the method has such an option. */
  readonly options?: object;
  /** Options with another value. */
  readonly changed?: object;
  /** Names of the actions. Fastlane has none. */
  readonly actions: readonly string[];
}

/**
 * Tests a provider and its hook in StrictMode. `wiring` tests what differs between methods: the component, options, actions and names. `core` tests
 * what `createMethod` does for all of them.
 */
export function describeProvider(
  part: 'wiring' | 'core',
  { name, component, options = {}, changed = { debug: true }, actions, ...hookParts }: ProviderCase,
): void {
  const Provider = hookParts.Provider as FunctionComponent<{ children?: ReactNode; suspense?: boolean }>;
  const useMethod = hookParts.useMethod as () => State;
  const action = actions[0] as string; // undefined for a method without actions, which has the tests of `wiring` alone
  let fake: FakeMethod<object>;
  let seen: State[];
  const forgetComplaints = expectNoComplaints();
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

    test('behavior: equal options keep the instance; other options replace it', async () => {
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

    if (action) {
      test(`behavior: ${action} runs, is pending, has its result, and can be reset`, async () => {
        let respond = (_: unknown): void => undefined;
        fake.answer({ [action]: () => new Promise((resolve) => (respond = resolve)) });
        render(tree());
        await ready();
        expect(seenAction()).toMatchObject({ pending: false });
        let ran: Promise<unknown> | undefined;
        act(() => void (ran = seenAction().run({ option: 1 })));
        expect(seenAction()).toMatchObject({ pending: true });
        expect(fake.calls.at(-1)).toEqual({ method: action, args: [{ option: 1 }] });
        await act(() => Promise.resolve(respond('done')));
        expect(seenAction()).toMatchObject({ pending: false, data: 'done' });
        await expect(ran).resolves.toBe('done');
        act(() => seenAction().reset());
        expect(seenAction()).toMatchObject({ pending: false, data: undefined, error: undefined });
      });
    }

    test('behavior: the hook throws outside its provider, and the provider outside TenderProvider', () => {
      const provider = `(<\\w+> or )?<${name}Provider>`; // some methods have another component that provides them
      expect(() => renderHook(useMethod)).toThrow(new RegExp(`^use${name} must be used within ${provider}\\.$`));
      expect(() => render(<Provider {...options} />)).toThrow(new RegExp(`^${provider} must be used within <TenderProvider>\\.$`));
      forgetComplaints(); // React logs these errors too
    });
  } else {
    test('behavior: an instance that arrives after unmount is torn down', async () => {
      let arrive = (): void => undefined;
      fake.onCreate(() => new Promise<void>((resolve) => (arrive = resolve)));
      const { unmount } = render(tree());
      await act(() => Promise.resolve());
      unmount();
      await act(() => Promise.resolve(arrive()));
      expect(fake.alive).toBe(0);
    });

    test('behavior: a failure is in `error`, and retry creates the instance again', async () => {
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
      const { nested } = fake.created.at(-1) as { nested: { onThing(value: string): number } };
      expect(nested.onThing('value')).toBe(2);
      expect([first.mock.calls, second.mock.calls]).toEqual([[], [['value']]]);
    });

    test('behavior: another authorization replaces the instance', async () => {
      const { rerender } = render(tree());
      await ready();
      const { instance } = latest();
      rerender(tree(options, 'other'));
      expect(latest()).toMatchObject({ status: 'loading' });
      await ready();
      expect(latest().instance).not.toBe(instance);
      expect(fake.alive).toBe(1);
    });

    test('behavior: creates no instance without an authorization', async () => {
      render(tree(options, null));
      await act(() => Promise.resolve());
      expect(latest()).toMatchObject({ status: 'loading' });
      expect(fake.created).toEqual([]);
    });

    test(`behavior: ${action} fails without an unhandled rejection when the promise is ignored`, async () => {
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

    test(`behavior: ${action} is called in the task of the click once the instance is ready, and waits for it before`, async () => {
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

    test(`behavior: ${action} is aborted by its abort function, by the caller's signal, and on unmount`, async () => {
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

    test('behavior: two providers are independent of each other', async () => {
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

      test('behavior: suspends until the instance is ready', async () => {
        const { container, unmount } = render(suspended());
        expect(container.textContent).toBe('waiting');
        await waitFor(() => expect(container.textContent).toBe('ready'));
        expect(seen.every(({ status }) => status === 'ready')).toBe(true);
        await waitFor(() => expect(fake.alive).toBe(1));
        unmount();
        expect(fake.alive).toBe(0);
      });

      test('behavior: throws the error of a failed instance to the boundary', async () => {
        const failure = new Error('no');
        fake.onCreate(() => Promise.reject(failure));
        render(<Boundary>{suspended()}</Boundary>);
        await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('no'));
        forgetComplaints();
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

/** Copies options into new objects with equal values. */
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
