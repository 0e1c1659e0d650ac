import { cleanup, render, screen } from '@testing-library/react';
import { StrictMode, useRef, type ReactNode } from 'react';
import { useFocusRestore } from './use-focus-restore';

let focus: ReturnType<typeof useFocusRestore>;

function Shown({ isOpen }: { readonly isOpen: boolean }): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  useFocusRestore(isOpen, container, first);
  if (!isOpen) return null;
  return (
    <div ref={container}>
      <button ref={first}>first</button>
    </div>
  );
}
function ByHand({ isOpen }: { readonly isOpen: boolean }): ReactNode {
  focus = useFocusRestore(isOpen);
  return null;
}
const tree = (isOpen: boolean, part: 'shown' | 'by hand' = 'shown'): ReactNode => (
  <StrictMode>
    <button>before</button>
    <button>other</button>
    {part === 'shown' ? <Shown isOpen={isOpen} /> : <ByHand isOpen={isOpen} />}
  </StrictMode>
);
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

afterEach(cleanup);

test('default: focuses the initial element when it opens, and the previous element when it closes', () => {
  const { rerender } = render(tree(false));
  button('before').focus();
  rerender(tree(true));
  expect(document.activeElement).toBe(button('first'));
  rerender(tree(false));
  expect(document.activeElement).toBe(button('before'));
});

test('behavior: the focus stays if the customer has focused something else', () => {
  const { rerender } = render(tree(false));
  button('before').focus();
  rerender(tree(true));
  button('other').focus();
  rerender(tree(false));
  expect(document.activeElement).toBe(button('other'));
});

test('behavior: remembers another element the next time', () => {
  const { rerender } = render(tree(false));
  button('before').focus();
  rerender(tree(true));
  rerender(tree(false));
  button('before').blur();
  rerender(tree(true));
  expect(document.activeElement).toBe(button('first'));
  rerender(tree(false));
  expect(document.activeElement).toBe(document.body);
});

test('options: without a container the focus is restored by a call', () => {
  const { rerender } = render(tree(false, 'by hand'));
  button('before').focus();
  rerender(tree(true, 'by hand'));
  button('before').blur();
  focus.remember(); // nothing has it
  focus.restore();
  expect(document.activeElement).toBe(button('before'));
  button('other').focus();
  focus.restore();
  expect(document.activeElement).toBe(button('other'));
  focus.remember();
  button('other').blur();
  rerender(tree(false, 'by hand'));
  focus.restore();
  expect(document.activeElement).toBe(button('other'));
});
