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

test('behavior: a popup whose first page comes in spite of a close is closed again', () => {
  const { frame, handle, land } = openWindow();
  frame.close();
  land();
  handle.closed = false;
  expect(frame.isClosed()).toBe(false);
  jest.advanceTimersByTime(100);
  expect(frame.isClosed()).toBe(true);
  jest.advanceTimersByTime(900);
});

test('behavior: one that is called open for ever counts as closed a second after its close', () => {
  const { frame, handle } = openWindow();
  handle.close = () => false;
  frame.close();
  jest.advanceTimersByTime(999);
  expect(frame.isClosed()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(frame.isClosed()).toBe(true);
});

test('behavior: one that shows its first page is closed once', () => {
  const { frame, land } = openWindow();
  land();
  frame.close();
  expect(jest.getTimerCount()).toBe(0);
});
