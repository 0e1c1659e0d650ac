import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { EMPTY_DRAFT, type Draft } from './draft';
import { useDraft } from './use-draft';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

/** A checkout that is shown, with what it holds. */
async function open(arrived?: Draft): Promise<{ draft(): Draft; change(changed: Partial<Draft>): Promise<void>; leave(): Promise<void> }> {
  const root = createRoot(document.createElement('div'));
  let seen: ReturnType<typeof useDraft>;
  function Probe(): ReactNode {
    seen = useDraft(arrived);
    return null;
  }
  await act(async () => root.render(<Probe />));
  return {
    draft: () => seen[0],
    change: (changed) => act(async () => seen[1](changed)),
    leave: () => act(async () => root.unmount()),
  };
}

const leavePage = (): void => void dispatchEvent(new Event('pagehide'));

afterEach(() => sessionStorage.clear());

test('default: what was typed outlives the page, secrets aside', async () => {
  const checkout = await open();
  await checkout.change({ email: 'ada@example.com', iban: 'DE89370400440532013000' });
  leavePage();
  const anew = await open();
  expect(anew.draft()).toEqual({ ...EMPTY_DRAFT, email: 'ada@example.com' });
});

test('behavior: who comes back from a bank finds what was left there', async () => {
  sessionStorage.setItem('fern-and-field.draft', JSON.stringify({ email: 'grace@example.com' }));
  const checkout = await open({ ...EMPTY_DRAFT, email: 'ada@example.com' });
  expect(checkout.draft().email).toBe('ada@example.com');
});

test('behavior: a checkout that was left on purpose begins anew', async () => {
  const checkout = await open();
  await checkout.change({ email: 'ada@example.com' });
  leavePage();
  await checkout.leave();
  expect((await open()).draft()).toEqual(EMPTY_DRAFT);
});

test('behavior: a store that was tampered with is no obstacle', async () => {
  sessionStorage.setItem('fern-and-field.draft', '{');
  expect((await open()).draft()).toEqual(EMPTY_DRAFT);
});

test('behavior: a store that is full is no obstacle', async () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const checkout = await open();
  expect(leavePage).not.toThrow();
  expect(setItem).toHaveBeenCalled();
  setItem.mockRestore();
  await checkout.leave();
});
