import { act, render, waitFor } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { createInstanceRef, type InstanceRef } from './instance-ref';
import { useActions, type Action } from './use-actions';
import { expectNoConsoleErrors } from '../fixtures/console-errors';

type Pay = Action<(...args: unknown[]) => Promise<unknown>, unknown, unknown>;
interface Call {
  readonly args: readonly unknown[];
  readonly signal: AbortSignal;
  resolve(data: unknown): Promise<void>;
  reject(error: unknown): Promise<void>;
}

let instanceRef: InstanceRef<object>;
let calls: Call[];
let seen: Pay[];
const pay = (): Pay => seen.at(-1) as Pay;
const call = (index: number): Call => calls[index] as Call;
const state = (): object => {
  const { pending, data, error } = pay();
  return { pending, data, error };
};

const instance = {
  pay(...args: unknown[]): Promise<unknown> {
    const { signal } = args.at(-1) as { signal: AbortSignal };
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      const settle =
        (end: (value: unknown) => void) =>
        (value: unknown): Promise<void> =>
          act(async () => end(value));
      calls.push({ args, signal, resolve: settle(resolve), reject: settle(reject) });
    });
  },
};
function Watch(): ReactNode {
  seen.push(useActions(instanceRef, ['pay', 'other']).pay as Pay);
  return null;
}
const open = (): ReturnType<typeof render> =>
  render(
    <StrictMode>
      <Watch />
    </StrictMode>,
  );
const run = (...args: unknown[]): Promise<unknown> => {
  let promise: Promise<unknown> | undefined;
  act(() => void (promise = pay().run(...args)));
  return promise as Promise<unknown>;
};

expectNoConsoleErrors();
beforeEach(() => {
  instanceRef = createInstanceRef();
  instanceRef.set({ status: 'ready', instance });
  calls = [];
  seen = [];
});

test('default: the functions of an action are the same in every render', async () => {
  open();
  const { run: first, abort, reset } = pay();
  void run();
  await call(0).resolve('done');
  expect(pay()).toMatchObject({ data: 'done' });
  expect([pay().run === first, pay().abort === abort, pay().reset === reset]).toEqual([true, true, true]);
});

test.each<[string, unknown[], unknown[]]>([
  ['none', [], [{ signal: expect.anything() }]],
  ['options, which are not touched', [Object.freeze({ amount: 1 })], [{ amount: 1, signal: expect.anything() }]],
  ['a text', ['nonce'], ['nonce', { signal: expect.anything() }]],
  ['a list', [['a', 'b']], [['a', 'b'], { signal: expect.anything() }]],
  ['several', ['field', { value: 1 }], ['field', { value: 1, signal: expect.anything() }]],
])('default: the method receives a signal in addition to its arguments: %s', async (_, runArgs, args) => {
  open();
  void run(...runArgs);
  expect(call(0).args).toEqual(args);
  await call(0).resolve('done');
});

test('behavior: with overlapping calls it is pending until all have ended, and has the result of the one that ended last', async () => {
  open();
  const [first, second] = [run(), run()];
  await call(1).resolve('second');
  expect(state()).toEqual({ pending: true, data: 'second', error: undefined });
  await call(0).reject('first');
  expect(state()).toEqual({ pending: false, data: undefined, error: 'first' });
  await expect(first).rejects.toBe('first');
  await expect(second).resolves.toBe('second');
});

test('behavior: reset ignores the results of running calls, which continue', async () => {
  open();
  const first = run();
  act(() => pay().reset());
  expect(state()).toEqual({ pending: false, data: undefined, error: undefined });
  const second = run();
  await call(0).resolve('first');
  expect(state()).toEqual({ pending: true, data: undefined, error: undefined });
  await expect(first).resolves.toBe('first');
  await call(1).resolve('second');
  expect(state()).toEqual({ pending: false, data: 'second', error: undefined });
  await expect(second).resolves.toBe('second');
});

test('behavior: abort ends all running calls, and keeps the result of the last one that ended', async () => {
  open();
  void run();
  await call(0).resolve('done');
  const [one, two] = [run(), run()];
  await act(async () => pay().abort('enough'));
  expect(state()).toEqual({ pending: false, data: 'done', error: undefined });
  await expect(one).rejects.toBe('enough');
  await expect(two).rejects.toBe('enough');
  void run();
  expect(call(3).signal.aborted).toBe(false);
  await call(3).resolve('again');
  expect(state()).toEqual({ pending: false, data: 'again', error: undefined });
});

test('behavior: a call with an aborted signal rejects with its reason', async () => {
  open();
  const called = run({ signal: AbortSignal.abort('too late') });
  expect(call(0).signal.aborted).toBe(true);
  await act(() => call(0).reject(call(0).signal.reason));
  await expect(called).rejects.toBe('too late');
  expect(state()).toEqual({ pending: false, data: undefined, error: undefined });
});

test('behavior: an error that the method throws synchronously is a rejection', async () => {
  instanceRef.set({
    status: 'ready',
    instance: {
      pay() {
        throw new Error('torn down');
      },
    },
  });
  open();
  const called = run();
  await waitFor(() => expect(state()).toMatchObject({ pending: false, error: { message: 'torn down' } }));
  await expect(called).rejects.toThrow('torn down');
});

test('behavior: a call that waits for the instance ends when it is aborted', async () => {
  instanceRef = createInstanceRef();
  open();
  const called = run();
  expect(state()).toMatchObject({ pending: true });
  await act(async () => pay().abort('enough'));
  await expect(called).rejects.toBe('enough');
  act(() => instanceRef.set({ status: 'ready', instance }));
  await act(async () => Promise.resolve());
  expect([state(), calls]).toEqual([{ pending: false, data: undefined, error: undefined }, []]);
});

test('behavior: unmounting aborts running calls, whose promises reject', async () => {
  const { unmount } = open();
  const called = run();
  unmount();
  expect(call(0).signal.aborted).toBe(true);
  await expect(called).rejects.toMatchObject({ name: 'AbortError' });
});
