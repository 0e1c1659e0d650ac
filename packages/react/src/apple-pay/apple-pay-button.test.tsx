import { applePay, applePayErrors, type ApplePay, type ApplePayTokenizePayload } from '@tender/apple-pay';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ApplePayButton, ApplePayProvider, type ApplePayButtonProps } from '../apple-pay';
import { deferred } from '../checkout/fixtures/fakes';
import { FakeTender, fakeMethod, type FakeMethod } from '../testing';
import { expectNoConsoleErrors } from '../fixtures/console-errors';

const REQUEST = { total: { label: 'Shop', amount: '5.00' } };
const PAYLOAD: ApplePayTokenizePayload = { nonce: 'nonce', type: 'ApplePayCard', description: 'Apple Pay', details: {} };
const PAYMENT = { token: { paymentData: {}, transactionIdentifier: 'a' }, billingContact: { countryCode: 'DE' } };
const MERCHANT_SESSION = { _httpStatus: 200, merchantSessionIdentifier: 'SSH' };

expectNoConsoleErrors();
let fake: FakeMethod<ApplePay>;
let sessions: FakeSession[];
let canPay: jest.Mock<boolean>;

/** Imitates the browser's session. */
class FakeSession {
  static readonly STATUS_SUCCESS = 0;
  static readonly STATUS_FAILURE = 1;
  static canMakePayments = (): boolean => canPay();
  onvalidatemerchant = (_: { validationURL: string }): void => {};
  onpaymentauthorized = (_: { payment: typeof PAYMENT }): void => {};
  oncancel = (): void => {};
  readonly log: unknown[] = [];
  constructor(
    readonly version: number,
    readonly request: { total?: object },
  ) {
    if (!request.total) throw new TypeError('Member ApplePayPaymentRequest.total is required.');
    sessions.push(this);
  }
  begin = (): void => void this.log.push('begin');
  abort = (): void => void this.log.push('abort');
  completeMerchantValidation = (session: unknown): void => void this.log.push(session);
  completePayment = (result: unknown): void => void this.log.push(result);
}
const session = (): FakeSession => sessions.at(-1) as FakeSession;
const validate = (): Promise<void> => act(async () => session().onvalidatemerchant({ validationURL: 'https://apple.example' }));
const authorize = (): Promise<void> => act(async () => session().onpaymentauthorized({ payment: PAYMENT }));
const cancel = (): Promise<void> => act(async () => session().oncancel());

const handlers = () => ({ onPayment: jest.fn(), onCancel: jest.fn(), onError: jest.fn(), onUnavailable: jest.fn() });
const called = (all: Record<string, jest.Mock>): unknown[] => Object.values(all).map(({ mock }) => mock.calls as unknown);
const tree = (props: Partial<ApplePayButtonProps> = {}): ReactNode => (
  <StrictMode>
    <FakeTender methods={[fake]}>
      <ApplePayProvider>
        <ApplePayButton request={REQUEST} onPayment={jest.fn()} {...props} />
      </ApplePayProvider>
    </FakeTender>
  </StrictMode>
);
const ready = async (): Promise<HTMLElement> => {
  await waitFor(() => expect(screen.getByRole('button').dataset['tenderApplePay']).toBe('ready'));
  return screen.getByRole('button', { name: 'Apple Pay' });
};
const press = async (): Promise<void> => userEvent.click(await ready());

beforeEach(() => {
  sessions = [];
  canPay = jest.fn(() => true);
  Object.assign(window, { ApplePaySession: FakeSession });
  fake = fakeMethod<ApplePay>(applePay, {
    createPaymentRequest: (overrides?: object) => ({ countryCode: 'DE', ...overrides }) as never,
    performValidation: MERCHANT_SESSION,
    tokenize: PAYLOAD,
  });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'ApplePaySession');
});

test('default: a payment', async () => {
  const charge = deferred();
  const all = { ...handlers(), onPayment: jest.fn(() => charge.promise) };
  render(tree({ ...all, displayName: 'Shop' }));
  const button = screen.getByRole('button', { name: 'Apple Pay' });
  expect([button.dataset['tenderApplePay'], button.getAttribute('aria-busy'), button.getAttribute('type')]).toEqual([
    'loading',
    'true',
    'button',
  ]);
  await press();
  expect([session().version, session().request]).toEqual([3, { countryCode: 'DE', ...REQUEST }]);
  await validate();
  expect(session().log).toEqual(['begin', MERCHANT_SESSION]);
  expect(fake.calls.at(-1)).toMatchObject({
    method: 'performValidation',
    args: [{ validationURL: 'https://apple.example', displayName: 'Shop' }],
  });
  await authorize();
  expect(fake.calls.at(-1)).toMatchObject({ method: 'tokenize', args: [{ token: PAYMENT.token }] });
  expect([all.onPayment.mock.calls, session().log.length, button.getAttribute('aria-busy')]).toEqual([[[PAYLOAD, PAYMENT]], 2, 'true']);
  await act(async () => charge.resolve());
  expect(session().log.at(-1)).toEqual({ status: 0 });
  expect(button.getAttribute('aria-busy')).toBe('false');
  expect([all.onCancel.mock.calls, all.onError.mock.calls, all.onUnavailable.mock.calls]).toEqual([[], [], []]);
});

test('options: version 2 completes with a number', async () => {
  render(tree({ version: 2 }));
  await press();
  await authorize();
  expect([session().version, session().log.at(-1)]).toEqual([2, 0]);
});

test('options: the latest request function is called in the task of the click', async () => {
  const { rerender } = render(tree({ request: () => REQUEST }));
  const button = await ready();
  const changed = { total: { label: 'Shop', amount: '7.00' } };
  rerender(tree({ request: () => changed }));
  act(() => {
    button.click();
    expect(session().request).toMatchObject(changed);
    expect(session().log).toEqual(['begin']);
  });
});

test('options: label, className and buttonOptions', async () => {
  const setProperty = jest.spyOn(CSSStyleDeclaration.prototype, 'setProperty');
  render(
    tree({
      label: 'Buy with Apple Pay',
      className: 'wide',
      buttonOptions: { buttonType: 'buy', buttonStyle: 'white', buttonLocale: 'de' },
    }),
  );
  const button = await screen.findByRole('button', { name: 'Buy with Apple Pay' });
  expect([button.textContent, button.className, button.lang]).toEqual(['Buy with Apple Pay', 'wide', 'de']);
  expect(setProperty.mock.calls).toEqual(
    expect.arrayContaining([
      ['-webkit-appearance', '-apple-pay-button'],
      ['-apple-pay-button-type', 'buy'],
      ['-apple-pay-button-style', 'white'],
    ]),
  );
});

test('behavior: has no text of its own where the browser draws Apple’s button', async () => {
  Object.assign(window, {
    CSS: { supports: (name: string, value: string) => `${name}: ${value}` === '-webkit-appearance: -apple-pay-button' },
  });
  render(tree());
  expect((await ready()).textContent).toBe('');
  Reflect.deleteProperty(window, 'CSS');
});

test('behavior: opens one sheet at a time, and calls the handlers of the latest render', async () => {
  const [first, second] = [handlers(), handlers()];
  const { rerender } = render(tree(first));
  await press();
  await press();
  expect(sessions).toHaveLength(1);
  rerender(tree(second));
  await authorize();
  expect([first.onPayment.mock.calls.length, second.onPayment.mock.calls.length]).toEqual([0, 1]);
  await press();
  expect(sessions).toHaveLength(2);
});

test('behavior: closing the sheet calls onCancel alone', async () => {
  const all = handlers();
  render(tree(all));
  await press();
  await cancel();
  expect(called(all)).toEqual([[], [[]], [], []]);
  expect(session().log).toEqual(['begin']);
});

test('error: a failed validation closes the sheet', async () => {
  const failure = applePayErrors.APPLE_PAY_MERCHANT_VALIDATION_FAILED();
  fake.answer({ performValidation: failure });
  const all = handlers();
  render(tree(all));
  await press();
  await validate();
  expect(session().log).toEqual(['begin', 'abort']);
  expect(called(all)).toEqual([[], [], [[failure]], []]);
});

test('error: a failed tokenization completes with failure', async () => {
  const failure = applePayErrors.APPLE_PAY_TOKENIZATION();
  fake.answer({ tokenize: failure });
  const all = handlers();
  render(tree(all));
  await press();
  await authorize();
  expect(session().log).toEqual(['begin', { status: 1 }]);
  expect(called(all)).toEqual([[], [], [[failure]], []]);
});

test('error: a payment that the shop could not charge completes with failure', async () => {
  const all = { ...handlers(), onPayment: jest.fn(() => Promise.reject(new Error('Declined.'))) };
  render(tree(all));
  await press();
  await authorize();
  expect(session().log).toEqual(['begin', { status: 1 }]);
  expect(all.onError.mock.calls).toEqual([[new Error('Declined.')]]);
  await press();
  expect(sessions).toHaveLength(2);
});

test('error: a request that the browser refuses', async () => {
  const all = handlers();
  render(tree({ ...all, request: {} }));
  await press();
  expect(called(all)).toEqual([[], [], [[new TypeError('Member ApplePayPaymentRequest.total is required.')]], []]);
});

test('error: APPLE_PAY_NOT_ENABLED', async () => {
  const failure = applePayErrors.APPLE_PAY_NOT_ENABLED();
  fake.onCreate(() => Promise.reject(failure));
  const all = handlers();
  render(tree(all));
  await waitFor(() => expect(all.onError.mock.calls).toEqual([[failure]]));
  expect(screen.queryByRole('button')).toBeNull();
});

test('behavior: a sheet that closes itself while the shop charges is not a cancellation', async () => {
  const charge = deferred();
  const all = { ...handlers(), onPayment: jest.fn(() => charge.promise) };
  render(tree(all));
  await press();
  await authorize();
  await cancel();
  session().completePayment = () => {
    throw new DOMException('The session has ended.', 'InvalidAccessError');
  };
  await act(async () => charge.resolve());
  expect([all.onCancel.mock.calls, all.onError.mock.calls]).toEqual([[], []]);
});

test.each<[string, () => boolean]>([
  ['without Apple Pay', () => false],
  [
    'that throws an error, as on a page without https',
    () => {
      throw new Error('Insecure.');
    },
  ],
])('options: onUnavailable is called once in a browser %s', async (_, answer) => {
  canPay.mockImplementation(answer);
  const all = handlers();
  render(tree(all));
  await act(async () => Promise.resolve());
  expect(screen.queryByRole('button')).toBeNull();
  expect(called(all)).toEqual([[], [], [], [[]]]);
});

test('behavior: renders nothing in a browser that has no such API', async () => {
  Reflect.deleteProperty(window, 'ApplePaySession');
  const all = handlers();
  render(tree(all));
  await act(async () => Promise.resolve());
  expect([screen.queryByRole('button'), all.onUnavailable.mock.calls]).toEqual([null, [[]]]);
});

test('behavior: closes the sheet when it is unmounted, and calls no handler', async () => {
  const all = handlers();
  const { unmount } = render(tree(all));
  await press();
  unmount();
  await authorize();
  expect(session().log.slice(0, 2)).toEqual(['begin', 'abort']);
  expect(called(all)).toEqual([[], [], [], []]);
  expect(fake.alive).toBe(0);
});

test('behavior: the sheet stays open when it is unmounted while the shop charges', async () => {
  const charge = deferred();
  const { unmount } = render(tree({ onPayment: () => charge.promise }));
  await press();
  await authorize();
  unmount();
  expect(session().log).toEqual(['begin']);
  await act(async () => charge.resolve());
  expect(session().log).toEqual(['begin', { status: 0 }]);
});

test('behavior: renders nothing on a server', () => {
  expect(renderToString(tree())).toBe('');
});
