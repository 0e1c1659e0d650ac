import { createDesk } from './desk';
import { LOADING } from './life';

const signal = (): AbortSignal => new AbortController().signal;
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('default: begins loading, and has what was set last', () => {
  const desk = createDesk<object>();
  expect(desk.life).toEqual({ status: 'loading' });
  const ready = { status: 'ready', instance: {} } as const;
  desk.set(ready);
  expect(desk.life).toBe(ready);
});

test('default: all who wait get the instance', async () => {
  const desk = createDesk<object>();
  const waiting = [desk.instance(signal()), desk.instance(signal())];
  const instance = {};
  desk.set({ status: 'ready', instance });
  expect(await Promise.all(waiting)).toEqual([instance, instance]);
  await expect(desk.instance(signal())).resolves.toBe(instance);
});

test('behavior: through as many new beginnings as there are', async () => {
  const desk = createDesk<object>();
  const settled = jest.fn();
  const waiting = desk.instance(signal()).finally(settled);
  for (let beginning = 0; beginning < 3; beginning += 1) {
    desk.set({ ...LOADING });
    await turn();
  }
  expect(settled).not.toHaveBeenCalled();
  const instance = {};
  desk.set({ status: 'ready', instance });
  await expect(waiting).resolves.toBe(instance);
});

test('behavior: an instance that leaves before anyone could take it is not given', async () => {
  const desk = createDesk<object>();
  const waiting = desk.instance(signal());
  desk.set({ status: 'ready', instance: { name: 'gone' } });
  desk.set(LOADING);
  await turn();
  desk.set({ status: 'ready', instance: { name: 'here' } });
  await expect(waiting).resolves.toEqual({ name: 'here' });
});

test('behavior: rejects with what it failed with, and one that asks after it is ready again gets it', async () => {
  const desk = createDesk<object>();
  const waiting = desk.instance(signal());
  const error = new Error('no');
  desk.set({ status: 'failed', error });
  await expect(waiting).rejects.toBe(error);
  await expect(desk.instance(signal())).rejects.toBe(error);
  desk.set(LOADING);
  const again = desk.instance(signal());
  desk.set({ status: 'ready', instance: {} });
  await expect(again).resolves.toEqual({});
});

test('behavior: one who gives up no longer waits, the others do', async () => {
  const desk = createDesk<object>();
  const leaving = new AbortController();
  const [gone, stays] = [desk.instance(leaving.signal), desk.instance(signal())];
  leaving.abort('enough');
  await expect(gone).rejects.toBe('enough');
  desk.set({ status: 'ready', instance: {} });
  await expect(stays).resolves.toEqual({});
});
