/** Runs the page's script in a window that the shop has opened. */
async function load(page: 'cancel' | 'redirect', frames: object): Promise<void> {
  window.name = 'window_abc';
  window.opener = { frames };
  history.replaceState(null, '', '?channel=abc&token=EC-1');
  await jest.isolateModulesAsync(async () => void (await import(`../${page}-frame/index`)));
}

beforeEach(() => {
  jest.useFakeTimers();
  window.close = jest.fn();
});
afterEach(() => {
  jest.useRealTimers();
  window.opener = null;
  document.body.replaceChildren();
});

test('the cancel page reports a closed window with its parameters, asks for no confirmation, and closes after 100 ms', async () => {
  const emit = jest.fn();
  await load('cancel', { dispatch_abc: { bus: { emit } } });
  expect(emit.mock.calls).toEqual([
    [
      'frameService:DISPATCH_FRAME_REPORT',
      { err: expect.objectContaining({ code: 'FRAME_SERVICE_FRAME_CLOSED' }) as Error, payload: { channel: 'abc', token: 'EC-1' } },
      undefined,
    ],
  ]);
  jest.advanceTimersByTime(99);
  expect(window.close).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(window.close).toHaveBeenCalledTimes(1);
  expect(document.body.textContent).toBe('');
});

test('the redirect page reports its parameters, and closes after 1,000 ms unless the shop has confirmed', async () => {
  const emit = jest.fn();
  await load('redirect', { dispatch_abc: { bus: { emit } } });
  expect(emit).toHaveBeenCalledWith(
    'frameService:DISPATCH_FRAME_REPORT',
    { err: null, payload: { channel: 'abc', token: 'EC-1' } },
    expect.any(Function),
  );
  jest.advanceTimersByTime(999);
  expect(window.close).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(window.close).toHaveBeenCalledTimes(1);

  const confirming = jest.fn((_event: string, _data: object, confirm: () => void) => confirm());
  await load('redirect', { dispatch_abc: { bus: { emit: confirming } } });
  jest.advanceTimersByTime(10_000);
  expect(window.close).toHaveBeenCalledTimes(1);
});

test.each(['cancel', 'redirect'] as const)('the %s page tells the customer to close it when no page of a shop waits', async (page) => {
  await load(page, {});
  expect(document.body.textContent).toBe('You can close this window and return to the shop.');
});
