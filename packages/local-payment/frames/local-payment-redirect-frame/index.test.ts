const DISPATCH = 'dispatch_abc';
type Emit = (event: string, data: unknown, reply: () => void) => boolean;

/** Runs the page's script in a window that the shop's page has opened. */
async function load(query: string, emit?: Emit): Promise<jest.SpyInstance> {
  document.body.replaceChildren();
  history.replaceState(null, '', `/local-payment-redirect-frame.html${query}`);
  window.name = 'localpaymentlandingpage_abc';
  Object.assign(window, { [DISPATCH]: emit && { bus: { emit } } });
  const close = jest.spyOn(window, 'close').mockImplementation(() => {});
  await jest.isolateModulesAsync(async () => void (await import('./index')));
  return close;
}

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom does not support constructed style sheets.
  Object.assign(globalThis, {
    CSSStyleSheet: class {
      replaceSync() {}
    },
  });
  Object.assign(document, { adoptedStyleSheets: [] });
});
afterEach(() => {
  jest.useRealTimers();
  history.replaceState(null, '', '/');
});

test('default: reports its parameters, and stays open once the report is confirmed', async () => {
  const emit = jest.fn<boolean, Parameters<Emit>>((_event, _data, reply) => {
    reply();
    return true;
  });
  const close = await load('?channel=abc&r=https%3A%2F%2Fshop.example&t=Back&token=T&PayerID=Y', emit);
  const payload = { channel: 'abc', r: 'https://shop.example', t: 'Back', token: 'T', PayerID: 'Y' };
  expect(emit.mock.calls).toEqual([['frameService:DISPATCH_FRAME_REPORT', { err: null, payload }, expect.any(Function)]]);
  jest.advanceTimersByTime(5_000);
  expect(close).not.toHaveBeenCalled();
  expect(document.body.textContent).toBe('');
});

test('behavior: closes itself when the report is not confirmed', async () => {
  const close = await load('?c=1&errorcode=e', () => true);
  jest.advanceTimersByTime(999);
  expect(close).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(close).toHaveBeenCalledTimes(1);
});

test('behavior: shows a link when no page listens, and does not open it', async () => {
  const close = await load('?channel=abc&r=https%3A%2F%2Fshop.example%2Fback&t=%3Cb%3EBack&token=T&paymentId=P&PayerID=Y');
  const link = document.querySelector<HTMLAnchorElement>('div#container > a#redirect');
  expect(link?.href).toBe('https://shop.example/back?btLpToken=T&btLpPaymentId=P&btLpPayerId=Y');
  expect(link?.textContent).toBe('<b>Back');
  jest.advanceTimersByTime(5_000);
  expect(close).not.toHaveBeenCalled();
});

test('behavior: shows a text when no page listens and the shop has set no link', async () => {
  await load('?token=T&r=undefined&t=undefined');
  expect(document.querySelector('a')).toBeNull();
  expect(document.body.textContent).toMatch(/close this window/);
});
