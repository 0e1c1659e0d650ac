import { createEmitter } from '@tender/client/internal';
import { cleanup, render } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { useEvents } from './use-events';

type Emitter = ReturnType<typeof createEmitter<Record<string, [given: string]>>>;

function Listen({ to, onThing }: { to: Emitter | undefined; onThing?: ((given: string) => void) | undefined }): ReactNode {
  useEvents(to as Parameters<typeof useEvents>[0], { thing: onThing });
  return null;
}
const tree = (to: Emitter | undefined, onThing?: (given: string) => void): ReactNode => (
  <StrictMode>
    <Listen to={to} onThing={onThing} />
  </StrictMode>
);
afterEach(cleanup);

test('default: the handler of the latest render is called, once for each event', () => {
  const emitter: Emitter = createEmitter();
  const [first, second] = [jest.fn(), jest.fn()];
  const { rerender } = render(tree(emitter, first));
  rerender(tree(emitter, second));
  emitter.emit('thing', 'given');
  expect([first.mock.calls, second.mock.calls]).toEqual([[], [['given']]]);
});

test('behavior: a handler that comes later is called, and none is none', () => {
  const emitter: Emitter = createEmitter();
  const { rerender } = render(tree(emitter));
  emitter.emit('thing', 'before');
  const handler = jest.fn();
  rerender(tree(emitter, handler));
  emitter.emit('thing', 'after');
  expect(handler.mock.calls).toEqual([['after']]);
});

test('behavior: another instance is listened to, and the first no longer', () => {
  const [one, other]: Emitter[] = [createEmitter(), createEmitter()];
  const handler = jest.fn();
  const { rerender, unmount } = render(tree(one, handler));
  rerender(tree(undefined, handler));
  expect(one?.hasListener('thing')).toBe(false);
  rerender(tree(other, handler));
  one?.emit('thing', 'one');
  other?.emit('thing', 'other');
  expect(handler.mock.calls).toEqual([['other']]);
  unmount();
  expect(other?.hasListener('thing')).toBe(false);
});

test('behavior: one that has been torn down can be left', () => {
  const emitter: Emitter = createEmitter();
  let isTorn = false;
  const torn: Emitter = {
    ...emitter,
    off() {
      if (isTorn) throw new Error('torn down');
    },
  };
  const { unmount } = render(tree(torn, jest.fn()));
  isTorn = true;
  expect(unmount).not.toThrow();
});
