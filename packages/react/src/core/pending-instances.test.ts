import { openPendingInstance, takePendingInstance } from './pending-instances';
import type { InstanceSource } from './resource';

const kind = {};
let opened: number;
let closed: object[];
let open: (signal: AbortSignal) => Promise<object>;
const createSource = (changed: Partial<InstanceSource<object>> = {}): InstanceSource<object> => ({
  kind,
  identity: 'identity',
  options: { name: 'one' },
  open(signal) {
    opened += 1;
    return open(signal);
  },
  close: (instance) => closed.push(instance),
  ...changed,
});
/** Runs the callbacks of resolved promises without advancing the clock. */
const flushPromises = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

beforeEach(() => {
  jest.useFakeTimers();
  opened = 0;
  closed = [];
  open = () => Promise.resolve({ opened });
});
afterEach(async () => {
  await jest.advanceTimersByTimeAsync(60_000); // lets all pending instances expire
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('default: equal sources share one instance until it is taken', async () => {
  const one = openPendingInstance(createSource());
  expect(openPendingInstance(createSource({ options: { name: 'one' } }))).toBe(one);
  await flushPromises();
  expect(opened).toBe(1);
  expect(takePendingInstance(createSource())).toBe(one);
  expect(takePendingInstance(createSource())).toBeUndefined();
  const other = openPendingInstance(createSource());
  expect(other).not.toBe(one);
});

test.each<[string, Partial<InstanceSource<object>>]>([
  ['component', { kind: {} }],
  ['authorization', { identity: 'other' }],
  ['option', { options: { name: 'two' } }],
])('behavior: another %s creates another instance', (_, changed) => {
  const one = openPendingInstance(createSource());
  expect(takePendingInstance(createSource(changed))).toBeUndefined();
  expect(openPendingInstance(createSource(changed))).not.toBe(one);
});

test('behavior: an instance that is not taken ends after half a minute', async () => {
  openPendingInstance(createSource());
  await jest.advanceTimersByTimeAsync(29_999);
  expect(closed).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(closed).toEqual([{ opened: 1 }]);
  expect(takePendingInstance(createSource())).toBeUndefined();
});

test('behavior: an instance that is not taken while it loads is aborted, and ends when it arrives', async () => {
  let arrive = (_: object): void => undefined;
  let signal: AbortSignal | undefined;
  open = (openSignal) => {
    signal = openSignal;
    return new Promise((resolve) => (arrive = resolve));
  };
  openPendingInstance(createSource());
  await jest.advanceTimersByTimeAsync(30_000);
  expect(signal?.aborted).toBe(true);
  const late = {};
  arrive(late);
  await flushPromises();
  expect(closed).toEqual([late]);
});

test('behavior: an instance that was taken does not expire', async () => {
  openPendingInstance(createSource());
  takePendingInstance(createSource());
  await jest.advanceTimersByTimeAsync(60_000);
  expect([closed, jest.getTimerCount()]).toEqual([[], 0]);
});

test('behavior: a failure is kept for a second, even if it is asked for again', async () => {
  open = () => Promise.reject(new Error('no'));
  const failed = openPendingInstance(createSource());
  await flushPromises();
  expect(failed.state().status).toBe('failed');
  await jest.advanceTimersByTimeAsync(999);
  expect(openPendingInstance(createSource())).toBe(failed);
  await jest.advanceTimersByTimeAsync(1);
  const other = openPendingInstance(createSource());
  expect(other).not.toBe(failed);
  await flushPromises();
  expect(opened).toBe(2);
});

test('behavior: a failure of an instance that was taken starts no timer', async () => {
  let fail = (_: unknown): void => undefined;
  open = () => new Promise((_, reject) => (fail = reject));
  openPendingInstance(createSource());
  takePendingInstance(createSource());
  await flushPromises();
  fail(new Error('no'));
  await flushPromises();
  expect(jest.getTimerCount()).toBe(0);
});
