import { openResource, type Plan } from './resource';

interface Door {
  readonly plan: Plan<object>;
  readonly opened: AbortSignal[];
  readonly closed: object[];
  arrive(instance: object): Promise<void>;
  fail(error: unknown): Promise<void>;
}

function createDoor(): Door {
  const opened: AbortSignal[] = [];
  const closed: object[] = [];
  const settle: { resolve(instance: object): void; reject(error: unknown): void }[] = [];
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  return {
    opened,
    closed,
    plan: {
      kind: {},
      source: 'source',
      options: {},
      open(signal) {
        opened.push(signal);
        return new Promise((resolve, reject) => settle.push({ resolve, reject }));
      },
      close: (instance) => closed.push(instance),
    },
    async arrive(instance) {
      settle.at(-1)?.resolve(instance);
      await turn();
    },
    async fail(error) {
      settle.at(-1)?.reject(error);
      await turn();
    },
  };
}
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('default: loading, then ready, told once', async () => {
  const { plan, arrive } = createDoor();
  const resource = openResource(plan);
  const listener = jest.fn();
  resource.watch(listener);
  await turn();
  expect([resource.life(), listener.mock.calls.length]).toEqual([{ status: 'loading' }, 0]);
  const instance = {};
  await arrive(instance);
  expect(resource.life()).toEqual({ status: 'ready', instance });
  await expect(resource.promise).resolves.toBe(instance);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('behavior: a failure is told, and is no unhandled rejection', async () => {
  const { plan, fail } = createDoor();
  const resource = openResource(plan);
  await turn();
  const error = new Error('no');
  await fail(error);
  expect(resource.life()).toEqual({ status: 'failed', error });
});

test('behavior: what `open` throws at once is a failure too', async () => {
  const error = new Error('no');
  const resource = openResource({
    ...createDoor().plan,
    open: () => {
      throw error;
    },
  });
  await turn();
  expect(resource.life()).toEqual({ status: 'failed', error });
});

test('behavior: nobody is told who no longer listens', async () => {
  const { plan, arrive } = createDoor();
  const resource = openResource(plan);
  const [stays, leaves] = [jest.fn(), jest.fn()];
  resource.watch(stays);
  resource.watch(leaves)();
  await turn();
  await arrive({});
  expect([stays.mock.calls.length, leaves.mock.calls.length]).toEqual([1, 0]);
});

test('behavior: closed when ready, it ends at once', async () => {
  const { plan, arrive, closed, opened } = createDoor();
  const resource = openResource(plan);
  await turn();
  const instance = {};
  await arrive(instance);
  void resource.close();
  expect([closed, opened[0]?.aborted]).toEqual([[instance], true]);
});

test('behavior: closed while it loads, it ends when it comes, and nobody is told', async () => {
  const { plan, arrive, closed, opened } = createDoor();
  const resource = openResource(plan);
  const listener = jest.fn();
  resource.watch(listener);
  await turn();
  const ended = resource.close();
  expect([opened[0]?.aborted, closed]).toEqual([true, []]);
  const instance = {};
  await arrive(instance);
  await ended;
  expect([closed, resource.life(), listener.mock.calls]).toEqual([[instance], { status: 'loading' }, []]);
});

test('behavior: closed before it has begun, it never begins', async () => {
  const { plan, opened, closed } = createDoor();
  const resource = openResource(plan);
  await resource.close();
  expect([opened, closed]).toEqual([[], []]);
});

test('behavior: closing what fails, or what cannot be ended, resolves', async () => {
  const door = createDoor();
  const failing = openResource(door.plan);
  await turn();
  const ended = failing.close();
  await door.fail(new Error('no'));
  await expect(ended).resolves.toBeUndefined();

  const torn = openResource({ ...door.plan, close: () => Promise.reject(new Error('torn down before')) });
  await turn();
  await door.arrive({});
  await expect(torn.close()).resolves.toBeUndefined();
});

test('behavior: it begins when what stood before it has ended', async () => {
  const { plan, opened } = createDoor();
  let end = (): void => undefined;
  openResource(plan, new Promise((resolve) => (end = resolve)));
  await turn();
  expect(opened).toEqual([]);
  end();
  await turn();
  expect(opened).toHaveLength(1);
});
