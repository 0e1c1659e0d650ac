import { popup } from './popup';

/** A window that shows nothing until `land`, and from then on a page of another origin. */
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
  const frame = popup('name', { openFrameUrl: 'https://assets.example/' });
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

test('default: a popup that shows its first page is sent on at once', () => {
  const { frame, visited, land } = openWindow();
  land();
  frame.redirect('https://bank.example/');
  expect(visited).toEqual(['https://bank.example/']);
});

test('behavior: one that shows nothing yet is sent on when it does, to where it was sent last', () => {
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

test('behavior: a first page that does not come is not waited for longer than 5 s', () => {
  const { frame, visited } = openWindow();
  frame.redirect('https://bank.example/');
  jest.advanceTimersByTime(4_900);
  expect(visited).toEqual([]);
  jest.advanceTimersByTime(100);
  expect(visited).toEqual(['https://bank.example/']);
});

test('behavior: a popup closed meanwhile is sent nowhere', () => {
  const { frame, visited, land } = openWindow();
  frame.redirect('https://bank.example/');
  frame.close();
  land();
  jest.advanceTimersByTime(1_000);
  expect(visited).toEqual([]);
});

test('behavior: a popup closed before its first page counts as closed at once, and is closed when it shows that', () => {
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

test('behavior: one whose first page does not come is closed after 5 s', () => {
  const { frame, handle } = openWindow();
  frame.close();
  jest.advanceTimersByTime(4_900);
  expect(handle.closed).toBe(false);
  jest.advanceTimersByTime(100);
  expect(handle.closed).toBe(true);
});

test('behavior: a payment that begins meanwhile keeps the window, which is the one of that name', () => {
  const { frame, handle, land } = openWindow();
  frame.close();
  const next = popup('name', { openFrameUrl: 'https://assets.example/' });
  next.open(() => {});
  land();
  jest.advanceTimersByTime(5_000);
  expect([handle.closed, frame.isClosed(), next.isClosed()]).toEqual([false, true, false]);
});

test('behavior: one that shows its first page is closed at once', () => {
  const { frame, handle, land } = openWindow();
  land();
  frame.close();
  expect(handle.closed).toBe(true);
});
