import { openResource, type InstanceSource } from './resource';

interface FakeSource {
  readonly source: InstanceSource<object>;
  readonly opened: AbortSignal[];
  readonly closed: object[];
  arrive(instance: object): Promise<void>;
  fail(error: unknown): Promise<void>;
}

function createFakeSource(): FakeSource {
  const opened: AbortSignal[] = [];
  const closed: object[] = [];
  const pending: { resolve(instance: object): void; reject(error: unknown): void }[] = [];
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  return {
    opened,
    closed,
    source: {
      kind: {},
      identity: 'identity',
      options: {},
      open(signal) {
        opened.push(signal);
        return new Promise((resolve, reject) => pending.push({ resolve, reject }));
      },
      close: (instance) => closed.push(instance),
    },
    async arrive(instance) {
      pending.at(-1)?.resolve(instance);
      await turn();
    },
    async fail(error) {
      pending.at(-1)?.reject(error);
      await turn();
    },
  };
}
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('default: is loading, then ready, and calls the listener once', async () => {
  const { source, arrive } = createFakeSource();
  const resource = openResource(source);
  const listener = jest.fn();
  resource.watch(listener);
  await turn();
  expect([resource.state(), listener.mock.calls.length]).toEqual([{ status: 'loading' }, 0]);
  const instance = {};
  await arrive(instance);
  expect(resource.state()).toEqual({ status: 'ready', instance });
  await expect(resource.promise).resolves.toBe(instance);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('behavior: has the error of a failure, without an unhandled rejection', async () => {
  const { source, fail } = createFakeSource();
  const resource = openResource(source);
  await turn();
  const error = new Error('no');
  await fail(error);
  expect(resource.state()).toEqual({ status: 'failed', error });
});

test('behavior: fails when `open` throws synchronously', async () => {
  const error = new Error('no');
  const resource = openResource({
    ...createFakeSource().source,
    open: () => {
      throw error;
    },
  });
  await turn();
  expect(resource.state()).toEqual({ status: 'failed', error });
});

test('behavior: a removed listener is not called', async () => {
  const { source, arrive } = createFakeSource();
  const resource = openResource(source);
  const [stays, leaves] = [jest.fn(), jest.fn()];
  resource.watch(stays);
  resource.watch(leaves)();
  await turn();
  await arrive({});
  expect([stays.mock.calls.length, leaves.mock.calls.length]).toEqual([1, 0]);
});

test('behavior: closing a ready instance ends it at once', async () => {
  const { source, arrive, closed, opened } = createFakeSource();
  const resource = openResource(source);
  await turn();
  const instance = {};
  await arrive(instance);
  void resource.close();
  expect([closed, opened[0]?.aborted]).toEqual([[instance], true]);
});

test('behavior: closing a loading instance ends it when it arrives, without calling listeners', async () => {
  const { source, arrive, closed, opened } = createFakeSource();
  const resource = openResource(source);
  const listener = jest.fn();
  resource.watch(listener);
  await turn();
  const ended = resource.close();
  expect([opened[0]?.aborted, closed]).toEqual([true, []]);
  const instance = {};
  await arrive(instance);
  await ended;
  expect([closed, resource.state(), listener.mock.calls]).toEqual([[instance], { status: 'loading' }, []]);
});

test('behavior: closing before `open` was called means that it is never called', async () => {
  const { source, opened, closed } = createFakeSource();
  const resource = openResource(source);
  await resource.close();
  expect([opened, closed]).toEqual([[], []]);
});

test('behavior: closing resolves when creation fails, and when ending fails', async () => {
  const fake = createFakeSource();
  const failing = openResource(fake.source);
  await turn();
  const ended = failing.close();
  await fake.fail(new Error('no'));
  await expect(ended).resolves.toBeUndefined();

  const torn = openResource({ ...fake.source, close: () => Promise.reject(new Error('already torn down')) });
  await turn();
  await fake.arrive({});
  await expect(torn.close()).resolves.toBeUndefined();
});

test('behavior: opens when the previous instance has ended', async () => {
  const { source, opened } = createFakeSource();
  let end = (): void => undefined;
  openResource(source, new Promise((resolve) => (end = resolve)));
  await turn();
  expect(opened).toEqual([]);
  end();
  await turn();
  expect(opened).toHaveLength(1);
});
