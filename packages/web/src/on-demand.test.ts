import { VERSION } from '@tender/client';
import { onDemand } from './on-demand';

type Create = (options: object) => Promise<unknown>;

const createComponent = () =>
  ({ create: jest.fn<Promise<unknown>, [object]>().mockResolvedValue('instance'), VERSION: '3.118.2' }) as const;
const options = { authorization: 'key' };

test('default: loads the component and creates an instance', async () => {
  const component = createComponent();
  const load = jest.fn().mockResolvedValue(component);
  const deferred = onDemand<typeof component>(load);
  expect(Object.keys(deferred)).toEqual(['create', 'VERSION']);
  expect(deferred.VERSION).toBe(VERSION);
  expect(load).not.toHaveBeenCalled();
  await expect(deferred.create(options)).resolves.toBe('instance');
  expect(component.create).toHaveBeenCalledWith(options);
});

test('behavior: calls back instead of returning a promise', async () => {
  const { create } = onDemand(() => Promise.resolve(createComponent())) as { create: (...args: unknown[]) => unknown };
  const result = await new Promise((resolve) => {
    expect(create(options, (error: unknown, instance: unknown) => resolve([error, instance]))).toBeUndefined();
  });
  expect(result).toEqual([null, 'instance']);
});

test('behavior: a callback alone is called with what the component says of missing options', async () => {
  const component = createComponent();
  component.create.mockRejectedValue('missing');
  const { create } = onDemand(() => Promise.resolve(component)) as { create: (callback: unknown) => unknown };
  await expect(new Promise((resolve) => void create(resolve))).resolves.toBe('missing');
});

test('behavior: options are read when `create` is called, inherited ones as well', async () => {
  const component = createComponent();
  const own = Object.assign(Object.create({ authorization: 'inherited' }) as object, { amount: '1.00' });
  const created = onDemand(() => Promise.resolve(component)).create(own);
  own.amount = '2.00';
  await created;
  expect(component.create).toHaveBeenCalledWith({ authorization: 'inherited', amount: '1.00' });
});

test('behavior: options that throw when they are read reach the component unread', async () => {
  const component = createComponent();
  const trap = {
    get authorization() {
      throw new Error('trap');
    },
  };
  await onDemand(() => Promise.resolve(component)).create(trap);
  expect(component.create.mock.calls[0]?.[0]).toBe(trap);
});

test('error: COMPONENT_SCRIPT_FAILED_TO_LOAD, and the next call tries again', async () => {
  const load = jest.fn<Promise<{ create: Create; VERSION: typeof VERSION }>, []>().mockRejectedValueOnce('offline');
  const { create } = onDemand(load);
  await expect(create(options)).rejects.toMatchObject({
    code: 'COMPONENT_SCRIPT_FAILED_TO_LOAD',
    type: 'NETWORK',
    details: { originalError: 'offline' },
  });
  load.mockResolvedValue(createComponent());
  await expect(create(options)).resolves.toBe('instance');
});

test('behavior: aborting ends the wait for the code, and creates nothing', async () => {
  const component = createComponent();
  const controller = new AbortController();
  const created = onDemand(() => Promise.resolve(component)).create({ ...options, signal: controller.signal });
  controller.abort('why');
  await expect(created).rejects.toBe('why');
  expect(component.create).not.toHaveBeenCalled();
});
