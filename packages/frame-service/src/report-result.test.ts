import { reportResult, parseServiceId } from './report-result';

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
])('behavior: the service id of %j', (name, id) => expect(parseServiceId(name)).toBe(id));

test('behavior: reports through the dispatch frame of the parent when there is no opener', () => {
  const confirmed = (): void => {};
  expect(reportResult(null, { a: '1' }, confirmed)).toBe(true);
  expect(emitted).toEqual([['frameService:DISPATCH_FRAME_REPORT', { err: null, payload: { a: '1' } }, confirmed]]);
});

test('behavior: prefers the dispatch frame among the frames of the opener', () => {
  const error = new Error('closed');
  const received: unknown[] = [];
  window.opener = { frames: { dispatch_abc: { bus: { emit: (_: string, data: unknown) => received.push(data) } } } };
  expect(reportResult(error, {})).toBe(true);
  expect([received, emitted]).toEqual([[{ err: error, payload: {} }], []]);
});

test.each<[string, object | undefined]>([
  ['no dispatch frame', undefined],
  ['one that has not started', {}],
  ['one without a connected page', { bus: { emit: () => false } }],
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
  expect(reportResult(null, {})).toBe(false);
});
