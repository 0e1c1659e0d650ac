import { nextTask } from './next-task';

const realm = globalThis as { scheduler?: unknown };

afterEach(() => delete realm.scheduler);

test('default: resolves when the scheduler of the browser does', async () => {
  let resume = (): void => {};
  realm.scheduler = { yield: () => new Promise<void>((resolve) => (resume = resolve)) };
  const resumed = jest.fn();
  const task = nextTask(new AbortController().signal).then(resumed);
  await new Promise((resolve) => setTimeout(resolve));
  expect(resumed).not.toHaveBeenCalled();
  resume();
  await task;
  expect(resumed).toHaveBeenCalled();
});

test.each([undefined, {}])('behavior: resolves in the same task in a browser whose scheduler is %p', async (scheduler) => {
  realm.scheduler = scheduler;
  const later = jest.fn();
  setTimeout(later);
  await nextTask(new AbortController().signal);
  expect(later).not.toHaveBeenCalled();
});

test('error: the reason of a signal that aborts in the meantime', async () => {
  realm.scheduler = { yield: () => Promise.resolve() };
  const controller = new AbortController();
  const task = nextTask(controller.signal);
  const reason = new Error('Changed my mind');
  controller.abort(reason);
  await expect(task).rejects.toBe(reason);
});
