import * as fc from 'fast-check';
import Framebus from 'framebus';
import { createBus, type Bus } from './bus';
import { fakeWindow, type FakeWindow } from './testing/windows';

let shop: FakeWindow;
let frame: FakeWindow;
let bus: Bus;
let other: Framebus;

// The library that the provider's own pages use stands on the other side: it speaks to our window, `shop`, and hears `frame`'s texts as ours.
beforeEach(() => {
  document.body.replaceChildren();
  shop = fakeWindow('https://shop.example');
  frame = fakeWindow('https://assets.example');
  shop.from = frame;
  frame.from = shop;
  bus = createBus({
    channel: 'channel',
    peers: () => [frame],
    trusts: ({ source, origin }) => source === frame.window && origin === frame.origin,
  });
  other = new Framebus({ channel: 'channel', targetFrames: [shop.window] });
});
afterEach(() => {
  bus.dispose();
  other.teardown();
});

test('behavior: framebus receives a message of the bus and replies', () => {
  other.on('event', (data, reply) => reply({ received: data }));
  const onReply = jest.fn();
  bus.emit('event', { a: [1, 'ü', null] }, onReply);
  expect(onReply.mock.calls).toEqual([[{ received: { a: [1, 'ü', null] } }]]);
});

test('behavior: the bus receives a message of framebus and replies', () => {
  bus.on('event', (data, reply) => reply?.({ received: data }));
  const onReply = jest.fn();
  other.emit('event', { a: [1, 'ü', null] }, onReply);
  expect(onReply.mock.calls).toEqual([[{ received: { a: [1, 'ü', null] } }]]);
});

test('behavior: without data, a handler of framebus gets the reply as its first argument', () => {
  const seen: unknown[][] = [];
  other.on('event', (...args: unknown[]) => seen.push(args));
  bus.emit('event', undefined, () => {});
  bus.emit('event');
  expect(seen.map((args) => args.map((arg) => typeof arg))).toEqual([['function'], []]);
});

test('behavior: JSON arrives unchanged in both directions', () => {
  // Framebus assigns members one by one, so that a prototype is the one thing that cannot be compared; ours drops such messages.
  const json = fc.jsonValue({ maxDepth: 4 }).filter((value) => !JSON.stringify(value).includes('__proto__'));
  fc.assert(
    fc.property(json, (value) => {
      const plain = JSON.parse(JSON.stringify(value)) as unknown;
      const expected = plain || undefined;
      let there: unknown;
      let back: unknown;
      const undo = bus.on('question', (data, reply) => {
        there = data;
        reply?.(data);
      });
      other.emit('question', { value: plain }, (data: unknown) => (back = data));
      undo();
      expect([there, back]).toEqual([{ value: plain }, { value: plain }]);
      let heard: unknown;
      const handler = (data: unknown): unknown => (heard = typeof data === 'function' ? undefined : data);
      other.on('statement', handler);
      bus.emit('statement', plain);
      other.off('statement', handler);
      expect(heard).toEqual(expected);
    }),
  );
});
