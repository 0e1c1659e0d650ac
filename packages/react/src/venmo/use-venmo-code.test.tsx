import { act, render, screen, waitFor } from '@testing-library/react';
import { venmo, type VenmoCodeView, type VenmoLoginView, type VenmoTokenizeOptions, type VenmoTokenizePayload } from '@tender/venmo';
import { StrictMode, type ReactNode } from 'react';
import { fakeMethod } from '../testing/fake-method';
import { FakeTender } from '../testing/fake-tender';
import { VenmoProvider } from './context';
import { useVenmoCode, type UseVenmoCodeResult } from './use-venmo-code';
import { VenmoQrCode } from './venmo-qr-code';
import { VenmoWebLogin } from './venmo-web-login';
import { expectNoConsoleErrors } from '../fixtures/console-errors';

const payload: VenmoTokenizePayload = { nonce: 'nonce', type: 'VenmoAccount', details: { username: '@joe' } };
const INSTRUCTIONS = 'Tap cancel payment to cancel and return to the business. Continue payment will relaunch the payment window.';
const view: VenmoCodeView = { step: 'authorizing', text: 'Authorize on your Venmo app', again: jest.fn(), cancel: jest.fn() };

const login: VenmoLoginView = {
  text: { heading: 'What would you like to do?', instructions: INSTRUCTIONS, proceed: 'Continue payment', cancel: 'Cancel payment' },
  proceed: jest.fn(),
  cancel: jest.fn(),
};

let state: UseVenmoCodeResult;
let runOptions: VenmoTokenizeOptions | undefined;
let finish: (payload: VenmoTokenizePayload) => void;

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

expectNoConsoleErrors();

beforeEach(() => {
  fake.answer({
    tokenize: (options?: VenmoTokenizeOptions) => {
      runOptions = options;
      runOptions?.onCode?.(view);
      return new Promise<VenmoTokenizePayload>((resolve) => (finish = resolve));
    },
  });
});

test('default: the view is set by the click, and removed at the end', async () => {
  await open();
  expect(state.view).toBeUndefined();
  act(() => screen.getByRole('button', { name: 'Pay' }).click());
  expect([state.view, state.tokenize.pending]).toEqual([view, true]);
  expect(screen.getByRole('status').textContent).toBe('Authorize on your Venmo app');
  act(() => runOptions?.onCode?.(undefined));
  expect([state.view, screen.queryByRole('status')]).toEqual([undefined, null]);
  await act(async () => finish(payload));
  expect([state.tokenize.pending, state.tokenize.data]).toEqual([false, payload]);
});

test('default: the login view is set while the window is open', async () => {
  await open();
  act(() => void state.tokenize.run());
  act(() => runOptions?.onCode?.(undefined));
  act(() => runOptions?.onLogin?.(login));
  expect([state.view, state.login]).toEqual([undefined, login]);
  expect(screen.getByRole('group', { name: 'What would you like to do?' })).toBeTruthy();
  act(() => runOptions?.onLogin?.(undefined));
  expect([state.login, screen.queryByRole('group')]).toEqual([undefined, null]);
});

test('options: the page’s own options are passed on, including onCode and onLogin', async () => {
  await open();
  const onCode = jest.fn();
  const onLogin = jest.fn();
  act(() => void state.tokenize.run({ processResultsDelay: 2, onCode, onLogin }));
  expect(runOptions).toMatchObject({ processResultsDelay: 2 });
  act(() => runOptions?.onCode?.(undefined));
  expect([onCode.mock.calls, onLogin.mock.calls]).toEqual([[[view], [undefined]], []]);
  act(() => runOptions?.onLogin?.(login));
  act(() => runOptions?.onLogin?.(undefined));
  expect(onLogin.mock.calls).toEqual([[login], [undefined]]);
});

test('behavior: run is stable between renders', async () => {
  const { rerender } = await open();
  const { run } = state.tokenize;
  rerender(tree());
  act(() => void run());
  expect(state.tokenize.run).toBe(run);
  act(() => runOptions?.onCode?.(undefined));
});

test('behavior: unmounting aborts the payment', async () => {
  const { rerender } = await open();
  let ran: Promise<unknown> | undefined;
  act(() => void (ran = state.tokenize.run()));
  rerender(tree(null));
  act(() => runOptions?.onCode?.(undefined));
  await expect(ran).rejects.toMatchObject({ name: 'AbortError' });
});
