import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { venmo, type CodeView, type LoginView, type TokenizeOptions, type TokenizePayload } from '@tender/venmo';
import { StrictMode, type ReactNode } from 'react';
import { fakeMethod } from '../testing/fake-method';
import { FakeTender } from '../testing/fake-tender';
import { VenmoProvider } from './context';
import { useVenmoCode, type VenmoCodeState } from './use-venmo-code';
import { VenmoQrCode } from './venmo-qr-code';
import { VenmoWebLogin } from './venmo-web-login';

const payload: TokenizePayload = { nonce: 'nonce', type: 'VenmoAccount', details: { username: '@joe' } };
const INSTRUCTIONS = 'Tap cancel payment to cancel and return to the business. Continue payment will relaunch the payment window.';
const view: CodeView = { step: 'authorizing', text: 'Authorize on your Venmo app', again: jest.fn(), cancel: jest.fn() };

const login: LoginView = {
  text: { heading: 'What would you like to do?', instructions: INSTRUCTIONS, proceed: 'Continue payment', cancel: 'Cancel payment' },
  proceed: jest.fn(),
  cancel: jest.fn(),
};

let state: VenmoCodeState;
let given: TokenizeOptions | undefined;
let finish: (payload: TokenizePayload) => void;

function Page(): ReactNode {
  state = useVenmoCode();
  return (
    <>
      <button onClick={() => void state.tokenize.run()}>Pay</button>
      <VenmoQrCode view={state.view} />
      <VenmoWebLogin view={state.login} />
    </>
  );
}

const fake = fakeMethod(venmo);
const tree = (children: ReactNode = <Page />): ReactNode => (
  <StrictMode>
    <FakeTender methods={[fake]}>
      <VenmoProvider allowDesktop>{children}</VenmoProvider>
    </FakeTender>
  </StrictMode>
);

async function open(): Promise<ReturnType<typeof render>> {
  const rendered = render(tree());
  await waitFor(() => expect(state.status).toBe('ready'));
  return rendered;
}

let complaints: jest.SpyInstance;

beforeEach(() => {
  fake.answer({
    tokenize: (options?: TokenizeOptions) => {
      given = options;
      given?.onCode?.(view);
      return new Promise<TokenizePayload>((resolve) => (finish = resolve));
    },
  });
  complaints = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  cleanup();
  expect(complaints.mock.calls).toEqual([]); // React warns there, of acts among others
});

test('default: the view is there with the click, and gone when it is over', async () => {
  await open();
  expect(state.view).toBeUndefined();
  act(() => screen.getByRole('button', { name: 'Pay' }).click());
  expect([state.view, state.tokenize.pending]).toEqual([view, true]);
  expect(screen.getByRole('status').textContent).toBe('Authorize on your Venmo app');
  act(() => given?.onCode?.(undefined));
  expect([state.view, screen.queryByRole('status')]).toEqual([undefined, null]);
  await act(async () => finish(payload));
  expect([state.tokenize.pending, state.tokenize.data]).toEqual([false, payload]);
});

test('default: the login is there while its window is', async () => {
  await open();
  act(() => void state.tokenize.run());
  act(() => given?.onCode?.(undefined));
  act(() => given?.onLogin?.(login));
  expect([state.view, state.login]).toEqual([undefined, login]);
  expect(screen.getByRole('group', { name: 'What would you like to do?' })).toBeTruthy();
  act(() => given?.onLogin?.(undefined));
  expect([state.login, screen.queryByRole('group')]).toEqual([undefined, null]);
});

test('options: those of the page go along, its own onCode and onLogin too', async () => {
  await open();
  const onCode = jest.fn();
  const onLogin = jest.fn();
  act(() => void state.tokenize.run({ processResultsDelay: 2, onCode, onLogin }));
  expect(given).toMatchObject({ processResultsDelay: 2 });
  act(() => given?.onCode?.(undefined));
  expect([onCode.mock.calls, onLogin.mock.calls]).toEqual([[[view], [undefined]], []]);
  act(() => given?.onLogin?.(login));
  act(() => given?.onLogin?.(undefined));
  expect(onLogin.mock.calls).toEqual([[login], [undefined]]);
});

test('behavior: run is the same throughout', async () => {
  const { rerender } = await open();
  const { run } = state.tokenize;
  rerender(tree());
  act(() => void run());
  expect(state.tokenize.run).toBe(run);
  act(() => given?.onCode?.(undefined));
});

test('behavior: a page that leaves aborts it', async () => {
  const { rerender } = await open();
  let ran: Promise<unknown> | undefined;
  act(() => void (ran = state.tokenize.run()));
  rerender(tree(null));
  act(() => given?.onCode?.(undefined));
  await expect(ran).rejects.toMatchObject({ name: 'AbortError' });
});
