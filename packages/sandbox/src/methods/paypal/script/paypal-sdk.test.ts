/** @jest-environment jsdom */
// The script's functions run in a shop's page.
import { openApproval } from './approval-window';
import { createPayPalButtons, type ButtonsOptions } from './buttons';
import { installPayPal } from './install';

const base = 'https://www.paypal.com';
const popup = {
  closed: false,
  location: { href: 'about:blank' },
  close: jest.fn((): void => void (popup.closed = true)),
  focus: jest.fn(),
  postMessage: jest.fn(),
};

interface Api {
  FUNDING: Record<string, string>;
  getFundingSources(): string[];
  isFundingEligible(source: string): boolean;
  rememberFunding(sources: string[]): void;
  Buttons(options?: ButtonsOptions): ReturnType<typeof createPayPalButtons>;
}

/** The global object of the script, loaded with this query. */
function load(query = 'client-id=x', namespace?: string): Api {
  const script = document.createElement('script');
  script.src = `${base}/sdk/js?${query}`;
  if (namespace !== undefined) script.dataset['namespace'] = namespace;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  installPayPal(openApproval, createPayPalButtons);
  return (window as unknown as Record<string, Api>)[namespace ?? 'paypal']!;
}

const sendMessage = (data: unknown, { source = popup, origin = base }: { source?: unknown; origin?: string } = {}) =>
  window.dispatchEvent(Object.assign(new Event('message'), { source, origin, data: { tender: 'paypal', ...(data as object) } }));
const flushPromises = () => jest.advanceTimersByTimeAsync(0);

async function renderButtons(options: ButtonsOptions, query?: string) {
  const calls: unknown[] = [];
  const record = (name: string) => (data: unknown) => void calls.push([name, data]);
  const callbacks = {
    onApprove: record('approve'),
    onCancel: record('cancel'),
    onError: (error: unknown) => void calls.push(['error', error]),
  };
  document.body.replaceChildren(document.createElement('main'));
  await load(query)
    .Buttons({ ...callbacks, ...options })
    .render('main');
  const buttons = [...document.querySelectorAll('button')];
  return { calls, buttons, click: (at = 0) => buttons[at]?.click() };
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(popup, { closed: false, location: { href: 'about:blank' } });
  window.open = jest.fn(() => popup as unknown as Window);
});
afterEach(() => jest.useRealTimers());

test('a click opens the window at once, and the window then shows the page of the order', async () => {
  const { calls, click } = await renderButtons({ createOrder: () => Promise.resolve('EC-1') });
  click();
  expect(window.open).toHaveBeenCalledWith('about:blank', '_blank', expect.stringContaining('popup'));
  await flushPromises();
  expect(popup.location.href).toBe(`${base}/pay/paypal/EC-1?token=EC-1&funding=paypal&opener=${encodeURIComponent(location.origin)}`);
  const data = { orderID: 'EC-1', payerID: 'P', paymentID: 'PAYID-1' };
  sendMessage({ kind: 'approved', data });
  await flushPromises();
  expect(calls).toEqual([['approve', { ...data, paymentSource: 'paypal', facilitatorAccessToken: 'sandbox' }]]);
  expect(popup.close).toHaveBeenCalled();
});

test('accepts messages only from the window, at the origin of the script', async () => {
  const { calls, click } = await renderButtons({ createOrder: () => 'EC-1' });
  click();
  await flushPromises();
  sendMessage({ kind: 'approved', data: {} }, { source: window });
  sendMessage({ kind: 'approved', data: {} }, { origin: 'https://attacker.example' });
  sendMessage({ kind: 'approved', data: {}, tender: 'other' });
  await flushPromises();
  expect(calls).toEqual([]);
  sendMessage({ kind: 'canceled', data: { orderID: 'EC-1' } });
  await flushPromises();
  expect(calls).toEqual([['cancel', { orderID: 'EC-1' }]]);
});

test('closing the window cancels', async () => {
  const { calls, click } = await renderButtons({ createOrder: () => 'EC-1' });
  click();
  await flushPromises();
  click();
  expect(popup.focus).toHaveBeenCalledTimes(1);
  popup.closed = true;
  await jest.advanceTimersByTimeAsync(200);
  expect(calls).toEqual([['cancel', { orderID: 'EC-1' }]]);
  expect(jest.getTimerCount()).toBe(0);
});

test('an agreement to future payments needs vault=true', async () => {
  const createBillingAgreement = () => 'BA-1';
  expect(() => load().Buttons({ createBillingAgreement })).toThrow('vault=true');
  const { calls, click } = await renderButtons({ createBillingAgreement }, 'vault=true');
  click();
  await flushPromises();
  sendMessage({ kind: 'approved', data: { billingToken: 'BA-1', payerID: 'P' } });
  await flushPromises();
  expect(calls).toEqual([['approve', expect.objectContaining({ billingToken: 'BA-1', payerID: 'P' })]]);
});

test.each([
  ['the order fails', { createOrder: () => Promise.reject(new Error('no order')) }, 'no order'],
  ['the order has no id', { createOrder: () => '' }, 'Expected an order id'],
  ['the shop passes no function that creates an order', {}, 'Pass createOrder or createBillingAgreement'],
])('calls onError when %s', async (_, options, message) => {
  const { calls, click } = await renderButtons(options);
  click();
  await flushPromises();
  expect(calls).toEqual([['error', expect.objectContaining({ message: expect.stringContaining(message) })]]);
  expect(popup.close).toHaveBeenCalled();
});

test('calls onError when the window is blocked', async () => {
  window.open = jest.fn(() => null);
  const { calls, click } = await renderButtons({ createOrder: () => 'EC-1' });
  click();
  await flushPromises();
  expect(calls).toEqual([['error', expect.objectContaining({ message: 'The PayPal window could not be opened' })]]);
});

test('the shop may refuse one click, or disable the button', async () => {
  const createOrder = jest.fn(() => 'EC-1');
  const { calls, click } = await renderButtons({ createOrder, onClick: (_, { reject }) => (reject as () => unknown)() });
  click();
  await flushPromises();
  const disabled = await renderButtons({ createOrder, onInit: (_, { disable }) => (disable as () => unknown)() });
  jest.mocked(window.open).mockClear();
  disabled.click();
  await flushPromises();
  expect([calls, window.open, createOrder].map((each) => ('mock' in each ? each.mock.calls.length : each.length))).toEqual([0, 0, 0]);
});

test('asks the shop whether it delivers to a changed address', async () => {
  const onShippingChange = jest.fn((data: Record<string, unknown>, { reject }: Record<string, unknown>) =>
    data['shipping_address'] === 'far' ? (reject as () => unknown)() : undefined,
  );
  const { click } = await renderButtons({ createOrder: () => 'EC-1', onShippingChange });
  click();
  await flushPromises();
  for (const [where, accepted] of [
    ['near', true],
    ['far', false],
  ] as const) {
    sendMessage({ kind: 'shipping', data: { shipping_address: where } });
    await flushPromises();
    expect(popup.postMessage).toHaveBeenLastCalledWith({ tender: 'paypal', accepted }, base);
  }
  sendMessage({ kind: 'canceled', data: {} });
  await flushPromises();
});

test('has buttons for the ways to pay that are enabled, remembered, or asked for', async () => {
  const texts = (buttons: HTMLButtonElement[]) => buttons.map(({ textContent }) => textContent);
  expect(texts((await renderButtons({})).buttons)).toEqual(['PayPal']);
  expect(texts((await renderButtons({}, 'enable-funding=venmo,paylater&disable-funding=venmo')).buttons)).toEqual(['PayPal', 'Pay Later']);
  expect(texts((await renderButtons({ fundingSource: 'credit' })).buttons)).toEqual(['PayPal Credit']);
  const api = load('', 'shopPayPal');
  expect([api.FUNDING['PAYLATER'], api.isFundingEligible('venmo'), api.getFundingSources()]).toEqual([
    'paylater',
    false,
    expect.any(Array),
  ]);
  api.rememberFunding(['venmo']);
  expect(api.isFundingEligible('venmo')).toBe(true);
  expect(api.Buttons({ fundingSource: 'card' }).isEligible()).toBe(false);
  expect(load('components=messages')).not.toHaveProperty('Buttons');
});

test('removes the buttons', async () => {
  document.body.replaceChildren();
  const buttons = load().Buttons();
  await expect(buttons.render('#nowhere')).rejects.toThrow('does not exist');
  await buttons.render(document.body);
  expect(document.querySelectorAll('button')).toHaveLength(1);
  await buttons.close();
  expect(document.body.childElementCount).toBe(0);
});
