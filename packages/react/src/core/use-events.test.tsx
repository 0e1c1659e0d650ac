import { createEmitter } from '@tender/client/internal';
import { cleanup, render } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { useEvents } from './use-events';

type Emitter = ReturnType<typeof createEmitter<Record<string, [value: string]>>>;

function Listen({ to, onThing }: { to: Emitter | undefined; onThing?: ((value: string) => void) | undefined }): ReactNode {
  useEvents(to as Parameters<typeof useEvents>[0], { thing: onThing });
  return null;
}
const tree = (to: Emitter | undefined, onThing?: (value: string) => void): ReactNode => (
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
  emitter.emit('thing', 'value');
  expect([first.mock.calls, second.mock.calls]).toEqual([[], [['value']]]);
});

test('behavior: a handler that is added later is called, and a missing one is ignored', () => {
  const emitter: Emitter = createEmitter();
  const { rerender } = render(tree(emitter));
  emitter.emit('thing', 'before');
  const handler = jest.fn();
  rerender(tree(emitter, handler));
  emitter.emit('thing', 'after');
  expect(handler.mock.calls).toEqual([['after']]);
});

test('behavior: listens to another instance instead of the first', () => {
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

test('behavior: unmounting after teardown causes no error', () => {
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
