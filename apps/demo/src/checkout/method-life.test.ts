import { together, type MethodLife } from './method-life';

const life = (status: MethodLife['status'], error?: unknown) => ({ status, error, retry: jest.fn() });

test('default: ready where all are', () => {
  expect(together(life('ready'), life('ready')).status).toBe('ready');
  expect(together(life('ready'), life('loading')).status).toBe('loading');
});

test('behavior: one failure is the failure of all, and retry begins that one anew', () => {
  const [one, other] = [life('loading'), life('failed', 'why')];
  const all = together(one, other);
  expect(all).toMatchObject({ status: 'failed', error: 'why' });
  all.retry();
  expect(other.retry).toHaveBeenCalledTimes(1);
  expect(one.retry).not.toHaveBeenCalled();
});

test('behavior: where none failed, retry begins all anew', () => {
  const [one, other] = [life('ready'), life('ready')];
  together(one, other).retry();
  expect([one.retry.mock.calls.length, other.retry.mock.calls.length]).toEqual([1, 1]);
});
