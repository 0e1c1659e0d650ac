import { threeDSecure, threeDSecureErrors, type ThreeDSecure, type ThreeDSecureVerifyPayload } from '@tender/three-d-secure';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { FakeTender, fakeMethod, type FakeMethod } from '../testing';
import { ThreeDSecureDialog, ThreeDSecureProvider, useThreeDSecure, type ThreeDSecureDialogProps } from '../three-d-secure';
import { expectNoConsoleErrors } from '../fixtures/console-errors';

const CARD = { nonce: 'nonce', bin: '400000', amount: '10.00' };
const CANCELED = threeDSecureErrors.THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT();
expectNoConsoleErrors('warn');
let fake: FakeMethod<ThreeDSecure>;
let settle: { resolve(payload: ThreeDSecureVerifyPayload): void; reject(error: unknown): void };
let next: jest.Mock;

function Shop({ isShown, ...props }: Partial<ThreeDSecureDialogProps> & { isShown: boolean }): ReactNode {
  const { verifyCard } = useThreeDSecure();
  return (
    <>
      <button type="button" disabled={verifyCard.pending} onClick={() => void verifyCard.run(CARD).catch(() => undefined)}>
        Pay
      </button>
      {isShown && <ThreeDSecureDialog verification={verifyCard} {...props} />}
    </>
  );
}
const tree = (props: Partial<ThreeDSecureDialogProps> = {}, isShown = true): ReactNode => (
  <StrictMode>
    <FakeTender methods={[fake]}>
      <ThreeDSecureProvider version="2-inline-iframe">
        <Shop isShown={isShown} {...props} />
      </ThreeDSecureProvider>
    </FakeTender>
  </StrictMode>
);
const pay = (): HTMLElement => screen.getByRole('button', { name: 'Pay', hidden: true });
const canceled = (): number => fake.calls.filter(({ method }) => method === 'cancelVerifyCard').length;

/** Emits the event with the bank’s challenge. */
function challenge(): HTMLElement {
  const element = document.createElement('div');
  element.append(document.createElement('iframe'));
  next = jest.fn(() => expect(element.isConnected).toBe(true));
  act(() => fake.emit('authentication-iframe-available', { element }, next));
  return element;
}
async function begin(): Promise<HTMLElement> {
  await waitFor(() => expect(fake.alive).toBe(1));
  await userEvent.click(pay());
  return challenge();
}
/** Waits for Radix, which restores the focus one task later. */
const turn = (): Promise<void> => act(async () => new Promise((resolve) => setTimeout(resolve, 0)));

beforeEach(() => {
  fake = fakeMethod<ThreeDSecure>(threeDSecure, {
    verifyCard: () => new Promise<ThreeDSecureVerifyPayload>((resolve, reject) => (settle = { resolve, reject })),
    cancelVerifyCard() {
      settle.reject(CANCELED);
      return Promise.reject(threeDSecureErrors.THREEDS_NO_VERIFICATION_PAYLOAD());
    },
  });
});

test('default: opens with the bank’s frame focused, and closes when the verification ends, with the focus restored', async () => {
  render(tree());
  expect(screen.queryByRole('dialog')).toBeNull();
  const element = await begin();
  const dialog = screen.getByRole('dialog', { name: 'Confirm your payment with your bank' });
  expect([dialog.contains(element), next.mock.calls.length]).toEqual([true, 1]);
  expect(document.activeElement).toBe(element.firstChild);
  expect(document.querySelectorAll('[data-tender-backdrop]')).toHaveLength(1);
  await act(async () => settle.resolve({} as ThreeDSecureVerifyPayload));
  await turn();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([document.activeElement, canceled()]).toEqual([pay(), 0]);
});

test('behavior: the bank’s element is not moved when the page renders again', async () => {
  const { rerender } = render(tree());
  const element = await begin();
  const { parentNode, firstChild } = element;
  rerender(tree({ title: 'Your bank asks', className: 'wide', closeLabel: 'Leave' }));
  expect([element.parentNode, element.firstChild, next.mock.calls.length]).toEqual([parentNode, firstChild, 1]);
  expect(screen.getByRole('dialog', { name: 'Your bank asks' }).className).toBe('wide');
  expect(screen.getByRole('button', { name: 'Leave' })).toBeDefined();
});

test.each<[string, () => Promise<unknown>]>([
  [
    'Escape',
    () => {
      act(() => screen.getByRole('button', { name: 'Cancel' }).focus()); // while the frame has the focus, keys go to the bank
      return userEvent.keyboard('{Escape}');
    },
  ],
  ['the button', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
])('behavior: %s ends the verification, and the focus is back', async (_, leave) => {
  render(tree());
  await begin();
  await leave();
  await turn();
  expect([canceled(), screen.queryByRole('dialog'), document.activeElement]).toEqual([1, null, pay()]);
});

test('behavior: a click beside it changes nothing', async () => {
  render(tree());
  await begin();
  await userEvent.setup({ pointerEventsCheck: 0 }).click(document.querySelector('[data-tender-backdrop]') as Element);
  expect([canceled(), screen.queryByRole('dialog')]).toEqual([0, expect.anything()]);
});

test('behavior: Tab goes from the button back to the frame', async () => {
  render(tree());
  const element = await begin();
  act(() => screen.getByRole('button', { name: 'Cancel' }).focus());
  await userEvent.tab();
  expect(document.activeElement).toBe(element.firstChild);
});

test('behavior: a second challenge has its own frame', async () => {
  render(tree());
  const first = await begin();
  await act(async () => settle.resolve({} as ThreeDSecureVerifyPayload));
  await turn();
  await userEvent.click(pay());
  expect(screen.queryByRole('dialog')).toBeNull();
  const second = challenge();
  const dialog = screen.getByRole('dialog');
  expect([dialog.contains(first), dialog.contains(second), next.mock.calls.length]).toEqual([false, true, 1]);
});

test('behavior: unmounting the dialog cancels the verification', async () => {
  const { rerender } = render(tree());
  await begin();
  expect(canceled()).toBe(0);
  rerender(tree({}, false));
  await turn();
  expect([canceled(), screen.queryByRole('dialog'), screen.getByRole<HTMLButtonElement>('button').disabled]).toEqual([1, null, false]);
});

test('behavior: unmounting the whole page removes the dialog', async () => {
  const { unmount } = render(tree());
  await begin();
  unmount();
  await turn();
  expect([fake.alive, document.body.textContent]).toEqual([0, '']);
});

test('options: lang and dir, of the dialog alone', async () => {
  const { rerender } = render(tree());
  await begin();
  const dialog = screen.getByRole('dialog');
  expect([dialog.hasAttribute('lang'), dialog.hasAttribute('dir')]).toEqual([false, false]);
  rerender(tree({ lang: 'ar', dir: 'rtl' }));
  expect([dialog.lang, dialog.dir, document.body.dir]).toEqual(['ar', 'rtl', '']);
});

test('options: container', async () => {
  function Framed(): ReactNode {
    const [container, setContainer] = useState<HTMLElement | null>(null);
    return (
      <>
        {tree({ container })}
        <div ref={setContainer} id="container" />
      </>
    );
  }
  render(<Framed />);
  await begin();
  expect(document.querySelector('#container')?.contains(screen.getByRole('dialog'))).toBe(true);
});

test('behavior: on a server there is nothing', () => {
  expect(renderToString(tree())).toBe('<button type="button">Pay</button>');
});
