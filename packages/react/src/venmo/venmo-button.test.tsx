import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { frameServiceErrors } from '@tender/frame-service/internal';
import { venmo, venmoErrors, type VenmoTokenizePayload, type Venmo } from '@tender/venmo';
import { StrictMode, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { fakeMethod, type FakeMethod } from '../testing/fake-method';
import { FakeTender } from '../testing/fake-tender';
import { useVenmo, VenmoProvider } from './context';
import { VenmoButton, type VenmoButtonProps } from './venmo-button';
import { expectNoConsoleErrors } from '../fixtures/console-errors';

const payload: VenmoTokenizePayload = { nonce: 'nonce', type: 'VenmoAccount', details: { username: '@joe' } };
const onNonce = jest.fn();
const onError = jest.fn();
const onCancel = jest.fn();

let fake: FakeMethod<Venmo>;

const tree = (props: Partial<VenmoButtonProps> = {}, children: ReactNode = <VenmoButton onNonce={onNonce} {...props} />): ReactNode => (
  <StrictMode>
    <FakeTender methods={[fake]}>
      <VenmoProvider>{children}</VenmoProvider>
    </FakeTender>
  </StrictMode>
);
const button = (): Promise<HTMLElement> => screen.findByRole('button');
const click = async (): Promise<void> => userEvent.click(await button());
const tokenized = (): number => fake.calls.filter(({ method }) => method === 'tokenize').length;
/** Functions with which a test resolves the calls of `tokenize` later. */
function holdCalls(): ((result: VenmoTokenizePayload | Promise<never>) => void)[] {
  const resolvers: ReturnType<typeof holdCalls> = [];
  fake.answer({ tokenize: () => new Promise<VenmoTokenizePayload>((resolve) => resolvers.push(resolve)) });
  return resolvers;
}

expectNoConsoleErrors();

beforeEach(() => {
  fake = fakeMethod(venmo, { tokenize: payload, isBrowserSupported: () => true });
});

test('default: pays in the task of the click, is busy until there is a nonce, and keeps the focus', async () => {
  const resolvers = holdCalls();
  render(tree());
  const element = await button();
  expect([element.textContent, element.getAttribute('type'), element.getAttribute('aria-busy')]).toEqual(['Venmo', 'button', 'false']);
  act(() => {
    element.focus();
    element.click();
    expect(tokenized()).toBe(1);
  });
  expect([element.getAttribute('aria-busy'), element.getAttribute('aria-disabled')]).toEqual(['true', 'true']);
  await click();
  expect(tokenized()).toBe(1);
  await act(async () => resolvers[0]?.(payload));
  expect(onNonce.mock.calls).toEqual([[payload]]);
  expect([element.getAttribute('aria-busy'), element.getAttribute('aria-disabled')]).toEqual(['false', 'false']);
  expect(document.activeElement).toBe(element);
});

test('default: renders nothing until a click would work', async () => {
  let arrive = (): void => undefined;
  fake.onCreate(() => new Promise<void>((resolve) => (arrive = resolve)));
  const { container } = render(tree({ fallback: 'not here' }));
  await act(async () => Promise.resolve());
  expect(container.textContent).toBe('');
  await act(async () => arrive());
  expect(container.textContent).toBe('Venmo');
});

test('options: whatever a button takes', async () => {
  const clicked = jest.fn();
  render(tree({ children: 'Mit Venmo', className: 'mine', onClick: clicked, disabled: false, 'aria-describedby': 'hint' }));
  await click();
  expect((await button()).outerHTML).toBe(
    '<button type="button" data-tender-button="venmo" class="mine" aria-describedby="hint" aria-disabled="false" aria-busy="false">Mit Venmo</button>',
  );
  expect([clicked.mock.calls.length, tokenized()]).toEqual([1, 1]);
});

test('options: a click whose default is prevented does not pay', async () => {
  render(tree({ onClick: (event) => event.preventDefault() }));
  await click();
  expect(tokenized()).toBe(0);
});

test.each([
  venmoErrors.VENMO_APP_CANCELED(),
  venmoErrors.VENMO_CANCELED(),
  venmoErrors.VENMO_CUSTOMER_CANCELED(),
  venmoErrors.VENMO_DESKTOP_CANCELED(),
  venmoErrors.VENMO_MOBILE_POLLING_TOKENIZATION_CANCELED(),
  venmoErrors.VENMO_TOKENIZATION_CANCELED_BY_MERCHANT(),
  frameServiceErrors.FRAME_SERVICE_FRAME_CLOSED(),
])('options: onCancel, $code', async (error) => {
  fake.answer({ tokenize: error });
  const { rerender } = render(tree({ onError, onCancel }));
  await click();
  await waitFor(() => expect(onCancel.mock.calls).toEqual([[error]]));
  expect(onError).not.toHaveBeenCalled();
  rerender(tree({ onError }));
  await click();
  await waitFor(() => expect(onError.mock.calls).toEqual([[error]]));
});

test.each([
  venmoErrors.VENMO_APP_FAILED(),
  venmoErrors.VENMO_DESKTOP_UNKNOWN_ERROR(),
  venmoErrors.VENMO_MOBILE_POLLING_TOKENIZATION_EXPIRED(),
  venmoErrors.VENMO_MOBILE_POLLING_TOKENIZATION_TIMEOUT(),
  frameServiceErrors.FRAME_SERVICE_FRAME_OPEN_FAILED(),
])('options: onError, $code', async (error) => {
  fake.answer({ tokenize: error });
  render(tree({ onError, onCancel }));
  await click();
  await waitFor(() => expect(onError.mock.calls).toEqual([[error]]));
  expect([onCancel.mock.calls, onNonce.mock.calls]).toEqual([[], []]);
  const pressed = await button();
  await waitFor(() => expect(pressed.getAttribute('aria-busy')).toBe('false'));
});

test('behavior: the handlers of the latest render', async () => {
  const resolvers = holdCalls();
  const { rerender } = render(tree());
  await click();
  const later = jest.fn();
  rerender(tree({ onNonce: later }));
  await act(async () => resolvers[0]?.(payload));
  expect([onNonce.mock.calls, later.mock.calls]).toEqual([[], [[payload]]]);
});

test('behavior: renders the fallback in a browser that is not supported', async () => {
  fake.answer({ isBrowserSupported: () => false });
  const { container, rerender } = render(tree());
  await waitFor(() => expect(fake.calls.length).toBeGreaterThan(0));
  expect(container.innerHTML).toBe('');
  rerender(tree({ fallback: <p>not here</p> }));
  expect(container.innerHTML).toBe('<p>not here</p>');
});

test('behavior: renders the fallback when the instance failed', async () => {
  fake.onCreate(() => Promise.reject(venmoErrors.VENMO_NOT_ENABLED()));
  const { container } = render(tree({ fallback: 'not here' }));
  await waitFor(() => expect(container.textContent).toBe('not here'));
});

test('behavior: a click reports an instance that the shop has torn down', async () => {
  const torn = new Error('torn');
  const fail = (): never => {
    throw torn;
  };
  fake.answer({ isBrowserSupported: fail, tokenize: fail });
  render(tree({ onError }));
  await click();
  await waitFor(() => expect(onError.mock.calls).toEqual([[torn]]));
});

test('behavior: unmounting calls no handler', async () => {
  const resolvers = holdCalls();
  const { rerender } = render(tree({ onError, onCancel }));
  await click();
  rerender(tree({}, <p />));
  await act(async () => resolvers[0]?.(payload));
  expect([onNonce.mock.calls, onError.mock.calls, onCancel.mock.calls]).toEqual([[], [], []]);
});

test('options: an action of the page outlives the button', async () => {
  const resolvers = holdCalls();
  function Page(): ReactNode {
    const { tokenize } = useVenmo();
    return tokenize.pending ? 'waiting' : <VenmoButton action={tokenize} onNonce={onNonce} />;
  }
  const { container } = render(tree({}, <Page />));
  await click();
  expect(container.textContent).toBe('waiting');
  await act(async () => resolvers[0]?.(payload));
  expect([onNonce.mock.calls, container.textContent]).toEqual([[[payload]], 'Venmo']);
});

test('behavior: hydrates what the server has rendered', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  expect(renderToString(tree())).toBe('');
  const root = await act(async () => hydrateRoot(container, tree()));
  await click();
  await waitFor(() => expect(onNonce).toHaveBeenCalledTimes(1));
  act(() => root.unmount());
  container.remove();
});
