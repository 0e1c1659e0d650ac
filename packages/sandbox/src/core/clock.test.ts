import { createClock } from './clock';

test('shows the time of the machine until it is moved, and again after a reset', () => {
  const clock = createClock();
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(50);
  clock.advance(5000);
  expect(Math.abs(clock.now() - Date.now() - 5000)).toBeLessThan(50);
  clock.set(1_000_000);
  expect(clock.now() - 1_000_000).toBeLessThan(50);
  clock.reset();
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(50);
});

test('wakes sleepers in the order in which they are due', async () => {
  const clock = createClock();
  const { signal } = new AbortController();
  const woken: number[] = [];
  const sleeps = [3_000_000, 1_000_000, 2_000_000].map((time) => clock.sleep(time, signal).then(() => woken.push(time)));
  clock.advance(1_500_000);
  await sleeps[1];
  expect(woken).toEqual([1_000_000]);
  clock.advance(500_000);
  await sleeps[2];
  clock.advance(1_000_000);
  await Promise.all(sleeps);
  expect(woken).toEqual([1_000_000, 2_000_000, 3_000_000]);
});

test('wakes a sleeper when its signal aborts', async () => {
  const released = new AbortController();
  const sleep = createClock().sleep(1e9, released.signal);
  released.abort();
  await expect(sleep).resolves.toBeUndefined();
});

test('runs without being moved', async () => {
  const clock = createClock();
  const before = clock.now();
  await clock.sleep(20, new AbortController().signal);
  expect(clock.now() - before).toBeGreaterThanOrEqual(20);
});
