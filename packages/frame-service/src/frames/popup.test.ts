import { createPopup } from './popup';

/**
 * Opens a window that shows the empty page until `land` is called, and then a page of another origin, whose address cannot be read. Browsers lose a
 * redirect or a close that comes before the first page.
 */
function openWindow() {
  let isBlank = true;
  const visited: string[] = [];
  const handle = {
    closed: false,
    close: (): boolean => (handle.closed = true),
    location: {
      get href() {
        if (isBlank) return 'about:blank';
        throw new DOMException('Blocked a frame.', 'SecurityError');
      },
      set href(url: string) {
        visited.push(url);
      },
    },
  };
  jest.spyOn(window, 'open').mockReturnValue(handle as unknown as Window);
  const frame = createPopup('name', { openFrameUrl: 'https://assets.example/' });
  frame.open(() => {});
  return { frame, handle, visited, land: () => (isBlank = false) };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('default: redirects at once when the popup shows its first page', () => {
  const { frame, visited, land } = openWindow();
  land();
  frame.redirect('https://bank.example/');
  expect(visited).toEqual(['https://bank.example/']);
});

test('behavior: redirects to the last URL once the popup shows its first page', () => {
  const { frame, visited, land } = openWindow();
  frame.redirect('https://bank.example/1');
  frame.redirect('https://bank.example/2');
  jest.advanceTimersByTime(1_000);
  expect(visited).toEqual([]);
  land();
  jest.advanceTimersByTime(100);
  expect(visited).toEqual(['https://bank.example/2']);
  frame.redirect('https://bank.example/3');
  expect(visited).toEqual(['https://bank.example/2', 'https://bank.example/3']);
});

test('behavior: redirects after 5 s when the first page does not load', () => {
  const { frame, visited } = openWindow();
  frame.redirect('https://bank.example/');
  jest.advanceTimersByTime(4_900);
  expect(visited).toEqual([]);
  jest.advanceTimersByTime(100);
  expect(visited).toEqual(['https://bank.example/']);
});

test('behavior: does not redirect a popup that was closed', () => {
  const { frame, visited, land } = openWindow();
  frame.redirect('https://bank.example/');
  frame.close();
  land();
  jest.advanceTimersByTime(1_000);
  expect(visited).toEqual([]);
});

test('behavior: counts as closed at once, and is closed when it shows its first page', () => {
  const { frame, handle, land } = openWindow();
  frame.close();
  frame.close();
  expect(frame.isClosed()).toBe(true);
  jest.advanceTimersByTime(1_000);
  expect(handle.closed).toBe(false);
  land();
  jest.advanceTimersByTime(100);
  expect(handle.closed).toBe(true);
});

test('behavior: is closed after 5 s when the first page does not load', () => {
  const { frame, handle } = openWindow();
  frame.close();
  jest.advanceTimersByTime(4_900);
  expect(handle.closed).toBe(false);
  jest.advanceTimersByTime(100);
  expect(handle.closed).toBe(true);
});

test('behavior: a new payment keeps the window of the same name that was about to close', () => {
  const { frame, handle, land } = openWindow();
  frame.close();
  const next = createPopup('name', { openFrameUrl: 'https://assets.example/' });
  next.open(() => {});
  land();
  jest.advanceTimersByTime(5_000);
  expect([handle.closed, frame.isClosed(), next.isClosed()]).toEqual([false, true, false]);
});

test('behavior: is closed at once when it shows its first page', () => {
  const { frame, handle, land } = openWindow();
  land();
  frame.close();
  expect(handle.closed).toBe(true);
});
