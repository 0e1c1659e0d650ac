import {
  googlePayment,
  googlePaymentErrors,
  type GooglePayment,
  type GooglePaymentPayload,
  type GooglePaymentDataRequest,
} from '@tender/google-pay';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { GooglePayButton, GooglePayProvider, type GooglePayButtonProps } from '../google-pay';
import { createFakeClient, FakeTender, fakeMethod, type FakeMethod } from '../testing';
import type { GooglePayButtonOptions } from './google-script';
import { expectNoConsoleErrors } from '../fixtures/console-errors';

const REQUEST = { transactionInfo: { totalPrice: '5.00', totalPriceStatus: 'FINAL', currencyCode: 'EUR' } };
const ANSWER = { apiVersion: 2, email: 'ada@example.com', paymentMethodData: { tokenizationData: { token: '{}' } } };
const PAYLOAD: GooglePaymentPayload = { nonce: 'nonce', type: 'AndroidPayCard', description: 'Google Pay', details: {} };
const METHOD = { type: 'CARD', parameters: {}, tokenizationSpecification: { type: 'PAYMENT_GATEWAY', parameters: {} } };

expectNoConsoleErrors();
let fake: FakeMethod<GooglePayment>;
let wallet: { resolve(response: object): void; reject(error: unknown): void };
let asked: unknown[];
let looks: GooglePayButtonOptions[];
let isReady: boolean | object;

/** Imitates Google's script. */
class PaymentsClient {
  constructor(options: { environment: string }) {
    asked.push(options);
  }
  isReadyToPay(request: object): Promise<{ result: boolean }> {
    asked.push(request);
    return typeof isReady === 'boolean' ? Promise.resolve({ result: isReady }) : Promise.reject(isReady);
  }
  loadPaymentData(request: object): Promise<object> {
    asked.push(request);
    return new Promise((resolve, reject) => (wallet = { resolve, reject }));
  }
  createButton({ onClick, ...appearance }: GooglePayButtonOptions & { onClick(): void }): HTMLElement {
    looks.push(appearance);
    const button = document.createElement('button');
    button.textContent = 'Google Pay';
    button.addEventListener('click', onClick);
    return button;
  }
}

const tree = (props: Partial<GooglePayButtonProps> = {}, environment = 'sandbox'): ReactNode => (
  <StrictMode>
    <FakeTender methods={[fake]} client={clients[environment]}>
      <GooglePayProvider googlePayVersion={2}>
        <GooglePayButton request={REQUEST} onNonce={jest.fn()} fallback={<p>Loading Google Pay…</p>} {...props} />
      </GooglePayProvider>
    </FakeTender>
  </StrictMode>
);
const clients: Record<string, ReturnType<typeof createFakeClient>> = {
  sandbox: createFakeClient(),
  development: createFakeClient({ authorization: 'development_4810_merchant' }),
};
const drawn = (): Promise<HTMLElement> => screen.findByRole('button', { name: 'Google Pay' });
const press = async (): Promise<void> => userEvent.click(await drawn());
const root = (): HTMLElement => document.querySelector('[data-tender-google-pay]') as HTMLElement;
const phase = (): string | undefined => root().dataset['tenderGooglePay'];

/** Scripts that are added to the page: each loads and defines this value, or fails to load. */
function serve(google: unknown): string[] {
  const sources: string[] = [];
  jest.spyOn(document.head, 'append').mockImplementation((node) => {
    const script = node as HTMLScriptElement;
    sources.push(script.src);
    Object.assign(window, { google });
    queueMicrotask(() => (google ? script.onload?.(new Event('load')) : script.onerror?.(new Event('error'))));
  });
  return sources;
}
const GOOGLE = { payments: { api: { PaymentsClient } } };

beforeEach(() => {
  [asked, looks, isReady] = [[], [], true];
  fake = fakeMethod<GooglePayment>(googlePayment, {
    createPaymentDataRequest: ((overrides: object) => ({
      apiVersion: 2,
      apiVersionMinor: 0,
      environment: 'TEST',
      allowedPaymentMethods: [METHOD],
      ...overrides,
    })) as () => GooglePaymentDataRequest,
    parseResponse: PAYLOAD,
  });
});

// The script is loaded once per page, so the test of a failed load has to come first.
test('behavior: reports a script that does not load', async () => {
  serve(undefined);
  const onError = jest.fn();
  render(tree({ onError }));
  await waitFor(() => expect(onError.mock.calls).toEqual([[new Error('https://pay.google.com/gp/p/js/pay.js could not be loaded.')]]));
  await waitFor(() => expect([phase(), screen.queryByText('Loading Google Pay…')]).toEqual(['failed', null]));
});

test.each([
  ['sandbox', 'https://pay.google.com/gp/p/js/pay.js'],
  ['development', 'http://localhost:4810/third-party/google-pay.js'],
])('default: Google’s own button, in %s', async (environment, script) => {
  const sources = serve(GOOGLE);
  const onNonce = jest.fn();
  render(tree({ onNonce }, environment));
  expect([screen.queryByText('Loading Google Pay…'), phase(), root().getAttribute('aria-busy')]).toEqual([
    expect.anything(),
    'loading',
    'true',
  ]);
  await drawn();
  await waitFor(() => expect([screen.queryByText('Loading Google Pay…'), phase()]).toEqual([null, 'ready']));
  expect(sources).toEqual([script]);
  expect(asked).toEqual([{ environment: 'TEST' }, { apiVersion: 2, apiVersionMinor: 0, allowedPaymentMethods: [METHOD] }]);
  await press();
  expect(asked.at(-1)).toMatchObject({ apiVersion: 2, ...REQUEST });
  expect(root().getAttribute('aria-busy')).toBe('true');
  await act(async () => wallet.resolve(ANSWER));
  expect(onNonce.mock.calls).toEqual([[PAYLOAD, ANSWER]]);
  expect(fake.calls.at(-1)).toEqual({ method: 'parseResponse', args: [ANSWER] });
  expect(root().getAttribute('aria-busy')).toBe('false');
});

describe('with Google’s script on the page', () => {
  beforeEach(() => void Object.assign(window, { google: GOOGLE }));

  test('options: the latest request function is called in the task of the click', async () => {
    const { rerender } = render(tree({ request: () => REQUEST }));
    const button = await drawn();
    const changed = { transactionInfo: { ...REQUEST.transactionInfo, totalPrice: '7.00' } };
    rerender(tree({ request: () => changed }));
    act(() => {
      button.click();
      expect(asked.at(-1)).toMatchObject(changed);
    });
  });

  test('options: buttonOptions', async () => {
    const { rerender } = render(tree({ buttonOptions: { buttonType: 'pay' } }));
    const button = await drawn();
    rerender(tree({ buttonOptions: { buttonType: 'pay' } }));
    expect(await drawn()).toBe(button);
    rerender(tree({ buttonOptions: { buttonType: 'plain', buttonColor: 'white' } }));
    await waitFor(() => expect(looks.at(-1)).toEqual({ buttonType: 'plain', buttonColor: 'white' }));
    await waitFor(() => expect(screen.getAllByRole('button')).toHaveLength(1));
  });

  test('behavior: opens one sheet at a time, and calls the handlers of the latest render', async () => {
    const [first, second] = [jest.fn(), jest.fn()];
    const { rerender } = render(tree({ onNonce: first }));
    await press();
    await press();
    expect(asked).toHaveLength(3);
    rerender(tree({ onNonce: second }));
    await act(async () => wallet.resolve(ANSWER));
    expect([first.mock.calls, second.mock.calls.length]).toEqual([[], 1]);
    await press();
    expect(asked).toHaveLength(4);
  });

  test('behavior: closing the sheet calls onCancel, not onError', async () => {
    const handlers = { onNonce: jest.fn(), onCancel: jest.fn(), onError: jest.fn() };
    render(tree(handlers));
    await press();
    await act(async () => wallet.reject({ statusCode: 'CANCELED' }));
    expect([handlers.onNonce, handlers.onCancel, handlers.onError].map(({ mock }) => mock.calls)).toEqual([[], [[]], []]);
  });

  test('error: GOOGLE_PAYMENT_GATEWAY_ERROR, and failures of Google’s script', async () => {
    const failure = googlePaymentErrors.GOOGLE_PAYMENT_GATEWAY_ERROR();
    fake.answer({ parseResponse: failure });
    const onError = jest.fn();
    render(tree({ onError }));
    await press();
    await act(async () => wallet.resolve(ANSWER));
    expect(onError.mock.calls).toEqual([[failure]]);
    await press();
    await act(async () => wallet.reject({ statusCode: 'DEVELOPER_ERROR' }));
    expect(onError.mock.calls[1]).toEqual([{ statusCode: 'DEVELOPER_ERROR' }]);
  });

  test('error: GOOGLE_PAYMENT_NOT_ENABLED', async () => {
    const failure = googlePaymentErrors.GOOGLE_PAYMENT_NOT_ENABLED();
    fake.onCreate(() => Promise.reject(failure));
    const onError = jest.fn();
    render(tree({ onError }));
    await waitFor(() => expect(onError.mock.calls).toEqual([[failure]]));
    await waitFor(() => expect(phase()).toBe('failed'));
  });

  test('options: onUnavailable is called when the customer cannot pay with Google Pay', async () => {
    isReady = false;
    const onUnavailable = jest.fn();
    render(tree({ onUnavailable }));
    await waitFor(() => expect(onUnavailable).toHaveBeenCalledTimes(1));
    await waitFor(() => expect([phase(), screen.queryByRole('button')]).toEqual(['unavailable', null]));
  });

  test('behavior: reports a failure of isReadyToPay', async () => {
    isReady = { statusCode: 'DEVELOPER_ERROR' };
    const onError = jest.fn();
    render(tree({ onError }));
    await waitFor(() => expect(onError.mock.calls).toEqual([[isReady]]));
    await waitFor(() => expect(phase()).toBe('failed'));
  });

  test('behavior: a result after unmount calls no handler', async () => {
    const handlers = { onNonce: jest.fn(), onCancel: jest.fn(), onError: jest.fn() };
    const { unmount } = render(tree(handlers));
    await press();
    unmount();
    await act(async () => wallet.resolve(ANSWER));
    expect(Object.values(handlers).flatMap(({ mock }) => mock.calls)).toEqual([]);
    expect(fake.alive).toBe(0);
  });

  test('behavior: reports a script that defines nothing', async () => {
    Object.assign(window, { google: undefined });
    const onError = jest.fn();
    render(tree({ onError }));
    await waitFor(() => expect(onError.mock.calls).toEqual([[new Error('Google’s script left nothing on the page.')]]));
  });
});

test('behavior: renders the fallback on a server', () => {
  expect(renderToString(tree())).toBe('<div data-tender-google-pay="loading" aria-busy="true"><p>Loading Google Pay…</p><div></div></div>');
});
