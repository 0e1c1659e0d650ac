import type { LoggedRequest } from '../src/core/log/request-log';
import type { LoggedRequests } from './control';
import { createRequestFeed } from './request-feed';

const { signal } = new AbortController();
const createEntry = (id: number, status?: number): LoggedRequest => ({
  id,
  time: 0,
  method: 'GET',
  path: '/',
  host: 'localhost',
  query: {},
  headers: {},
  ...(status === undefined ? {} : { status }),
});

/** A sandbox with these requests in its log. */
function createFeed(log: { entries: LoggedRequest[]; last: number }) {
  const calls: number[] = [];
  const poll = createRequestFeed((since) => {
    calls.push(since);
    const { entries, last } = log;
    return Promise.resolve<LoggedRequests>({ requests: entries.filter(({ id }) => id > since), first: entries[0]?.id ?? last + 1, last });
  });
  return { calls, poll: async () => (await poll(signal)).map(({ id, status }) => [id, status]) };
}

test('loads new requests, and loads requests without a response again', async () => {
  const log = { entries: [createEntry(1, 200), createEntry(2), createEntry(3, 200)], last: 3 };
  const { poll, calls } = createFeed(log);
  expect(await poll()).toEqual([
    [1, 200],
    [2, undefined],
    [3, 200],
  ]);
  log.entries[1] = createEntry(2, 503);
  expect(await poll()).toEqual([
    [1, 200],
    [2, 503],
    [3, 200],
  ]);
  await poll();
  expect(calls).toEqual([0, 1, 3]);
});

test('gives the same list while nothing happens', async () => {
  const poll = createRequestFeed((since) => Promise.resolve({ requests: since === 0 ? [createEntry(1, 200)] : [], first: 1, last: 1 }));
  expect(await poll(signal)).toBe(await poll(signal));
});

test('removes what a reset has removed', async () => {
  const log = { entries: [createEntry(1, 200), createEntry(2, 200)], last: 2 };
  const { poll } = createFeed(log);
  await poll();
  log.entries = [];
  expect(await poll()).toEqual([]);
  log.entries = [createEntry(3, 200)];
  log.last = 3;
  expect(await poll()).toEqual([[3, 200]]);
});

test('starts over when the sandbox was restarted and counts from 1 again', async () => {
  const log = { entries: [createEntry(7, 200)], last: 7 };
  const { poll } = createFeed(log);
  await poll();
  Object.assign(log, { entries: [createEntry(1, 404)], last: 1 });
  expect(await poll()).toEqual([[1, 404]]);
});
