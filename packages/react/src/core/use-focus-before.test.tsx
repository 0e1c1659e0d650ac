import { cleanup, render, screen } from '@testing-library/react';
import { StrictMode, useRef, type ReactNode } from 'react';
import { useFocusBefore } from './use-focus-before';

let held: ReturnType<typeof useFocusBefore>;

function Shown({ begun }: { readonly begun: boolean }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  useFocusBefore(begun, place, first);
  if (!begun) return null;
  return (
    <div ref={place}>
      <button ref={first}>first</button>
    </div>
  );
}
function ByHand({ begun }: { readonly begun: boolean }): ReactNode {
  held = useFocusBefore(begun);
  return null;
}
const tree = (begun: boolean, part: 'shown' | 'by hand' = 'shown'): ReactNode => (
  <StrictMode>
    <button>before</button>
    <button>other</button>
    {part === 'shown' ? <Shown begun={begun} /> : <ByHand begun={begun} />}
  </StrictMode>
);
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

afterEach(cleanup);

test('default: what is shown gets it, and what had it before gets it back', () => {
  const { rerender } = render(tree(false));
  button('before').focus();
  rerender(tree(true));
  expect(document.activeElement).toBe(button('first'));
  rerender(tree(false));
  expect(document.activeElement).toBe(button('before'));
});

test('behavior: whoever has gone on is left there', () => {
  const { rerender } = render(tree(false));
  button('before').focus();
  rerender(tree(true));
  button('other').focus();
  rerender(tree(false));
  expect(document.activeElement).toBe(button('other'));
});

test('behavior: the next time another', () => {
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

test('options: no place, it is remembered and given back by hand', () => {
  const { rerender } = render(tree(false, 'by hand'));
  button('before').focus();
  rerender(tree(true, 'by hand'));
  button('before').blur();
  held.remember(); // nothing has it
  held.giveBack();
  expect(document.activeElement).toBe(button('before'));
  button('other').focus();
  held.giveBack();
  expect(document.activeElement).toBe(button('other'));
  held.remember();
  button('other').blur();
  rerender(tree(false, 'by hand'));
  held.giveBack();
  expect(document.activeElement).toBe(button('other'));
});
