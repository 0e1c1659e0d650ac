import { deliver, envelope } from '../../src/testing';

const SHOP = 'https://shop.example';
let posted: { message: Record<string, unknown>; target: unknown }[];

/** Runs the page's script in a frame whose parent is a window of the shop. */
async function load(id = 'abc'): Promise<void> {
  posted = [];
  window.name = `dispatch_${id}`;
  window.postMessage = (text: unknown, target?: unknown) => void posted.push({ message: envelope(text), target });
  await jest.isolateModulesAsync(async () => void (await import('./index')));
}
const post = (members: object, origin = SHOP): void => deliver(`/*framebus*/${JSON.stringify(members)}`, { source: window.parent, origin });
const events = (): unknown[] => posted.map(({ message, target }) => [message.event, target]);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('default', async () => {
  await load();
  expect(events()).toEqual([['abc:BUS_CONFIGURATION_REQUEST', '*']]);
  expect(posted[0]?.message).not.toHaveProperty('eventData');
  const state = { a: { b: 1 } };
  post({ event: posted[0]?.message.reply, eventData: state });
  expect(events().slice(1)).toEqual([['abc:frameService:DISPATCH_FRAME_READY', SHOP]]);
  expect(window.getConfiguration?.()).toEqual(state);
  expect(window.getConfiguration?.()).not.toBe(window.getConfiguration?.());
  expect(jest.getTimerCount()).toBe(0);
});

test('behavior: repeats its request until it gets a reply, and starts once', async () => {
  await load();
  jest.advanceTimersByTime(1_000);
  expect(events()).toEqual(Array(3).fill(['abc:BUS_CONFIGURATION_REQUEST', '*']));
  for (const { message } of [...posted]) post({ event: message.reply, eventData: {} });
  jest.advanceTimersByTime(10_000);
  expect(events().slice(3)).toEqual([['abc:frameService:DISPATCH_FRAME_READY', SHOP]]);
});

test('behavior: repeats that it is ready on each request, once it is', async () => {
  await load('asked');
  const request = (): void => post({ event: 'asked:frameService:DISPATCH_FRAME_READY' });
  request();
  expect(events().slice(1)).toEqual([]);
  post({ event: posted[0]?.message.reply, eventData: {} });
  request();
  request();
  expect(events().slice(1)).toEqual(Array(3).fill(['asked:frameService:DISPATCH_FRAME_READY', SHOP]));
});

test('behavior: stops after a minute', async () => {
  await load();
  jest.advanceTimersByTime(120_000);
  expect(posted).toHaveLength(120);
  expect(jest.getTimerCount()).toBe(0);
});

test('behavior: refuses results without a connected shop, and sends them only to its origin', async () => {
  await load();
  const confirmed = jest.fn();
  expect(window.bus?.emit('frameService:DISPATCH_FRAME_REPORT', { secret: true })).toBe(false);
  post({ event: posted[0]?.message.reply, eventData: {} });
  expect(window.bus?.emit('frameService:DISPATCH_FRAME_REPORT', { err: null, payload: {} }, confirmed)).toBe(true);
  const { message, target } = posted.at(-1) as (typeof posted)[number];
  expect([posted.length, message.event, message.eventData, target]).toEqual([
    3,
    'abc:frameService:DISPATCH_FRAME_REPORT',
    { err: null, payload: {} },
    SHOP,
  ]);
  post({ event: message.reply }, 'https://attacker.example');
  expect(confirmed).not.toHaveBeenCalled();
  post({ event: message.reply });
  expect(confirmed).toHaveBeenCalledTimes(1);
});
