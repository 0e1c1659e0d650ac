import { report, serviceIdOf } from './report';

const emitted: unknown[][] = [];
const frames = window as unknown as Record<string, unknown>;
const bus = {
  emit: (...args: unknown[]) => {
    emitted.push(args);
    return true;
  },
};

beforeEach(() => {
  emitted.length = 0;
  window.name = 'landing_abc';
  window.opener = null;
  frames.dispatch_abc = { bus };
});
afterEach(() => delete frames.dispatch_abc);

test.each([
  ['landing_abc', 'abc'],
  ['landing_abc?query=1', 'abc'],
  ['landing_abc?query=a_b', 'abc'],
  ['with_underscore_abc', 'abc'],
  ['', ''],
])('behavior: the service id of %j', (name, id) => expect(serviceIdOf(name)).toBe(id));

test('behavior: reports through the dispatch frame of the parent, where there is no opener', () => {
  const confirmed = (): void => {};
  expect(report(null, { a: '1' }, confirmed)).toBe(true);
  expect(emitted).toEqual([['frameService:DISPATCH_FRAME_REPORT', { err: null, payload: { a: '1' } }, confirmed]]);
});

test('behavior: reports through that of the opener first', () => {
  const error = new Error('closed');
  const heard: unknown[] = [];
  window.opener = { dispatch_abc: { bus: { emit: (_: string, data: unknown) => heard.push(data) } } };
  expect(report(error, {})).toBe(true);
  expect([heard, emitted]).toEqual([[{ err: error, payload: {} }], []]);
});

test.each<[string, object | undefined]>([
  ['no dispatch frame', undefined],
  ['one that has not started', {}],
  ['one that nobody listens to', { bus: { emit: () => false } }],
  [
    'one of another origin',
    {
      get bus() {
        throw new DOMException('cross-origin', 'SecurityError');
      },
    },
  ],
])('behavior: %s', (_, frame) => {
  frames.dispatch_abc = frame;
  expect(report(null, {})).toBe(false);
});
