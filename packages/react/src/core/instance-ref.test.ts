import { createInstanceRef } from './instance-ref';
import { LOADING } from './instance-state';

const signal = (): AbortSignal => new AbortController().signal;
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('default: is loading at first, and then has the last state that was set', () => {
  const instanceRef = createInstanceRef<object>();
  expect(instanceRef.state).toEqual({ status: 'loading' });
  const ready = { status: 'ready', instance: {} } as const;
  instanceRef.set(ready);
  expect(instanceRef.state).toBe(ready);
});

test('default: every waiting call gets the instance', async () => {
  const instanceRef = createInstanceRef<object>();
  const waiting = [instanceRef.instance(signal()), instanceRef.instance(signal())];
  const instance = {};
  instanceRef.set({ status: 'ready', instance });
  expect(await Promise.all(waiting)).toEqual([instance, instance]);
  await expect(instanceRef.instance(signal())).resolves.toBe(instance);
});

test('behavior: waits through several replacements of the instance', async () => {
  const instanceRef = createInstanceRef<object>();
  const onEnd = jest.fn();
  const waiting = instanceRef.instance(signal()).finally(onEnd);
  for (let replacement = 0; replacement < 3; replacement += 1) {
    instanceRef.set({ ...LOADING });
    await turn();
  }
  expect(onEnd).not.toHaveBeenCalled();
  const instance = {};
  instanceRef.set({ status: 'ready', instance });
  await expect(waiting).resolves.toBe(instance);
});

test('behavior: an instance that is replaced at once is not returned', async () => {
  const instanceRef = createInstanceRef<object>();
  const waiting = instanceRef.instance(signal());
  instanceRef.set({ status: 'ready', instance: { name: 'gone' } });
  instanceRef.set(LOADING);
  await turn();
  instanceRef.set({ status: 'ready', instance: { name: 'here' } });
  await expect(waiting).resolves.toEqual({ name: 'here' });
});

test('behavior: rejects with the error of a failed instance; a later call gets the next instance', async () => {
  const instanceRef = createInstanceRef<object>();
  const waiting = instanceRef.instance(signal());
  const error = new Error('no');
  instanceRef.set({ status: 'failed', error });
  await expect(waiting).rejects.toBe(error);
  await expect(instanceRef.instance(signal())).rejects.toBe(error);
  instanceRef.set(LOADING);
  const again = instanceRef.instance(signal());
  instanceRef.set({ status: 'ready', instance: {} });
  await expect(again).resolves.toEqual({});
});

test('behavior: aborting one call leaves the others waiting', async () => {
  const instanceRef = createInstanceRef<object>();
  const controller = new AbortController();
  const [gone, stays] = [instanceRef.instance(controller.signal), instanceRef.instance(signal())];
  controller.abort('enough');
  await expect(gone).rejects.toBe('enough');
  instanceRef.set({ status: 'ready', instance: {} });
  await expect(stays).resolves.toEqual({});
});
