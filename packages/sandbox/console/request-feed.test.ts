import type { LoggedRequest } from '../src/control/request-log';
import type { LoggedRequests } from './control';
import { createRequestFeed } from './request-feed';

const { signal } = new AbortController();
const entry = (id: number, status?: number): LoggedRequest => ({
  id,
  time: 0,
  method: 'GET',
  path: '/',
  host: 'localhost',
  query: {},
  headers: {},
  ...(status === undefined ? {} : { status }),
});

/** A sandbox that keeps these requests. */
function feedOf(kept: { entries: LoggedRequest[]; last: number }) {
  const asked: number[] = [];
  const poll = createRequestFeed((since) => {
    asked.push(since);
    const { entries, last } = kept;
    return Promise.resolve<LoggedRequests>({ requests: entries.filter(({ id }) => id > since), first: entries[0]?.id ?? last + 1, last });
  });
  return { asked, poll: async () => (await poll(signal)).map(({ id, status }) => [id, status]) };
}

test('asks for what is new, and again for what was still being answered', async () => {
  const kept = { entries: [entry(1, 200), entry(2), entry(3, 200)], last: 3 };
  const { poll, asked } = feedOf(kept);
  expect(await poll()).toEqual([
    [1, 200],
    [2, undefined],
    [3, 200],
  ]);
  kept.entries[1] = entry(2, 503);
  expect(await poll()).toEqual([
    [1, 200],
    [2, 503],
    [3, 200],
  ]);
  await poll();
  expect(asked).toEqual([0, 1, 3]);
});

test('gives the same list while nothing happens', async () => {
  const poll = createRequestFeed((since) => Promise.resolve({ requests: since === 0 ? [entry(1, 200)] : [], first: 1, last: 1 }));
  expect(await poll(signal)).toBe(await poll(signal));
});

test('drops what a reset dropped', async () => {
  const kept = { entries: [entry(1, 200), entry(2, 200)], last: 2 };
  const { poll } = feedOf(kept);
  await poll();
  kept.entries = [];
  expect(await poll()).toEqual([]);
  kept.entries = [entry(3, 200)];
  kept.last = 3;
  expect(await poll()).toEqual([[3, 200]]);
});

test('starts over when another sandbox answers, which counts from 1', async () => {
  const kept = { entries: [entry(7, 200)], last: 7 };
  const { poll } = feedOf(kept);
  await poll();
  Object.assign(kept, { entries: [entry(1, 404)], last: 1 });
  expect(await poll()).toEqual([[1, 404]]);
});
