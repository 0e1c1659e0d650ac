import { createEmitter } from './emitter';

type Told = { chosen: [name: string, count: number]; closed: [] };

test('default: handlers are called in the order of their registration, with what is told', () => {
  const { on, emit } = createEmitter<Told>();
  const calls: unknown[] = [];
  on('chosen', (...given) => calls.push(['first', ...given]));
  on('chosen', (...given) => calls.push(['second', ...given]));
  on('closed', () => calls.push('closed'));
  emit('chosen', 'card', 2);
  expect(calls).toEqual([
    ['first', 'card', 2],
    ['second', 'card', 2],
  ]);
});

test('default: one registration is taken away at a time, an unknown one never', () => {
  const { on, off, hasListener, handlers } = createEmitter<Told>();
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

test('behavior: a handler taken away by another one is called once more, one added is not', () => {
  const { on, off, emit } = createEmitter<Told>();
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

test('behavior: what is no function is not registered', () => {
  const { on, hasListener } = createEmitter<Told>();
  on('closed', 'handler' as never);
  expect(hasListener('closed')).toBe(false);
});
