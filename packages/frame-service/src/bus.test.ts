import { createBus, type Bus } from './bus';
import { createPinnedPeer } from './pinned-peer';
import { envelope, fakeWindow, type FakeWindow } from './testing/windows';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

let shop: FakeWindow;
let frame: FakeWindow;
let bus: Bus;

beforeEach(() => {
  document.body.replaceChildren();
  shop = fakeWindow('https://shop.example');
  frame = fakeWindow('https://assets.example');
  shop.from = frame;
  frame.from = shop;
  bus = busTo(frame);
});
afterEach(() => bus.dispose());

function busTo({ window, origin }: FakeWindow, channel = 'channel'): Bus {
  return createBus({
    channel,
    peers: () => [{ window, origin }],
    trusts: (message) => message.source === window && message.origin === origin,
  });
}
const text = (members: object): string => `/*framebus*/${JSON.stringify(members)}`;

describe('sent messages', () => {
  test('default', () => {
    bus.emit('event', { a: 1 });
    expect(frame.posted).toEqual([
      { text: '/*framebus*/{"event":"channel:event","origin":"*","eventData":{"a":1}}', targetOrigin: 'https://assets.example' },
    ]);
  });

  test('behavior: sends members in order, and a UUID as reply', () => {
    bus.emit('event', 'data', () => {});
    const sent = envelope(frame.posted[0]?.text);
    expect(Object.keys(sent)).toEqual(['event', 'origin', 'reply', 'eventData']);
    expect(sent.reply).toMatch(UUID);
  });

  test('behavior: uses the reply id of the caller', () => {
    const onReply = jest.fn();
    bus.emit('event', 'data', onReply, 'the-id');
    expect(envelope(frame.posted[0]?.text).reply).toBe('the-id');
    frame.send(text({ event: 'the-id', eventData: 'response' }));
    expect(onReply.mock.calls).toEqual([['response']]);
  });

  test('behavior: sends no reply id without a reply handler', () => {
    bus.emit('event', 'data', undefined, 'the-id');
    expect(Object.keys(envelope(frame.posted[0]?.text))).toEqual(['event', 'origin', 'eventData']);
  });

  test('behavior: sends no data member without data', () => {
    bus.emit('event');
    expect(Object.keys(envelope(frame.posted[0]?.text))).toEqual(['event', 'origin']);
  });

  test('behavior: an empty channel adds no prefix', () => {
    const plain = busTo(frame, '');
    plain.emit('event');
    expect(envelope(frame.posted[0]?.text).event).toBe('event');
  });

  test('behavior: sends to every peer, even if one cannot be addressed', () => {
    const opaque = fakeWindow('null');
    const wide = createBus({ channel: 'channel', peers: () => [opaque, frame, shop], trusts: () => false });
    wide.emit('event');
    expect([opaque, frame, shop].map(({ posted }) => posted.length)).toEqual([0, 1, 1]);
  });

  test('behavior: throws for data that JSON cannot represent', () => {
    const loop: Record<string, unknown> = {};
    loop.self = loop;
    expect(() => bus.emit('event', loop)).toThrow(TypeError);
  });
});

describe('received messages', () => {
  test('default', () => {
    const handler = jest.fn();
    bus.on('event', handler);
    frame.send(text({ event: 'channel:event', origin: '*', eventData: { a: 1 } }));
    expect(handler.mock.calls).toEqual([[{ a: 1 }, undefined, { source: frame.window, origin: frame.origin }]]);
  });

  test.each([0, '', false, null])('behavior: %j arrives as undefined', (eventData) => {
    const handler = jest.fn();
    bus.on('event', handler);
    frame.send(text({ event: 'channel:event', origin: '*', eventData }));
    expect(handler.mock.calls[0]?.[0]).toBeUndefined();
    expect(handler).toHaveBeenCalledTimes(1);
  });

  test.each<[string, unknown]>([
    ['not a string', { event: 'channel:event' }],
    ['no prefix', JSON.stringify({ event: 'channel:event' })],
    ['not JSON', '/*framebus*/{event'],
    ['null', '/*framebus*/null'],
    ['a list', '/*framebus*/[]'],
    ['another channel', text({ event: 'other:event' })],
    ['no channel', text({ event: 'event' })],
    ['an event that is no string', text({ event: ['channel:event'] })],
    ['a name every object has', text({ event: 'constructor' })],
    ['a prototype', '/*framebus*/{"event":"channel:event","eventData":{"__proto__":{"polluted":true}}}'],
    ['an escaped prototype', '/*framebus*/{"event":"channel:event","eventData":{"\\u005f_proto__":{"polluted":true}}}'],
    ['ten million characters', text({ event: 'channel:event', eventData: 'x'.repeat(10_000_000) })],
    ['deep nesting', `/*framebus*/{"event":"channel:event","eventData":${'['.repeat(200_000)}${']'.repeat(200_000)}}`],
  ])('behavior: drops %s', (_, data) => {
    const handler = jest.fn();
    bus.on('event', handler);
    frame.send(data);
    expect(handler).not.toHaveBeenCalled();
    frame.send(text({ event: 'channel:event' }));
    expect(handler).toHaveBeenCalledTimes(1);
  });

  test('behavior: drops messages of other windows, of other origins and without a window', () => {
    const handler = jest.fn();
    bus.on('event', handler);
    const message = text({ event: 'channel:event' });
    frame.send(message, { source: shop.window });
    frame.send(message, { origin: 'https://attacker.example' });
    frame.send(message, { source: null });
    expect(handler).not.toHaveBeenCalled();
  });

  test('reads the data of a message only after its sender is accepted', () => {
    const handler = jest.fn();
    bus.on('event', handler);
    const readData = jest.fn(() => text({ event: 'channel:event', eventData: 'data' }));
    const send = (sender: { source: Window | null; origin: string }): void => {
      const event = new MessageEvent('message', { origin: sender.origin });
      Object.defineProperty(event, 'source', { value: sender.source });
      dispatchEvent(Object.defineProperty(event, 'data', { get: readData }));
    };
    send({ source: shop.window, origin: frame.origin });
    send({ source: frame.window, origin: 'https://attacker.example' });
    send({ source: null, origin: frame.origin });
    expect(readData).not.toHaveBeenCalled();
    send({ source: frame.window, origin: frame.origin });
    expect(handler).toHaveBeenCalledTimes(1);
  });

  test('behavior: a handler that throws is reported, and the others run', async () => {
    const reported = new Promise((resolve) =>
      addEventListener(
        'error',
        (event) => {
          event.preventDefault();
          resolve(event.error);
        },
        { once: true },
      ),
    );
    const failure = new Error('handler');
    const handler = jest.fn();
    bus.on('event', () => {
      throw failure;
    });
    bus.on('event', handler);
    frame.send(text({ event: 'channel:event' }));
    expect(handler).toHaveBeenCalledTimes(1);
    expect(await reported).toBe(failure);
  });

  test('behavior: a handler that an earlier one removes does not run', () => {
    const handler = jest.fn();
    bus.on('event', () => undo());
    const undo = bus.on('event', handler);
    frame.send(text({ event: 'channel:event' }));
    expect(handler).not.toHaveBeenCalled();
  });

  test('behavior: a handler that is added twice runs twice, and each registration is removed separately', () => {
    const handler = jest.fn();
    const undo = bus.on('event', handler);
    bus.on('event', handler);
    undo();
    undo();
    frame.send(text({ event: 'channel:event' }));
    expect(handler).toHaveBeenCalledTimes(1);
  });
});

describe('replies', () => {
  test('behavior: sends an envelope without a channel, only to the sender and its origin', () => {
    bus.on('event', (_, reply) => reply?.({ b: 2 }));
    frame.send(text({ event: 'channel:event', origin: '*', reply: 'the-id' }));
    expect(frame.posted).toEqual([
      { text: '/*framebus*/{"event":"the-id","origin":"https://assets.example","eventData":{"b":2}}', targetOrigin: frame.origin },
    ]);
    expect(shop.posted).toEqual([]);
  });

  test('behavior: sends no reply to an opaque origin', () => {
    const open = createBus({ channel: 'channel', peers: () => [], trusts: () => true });
    const outcome: string[] = [];
    open.on('event', (_, reply) => {
      reply?.('secret');
      outcome.push('went on');
    });
    frame.send(text({ event: 'channel:event', reply: 'the-id' }), { origin: 'null' });
    open.dispose();
    expect([outcome, frame.posted]).toEqual([['went on'], []]);
  });

  test('behavior: only the first trusted reply counts', () => {
    const onReply = jest.fn();
    bus.emit('event', undefined, onReply);
    const id = envelope(frame.posted[0]?.text).reply;
    frame.send(text({ event: id, eventData: 'forged' }), { origin: 'https://attacker.example' });
    frame.send(text({ event: id, eventData: 'forged' }), { source: shop.window });
    frame.send(text({ event: id, eventData: 'first' }));
    frame.send(text({ event: id, eventData: 'second' }));
    expect(onReply.mock.calls).toEqual([['first']]);
  });

  test('behavior: a reply without data arrives as undefined', () => {
    const onReply = jest.fn();
    bus.emit('event', undefined, onReply);
    frame.send(text({ event: envelope(frame.posted[0]?.text).reply, eventData: false }));
    expect(onReply.mock.calls).toEqual([[undefined]]);
  });
});

describe('the listener', () => {
  test('behavior: is added with the first handler or pending reply, and removed with the last', () => {
    const added = jest.spyOn(window, 'addEventListener');
    const removed = jest.spyOn(window, 'removeEventListener');
    const counts = (): number[] => [added, removed].map((spy) => spy.mock.calls.filter(([type]) => String(type) === 'message').length);
    expect(counts()).toEqual([0, 0]);
    bus.emit('event');
    expect(counts()).toEqual([0, 0]);
    const undo = bus.on('a', () => {});
    const undoOther = bus.on('b', () => {});
    undo();
    expect(counts()).toEqual([1, 0]);
    undoOther();
    expect(counts()).toEqual([1, 1]);
    bus.emit('event', undefined, () => {});
    expect(counts()).toEqual([2, 1]);
    frame.send(text({ event: envelope(frame.posted[1]?.text).reply }));
    expect(counts()).toEqual([2, 2]);
  });

  test('behavior: sends, receives and registers nothing after dispose', () => {
    const added = jest.spyOn(window, 'addEventListener');
    const handler = jest.fn();
    const onReply = jest.fn();
    bus.on('event', handler);
    bus.emit('event', undefined, onReply);
    bus.dispose();
    bus.dispose();
    bus.on('event', handler);
    bus.emit('event', undefined, onReply);
    frame.send(text({ event: 'channel:event' }));
    frame.send(text({ event: envelope(frame.posted[0]?.text).reply }));
    expect(handler).not.toHaveBeenCalled();
    expect(onReply).not.toHaveBeenCalled();
    expect(frame.posted).toHaveLength(1);
    expect(added).toHaveBeenCalledTimes(1);
  });

  test('behavior: dispose inside a handler stops the rest', () => {
    const handler = jest.fn();
    bus.on('event', () => bus.dispose());
    bus.on('event', handler);
    frame.send(text({ event: 'channel:event' }));
    expect(handler).not.toHaveBeenCalled();
  });
});

describe('a pinned peer', () => {
  test('behavior: sends to every origin until its first valid message, then to that origin only', () => {
    const parent = createPinnedPeer(frame.window);
    const pinned = createBus({ channel: 'channel', ...parent });
    pinned.on('event', () => {});
    pinned.emit('ready');
    frame.send('not of the bus', { origin: 'https://earlier.example' });
    frame.send(text({ event: 'other:event' }), { origin: 'https://earlier.example' });
    frame.send(text({ event: 'channel:event' }), { source: shop.window, origin: 'https://sibling.example' });
    expect(parent.origin).toBeUndefined();
    frame.send(text({ event: 'channel:event' }));
    expect(parent.origin).toBe(frame.origin);
    pinned.emit('result', { secret: true });
    expect(frame.posted.map(({ targetOrigin }) => targetOrigin)).toEqual(['*', frame.origin]);
    pinned.dispose();
  });

  test('behavior: no longer trusts the window when its origin changes', () => {
    const parent = createPinnedPeer(frame.window);
    const pinned = createBus({ channel: 'channel', ...parent });
    const handler = jest.fn();
    pinned.on('event', handler);
    frame.send(text({ event: 'channel:event', eventData: 1 }));
    frame.send(text({ event: 'channel:event', eventData: 2 }), { origin: 'https://attacker.example' });
    expect(handler.mock.calls.map(([data]: unknown[]) => data)).toEqual([1]);
    pinned.dispose();
  });
});
