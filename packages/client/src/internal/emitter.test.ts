import { createEmitter } from './emitter';

type TestEvents = { chosen: [name: string, count: number]; closed: [] };

test('default: handlers are called in the order of their registration, with the arguments of the event', () => {
  const { on, emit } = createEmitter<TestEvents>();
  const calls: unknown[] = [];
  on('chosen', (...args) => calls.push(['first', ...args]));
  on('chosen', (...args) => calls.push(['second', ...args]));
  on('closed', () => calls.push('closed'));
  emit('chosen', 'card', 2);
  expect(calls).toEqual([
    ['first', 'card', 2],
    ['second', 'card', 2],
  ]);
});

test('default: off removes one registration at a time, and ignores unknown handlers', () => {
  const { on, off, hasListener, handlers } = createEmitter<TestEvents>();
  const handler = jest.fn();
  on('closed', handler);
  on('closed', handler);
  off('closed', () => {});
  off('chosen', handler);
  expect(handlers('closed')).toEqual([handler, handler]);
  off('closed', handler);
  expect([hasListener('closed'), hasListener('chosen')]).toEqual([true, false]);
  off('closed', handler);
  expect(hasListener('closed')).toBe(false);
});

test('behavior: a handler that another handler removes during an event is still called, and one that it adds is not', () => {
  const { on, off, emit } = createEmitter<TestEvents>();
  const late = jest.fn();
  const removed = jest.fn();
  on('closed', () => {
    off('closed', removed);
    on('closed', late);
  });
  on('closed', removed);
  emit('closed');
  expect([removed.mock.calls.length, late.mock.calls.length]).toEqual([1, 0]);
});

test('behavior: does not register a handler that is not a function', () => {
  const { on, hasListener } = createEmitter<TestEvents>();
  on('closed', 'handler' as never);
  expect(hasListener('closed')).toBe(false);
});
