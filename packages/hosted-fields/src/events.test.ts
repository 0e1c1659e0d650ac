import { setUpPage } from './fixtures/set-up-page';

afterEach(() => document.body.replaceChildren());

test('default: on, off and hasListener', async () => {
  const { instance } = await setUpPage();
  const first = jest.fn();
  const second = jest.fn();
  instance.on('focus', first);
  instance.on('focus', second);
  expect([instance.hasListener('focus'), instance.hasListener('blur')]).toEqual([true, false]);
  instance.off('focus', first);
  instance._emit('focus', 1);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledWith(1);
  instance.off('focus', second);
  expect(instance.hasListener('focus')).toBe(false);
});

test('behavior: removing an unknown handler removes none', async () => {
  const { instance } = await setUpPage();
  const handler = jest.fn();
  instance.on('focus', handler);
  instance.off('focus', () => {});
  instance.off('blur', handler);
  instance._emit('focus');
  expect(handler).toHaveBeenCalledTimes(1);
});

test('behavior: a handler that throws is reported and does not stop the others', async () => {
  const { instance } = await setUpPage();
  const reported = new Promise<ErrorEvent>((resolve) =>
    window.addEventListener(
      'error',
      (event) => {
        event.preventDefault();
        resolve(event);
      },
      { once: true },
    ),
  );
  const second = jest.fn();
  const failure = new Error('merchant');
  instance.on('focus', () => {
    throw failure;
  });
  instance.on('focus', second);
  instance._emit('focus');
  expect(second).toHaveBeenCalled();
  expect((await reported).error).toBe(failure);
});

test('behavior: a handler that is not a function is not registered', async () => {
  const { instance } = await setUpPage();
  instance.on('focus', undefined as never);
  expect(() => instance._emit('focus')).not.toThrow();
});
