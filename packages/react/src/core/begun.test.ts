import { begin, take } from './begun';
import type { Plan } from './resource';

const kind = {};
let opened: number;
let closed: object[];
let open: (signal: AbortSignal) => Promise<object>;
const plan = (changed: Partial<Plan<object>> = {}): Plan<object> => ({
  kind,
  source: 'source',
  options: { name: 'one' },
  open(signal) {
    opened += 1;
    return open(signal);
  },
  close: (instance) => closed.push(instance),
  ...changed,
});
/** Lets promises settle, while the clock stands. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

beforeEach(() => {
  jest.useFakeTimers();
  opened = 0;
  closed = [];
  open = () => Promise.resolve({ opened });
});
afterEach(async () => {
  await jest.advanceTimersByTimeAsync(60_000); // what a test has left expires
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('default: plans that hold the same begin one instance, until one takes it', async () => {
  const one = begin(plan());
  expect(begin(plan({ options: { name: 'one' } }))).toBe(one);
  await settle();
  expect(opened).toBe(1);
  expect(take(plan())).toBe(one);
  expect(take(plan())).toBeUndefined();
  const other = begin(plan());
  expect(other).not.toBe(one);
});

test.each<[string, Partial<Plan<object>>]>([
  ['component', { kind: {} }],
  ['authorization', { source: 'other' }],
  ['option', { options: { name: 'two' } }],
])('behavior: another %s is another instance', (_, changed) => {
  const one = begin(plan());
  expect(take(plan(changed))).toBeUndefined();
  expect(begin(plan(changed))).not.toBe(one);
});

test('behavior: what nobody takes ends after half a minute', async () => {
  begin(plan());
  await jest.advanceTimersByTimeAsync(29_999);
  expect(closed).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(closed).toEqual([{ opened: 1 }]);
  expect(take(plan())).toBeUndefined();
});

test('behavior: what nobody takes while it loads is aborted, and ends when it comes', async () => {
  let arrive = (_: object): void => undefined;
  let signal: AbortSignal | undefined;
  open = (given) => {
    signal = given;
    return new Promise((resolve) => (arrive = resolve));
  };
  begin(plan());
  await jest.advanceTimersByTimeAsync(30_000);
  expect(signal?.aborted).toBe(true);
  const late = {};
  arrive(late);
  await settle();
  expect(closed).toEqual([late]);
});

test('behavior: what has been taken does not expire', async () => {
  begin(plan());
  take(plan());
  await jest.advanceTimersByTimeAsync(60_000);
  expect([closed, jest.getTimerCount()]).toEqual([[], 0]);
});

test('behavior: a failure is kept for a second, whatever asks for it', async () => {
  open = () => Promise.reject(new Error('no'));
  const failed = begin(plan());
  await settle();
  expect(failed.life().status).toBe('failed');
  await jest.advanceTimersByTimeAsync(999);
  expect(begin(plan())).toBe(failed);
  await jest.advanceTimersByTimeAsync(1);
  const other = begin(plan());
  expect(other).not.toBe(failed);
  await settle();
  expect(opened).toBe(2);
});

test('behavior: a failure after it was taken expires nothing', async () => {
  let fail = (_: unknown): void => undefined;
  open = () => new Promise((_, reject) => (fail = reject));
  begin(plan());
  take(plan());
  await settle();
  fail(new Error('no'));
  await settle();
  expect(jest.getTimerCount()).toBe(0);
});
