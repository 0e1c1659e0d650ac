/** @jest-environment jsdom */
// The script's functions run in a shop's page.
import { openApproval } from './approval-window';
import { payPalButtons, type ButtonsOptions } from './buttons';
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
  Buttons(options?: ButtonsOptions): ReturnType<typeof payPalButtons>;
}

/** What the script leaves on a page that loads it with this query. */
function load(query = 'client-id=x', namespace?: string): Api {
  const script = document.createElement('script');
  script.src = `${base}/sdk/js?${query}`;
  if (namespace !== undefined) script.dataset['namespace'] = namespace;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  installPayPal(openApproval, payPalButtons);
  return (window as unknown as Record<string, Api>)[namespace ?? 'paypal']!;
}

const send = (data: unknown, { source = popup, origin = base }: { source?: unknown; origin?: string } = {}) =>
  window.dispatchEvent(Object.assign(new Event('message'), { source, origin, data: { tender: 'paypal', ...(data as object) } }));
const settle = () => jest.advanceTimersByTimeAsync(0);

async function rendered(options: ButtonsOptions, query?: string) {
  const happened: unknown[] = [];
  const record = (name: string) => (data: unknown) => void happened.push([name, data]);
  const callbacks = {
    onApprove: record('approve'),
    onCancel: record('cancel'),
    onError: (error: unknown) => void happened.push(['error', error]),
  };
  document.body.replaceChildren(document.createElement('main'));
  await load(query)
    .Buttons({ ...callbacks, ...options })
    .render('main');
  const buttons = [...document.querySelectorAll('button')];
  return { happened, buttons, click: (at = 0) => buttons[at]?.click() };
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(popup, { closed: false, location: { href: 'about:blank' } });
  window.open = jest.fn(() => popup as unknown as Window);
});
afterEach(() => jest.useRealTimers());

test('a click opens the window at once, and leads it to the approval of the order', async () => {
  const { happened, click } = await rendered({ createOrder: () => Promise.resolve('EC-1') });
  click();
  expect(window.open).toHaveBeenCalledWith('about:blank', '_blank', expect.stringContaining('popup'));
  await settle();
  expect(popup.location.href).toBe(`${base}/pay/paypal/EC-1?token=EC-1&funding=paypal&opener=${encodeURIComponent(location.origin)}`);
  const data = { orderID: 'EC-1', payerID: 'P', paymentID: 'PAYID-1' };
  send({ kind: 'approved', data });
  await settle();
  expect(happened).toEqual([['approve', { ...data, paymentSource: 'paypal', facilitatorAccessToken: 'sandbox' }]]);
  expect(popup.close).toHaveBeenCalled();
});

test('only the window, from the origin of the script, is believed', async () => {
  const { happened, click } = await rendered({ createOrder: () => 'EC-1' });
  click();
  await settle();
  send({ kind: 'approved', data: {} }, { source: window });
  send({ kind: 'approved', data: {} }, { origin: 'https://attacker.example' });
  send({ kind: 'approved', data: {}, tender: 'other' });
  await settle();
  expect(happened).toEqual([]);
  send({ kind: 'canceled', data: { orderID: 'EC-1' } });
  await settle();
  expect(happened).toEqual([['cancel', { orderID: 'EC-1' }]]);
});

test('closing the window is cancelling', async () => {
  const { happened, click } = await rendered({ createOrder: () => 'EC-1' });
  click();
  await settle();
  click();
  expect(popup.focus).toHaveBeenCalledTimes(1);
  popup.closed = true;
  await jest.advanceTimersByTimeAsync(200);
  expect(happened).toEqual([['cancel', { orderID: 'EC-1' }]]);
  expect(jest.getTimerCount()).toBe(0);
});

test('an agreement needs vault=true', async () => {
  const createBillingAgreement = () => 'BA-1';
  expect(() => load().Buttons({ createBillingAgreement })).toThrow('vault=true');
  const { happened, click } = await rendered({ createBillingAgreement }, 'vault=true');
  click();
  await settle();
  send({ kind: 'approved', data: { billingToken: 'BA-1', payerID: 'P' } });
  await settle();
  expect(happened).toEqual([['approve', expect.objectContaining({ billingToken: 'BA-1', payerID: 'P' })]]);
});

test.each([
  ['the order fails', { createOrder: () => Promise.reject(new Error('no order')) }, 'no order'],
  ['no order comes of it', { createOrder: () => '' }, 'Expected an order id'],
  ['nothing creates one', {}, 'Pass createOrder or createBillingAgreement'],
])('the shop is told when %s', async (_, options, message) => {
  const { happened, click } = await rendered(options);
  click();
  await settle();
  expect(happened).toEqual([['error', expect.objectContaining({ message: expect.stringContaining(message) })]]);
  expect(popup.close).toHaveBeenCalled();
});

test('the shop is told when the window is blocked', async () => {
  window.open = jest.fn(() => null);
  const { happened, click } = await rendered({ createOrder: () => 'EC-1' });
  click();
  await settle();
  expect(happened).toEqual([['error', expect.objectContaining({ message: 'The PayPal window could not be opened' })]]);
});

test('the shop may refuse a click, or all of them', async () => {
  const createOrder = jest.fn(() => 'EC-1');
  const { happened, click } = await rendered({ createOrder, onClick: (_, { reject }) => (reject as () => unknown)() });
  click();
  await settle();
  const disabled = await rendered({ createOrder, onInit: (_, { disable }) => (disable as () => unknown)() });
  jest.mocked(window.open).mockClear();
  disabled.click();
  await settle();
  expect([happened, window.open, createOrder].map((each) => ('mock' in each ? each.mock.calls.length : each.length))).toEqual([0, 0, 0]);
});

test('the shop is asked whether it delivers there', async () => {
  const onShippingChange = jest.fn((data: Record<string, unknown>, { reject }: Record<string, unknown>) =>
    data['shipping_address'] === 'far' ? (reject as () => unknown)() : undefined,
  );
  const { click } = await rendered({ createOrder: () => 'EC-1', onShippingChange });
  click();
  await settle();
  for (const [where, accepted] of [
    ['near', true],
    ['far', false],
  ] as const) {
    send({ kind: 'shipping', data: { shipping_address: where } });
    await settle();
    expect(popup.postMessage).toHaveBeenLastCalledWith({ tender: 'paypal', accepted }, base);
  }
  send({ kind: 'canceled', data: {} });
  await settle();
});

test('buttons for what is enabled, remembered, or asked for', async () => {
  const texts = (buttons: HTMLButtonElement[]) => buttons.map(({ textContent }) => textContent);
  expect(texts((await rendered({})).buttons)).toEqual(['PayPal']);
  expect(texts((await rendered({}, 'enable-funding=venmo,paylater&disable-funding=venmo')).buttons)).toEqual(['PayPal', 'Pay Later']);
  expect(texts((await rendered({ fundingSource: 'credit' })).buttons)).toEqual(['PayPal Credit']);
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

test('taken off the page again', async () => {
  document.body.replaceChildren();
  const buttons = load().Buttons();
  await expect(buttons.render('#nowhere')).rejects.toThrow('does not exist');
  await buttons.render(document.body);
  expect(document.querySelectorAll('button')).toHaveLength(1);
  await buttons.close();
  expect(document.body.childElementCount).toBe(0);
});
