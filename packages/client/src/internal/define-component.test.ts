import { client, type Client } from '../index';
import { busySlot, defineErrors, defineComponent, type ComponentOptions, type Scope } from '../internal';
import { describeComponent, freshKey, openNetwork, type Network } from '../testing';

const toyErrors = defineErrors({
  TOY_FAILED: ['NETWORK', 'The toy failed.'],
  TOY_BUSY: ['MERCHANT', 'The toy is busy.'],
});

interface ToyOptions extends ComponentOptions {
  onScope?: (scope: Scope<ToyOptions>) => void;
  fails?: unknown;
}

const toy = defineComponent({
  name: 'Toy',
  prefix: 'toy',
  teardownEvent: 'teardown-completed',
  async create(scope: Scope<ToyOptions, 'web.toy.created' | 'web.toy.teardown-completed', 'toy'>) {
    scope.options.onScope?.(scope);
    const slot = busySlot(toyErrors.TOY_BUSY);
    const made = await scope.client();
    if (scope.options.fails) throw scope.options.fails;
    scope.track('created');
    return {
      play: scope.method('play', async (call, options: { game?: string } = {}) => {
        const release = slot.take(call.signal);
        try {
          const request = { method: 'POST', endpoint: 'play', data: options, signal: call.signal };
          return await made.request(request).catch(call.rethrowAs(toyErrors.TOY_FAILED));
        } finally {
          release();
        }
      }),
      fail: scope.method('fail', (call, error: Error) => Promise.reject<string>(error).catch(call.rethrowAs(toyErrors.TOY_FAILED))),
      crash: scope.method('crash', () => {
        throw new Error('at once');
      }),
      add: scope.sync('add', (a: number, b: number) => a + b),
      teardown: scope.teardown,
    };
  },
});

let network: Network;

beforeEach(() => {
  network = openNetwork();
});

const create = (options: Partial<ToyOptions> = {}) => toy.create({ authorization: freshKey(), ...options });

describeComponent(toy, { name: 'Toy', takesAnyOption: true, calls: { play: [{ game: 'chess' }] } });

describe('verification', () => {
  test('options: inherited options are read', async () => {
    const input = Object.create({ authorization: freshKey() }) as ToyOptions;
    await expect(toy.create(input)).resolves.toHaveProperty('play');
    expect(Object.keys(input)).toEqual([]);
  });

  test('behavior: an option whose getter throws counts as missing', async () => {
    const input = {
      get client(): Client {
        throw new Error('read');
      },
    };
    await expect(toy.create(input)).rejects.toMatchObject({
      code: 'INSTANTIATION_OPTION_REQUIRED',
      details: { originalError: { message: 'read' } },
    });
  });

  test('error: INCOMPATIBLE_VERSIONS for a client without getVersion', async () => {
    await expect(toy.create({ client: {} as Client })).rejects.toMatchObject({ code: 'INCOMPATIBLE_VERSIONS' });
  });

  test('error: METHOD_CALLED_AFTER_TEARDOWN for a client that was torn down', async () => {
    const made = await client.create({ authorization: freshKey() });
    await made.teardown();
    await expect(toy.create({ client: made })).rejects.toMatchObject({ code: 'METHOD_CALLED_AFTER_TEARDOWN' });
  });

  test('behavior: the callback is the last argument, even after undefined ones', async () => {
    const create = toy.create as (...args: unknown[]) => void;
    await expect(new Promise((resolve) => create({}, undefined, resolve))).resolves.toMatchObject({
      code: 'INSTANTIATION_OPTION_REQUIRED',
    });
  });

  test('behavior: a callback without options is called with the error', async () => {
    const error = await new Promise((resolve) => void toy.create(resolve as never));
    expect(error).toMatchObject({ code: 'INSTANTIATION_OPTION_REQUIRED' });
  });
});

describe('the deferred client', () => {
  test('behavior: components of one authorization share a client; an explicit client wins', async () => {
    const authorization = freshKey();
    const clients: Promise<Client>[] = [];
    const onScope = (scope: Scope<ToyOptions>): void => void clients.push(scope.client());
    await Promise.all([toy.create({ authorization, onScope }), toy.create({ authorization, onScope })]);
    const input = await client.create({ authorization: freshKey() });
    await toy.create({ authorization, client: input, onScope });
    const [first, second, third] = await Promise.all(clients);
    expect(first).toBe(second);
    expect(third).toBe(input);
  });

  test('behavior: create rejects with the error of the client', async () => {
    network.reply('GET configuration', { status: 403 });
    await expect(create()).rejects.toMatchObject({ code: 'CLIENT_AUTHORIZATION_INSUFFICIENT' });
  });

  test('behavior: a failed client that the component does not ask for leaves no rejection unhandled', async () => {
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    network.reply('GET configuration', { status: 403 });
    const careless = defineComponent({ name: 'Careless', prefix: 'careless', create: () => Promise.resolve({}) });
    await careless.create({ authorization: freshKey() });
    await new Promise((resolve) => setTimeout(resolve, 5));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});

describe('create', () => {
  test('behavior: the scope has a copy of the options, without the signal', async () => {
    const { signal } = new AbortController();
    const input = { authorization: freshKey(), signal, onScope: jest.fn() };
    await toy.create(input);
    expect((input.onScope.mock.calls as [[Scope<ToyOptions>]])[0][0].options).toEqual({
      authorization: input.authorization,
      onScope: input.onScope,
    });
    expect(input.signal).toBe(signal);
  });

  test.each([new Error('failed'), 'a text'])('behavior: a failed create disposes of what it owns (%s)', async (fails) => {
    const dispose = jest.fn();
    let signal: AbortSignal | undefined;
    const onScope = (scope: Scope<ToyOptions>): void => {
      signal = scope.signal;
      scope.own({ dispose });
    };
    await expect(create({ fails, onScope })).rejects.toBe(fails);
    expect(dispose).toHaveBeenCalledTimes(1);
    expect(signal?.aborted).toBe(true);
  });

  test('behavior: rejects when the definition throws synchronously', async () => {
    const broken = defineComponent({
      name: 'Broken',
      prefix: 'broken',
      create(): Promise<object> {
        throw new Error('at once');
      },
    });
    await expect(broken.create({ authorization: freshKey() })).rejects.toThrow('at once');
  });

  test('behavior: an aborted create disposes of what it owns, and at once of what it is passed later', async () => {
    const disposed: string[] = [];
    const stop = new AbortController();
    let scope: Scope<ToyOptions> | undefined;
    const onScope = (input: Scope<ToyOptions>): void => {
      scope = input;
      input.own({ dispose: () => disposed.push('early') });
    };
    const creation = create({ onScope, signal: stop.signal });
    stop.abort('why');
    await expect(creation).rejects.toBe('why');
    expect(disposed).toEqual(['early']);
    scope?.own({ dispose: () => disposed.push('late') });
    expect(disposed).toEqual(['early', 'late']);
  });

  test('behavior: abort after create has settled changes nothing', async () => {
    const stop = new AbortController();
    const instance = await create({ signal: stop.signal });
    stop.abort();
    expect(instance.add(1, 2)).toBe(3);
  });
});

describe('teardown', () => {
  test('behavior: disposes in reverse order, even if one of them throws', async () => {
    const disposed: number[] = [];
    const instance = await create({
      onScope: ({ own }) => {
        own({ dispose: () => disposed.push(1) });
        own({
          dispose: () => {
            throw new Error('will not');
          },
        });
        own({ dispose: () => disposed.push(2) });
      },
    });
    await instance.teardown();
    expect(disposed).toEqual([2, 1]);
  });

  test('behavior: sends its event once', async () => {
    const instance = await create();
    await instance.teardown();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(network.events().filter((name) => name.startsWith('web.toy'))).toEqual(['web.toy.created', 'web.toy.teardown-completed']);
  });
});

describe('methods', () => {
  test('default', async () => {
    network.reply('POST play', { body: { won: true } });
    const instance = await create();
    await expect(instance.play({ game: 'chess' })).resolves.toMatchObject({ won: true });
    expect(network.to('POST play')[0]?.body).toMatchObject({ game: 'chess' });
    const input = await new Promise((resolve) => instance.play({ game: 'go' }, (...all) => resolve(all)));
    expect(input).toEqual([null, { _httpStatus: 200, won: true }]);
  });

  test('behavior: a busy slot rejects a second call until the first has ended', async () => {
    const instance = await create();
    network.reply('POST play', 'hang', { body: {} });
    const stop = new AbortController();
    const first = instance.play({ signal: stop.signal });
    await expect(instance.play()).rejects.toMatchObject({ code: 'TOY_BUSY' });
    stop.abort('why');
    const second = instance.play();
    await expect(first).rejects.toBe('why');
    await expect(instance.play()).rejects.toMatchObject({ code: 'TOY_BUSY' });
    await expect(second).resolves.toBeDefined();
    await expect(instance.play()).resolves.toBeDefined();
  });

  test('behavior: call.rethrowAs replaces foreign errors only', async () => {
    const instance = await create();
    network.reply('POST play', { status: 422, body: {} });
    await expect(instance.play()).rejects.toMatchObject({ code: 'CLIENT_REQUEST_ERROR' });
    const cause = new Error('cause');
    await expect(instance.fail(cause)).rejects.toMatchObject({ code: 'TOY_FAILED', details: { originalError: cause } });
  });

  test('behavior: rejects when a method throws synchronously', async () => {
    const instance = await create();
    await expect(instance.crash()).rejects.toThrow('at once');
  });

  test('behavior: rejects when a getter among the options throws', async () => {
    const instance = await create();
    const options = {
      signal: new AbortController().signal,
      get game(): string {
        throw new Error('read');
      },
    };
    await expect(instance.play(options)).rejects.toThrow('read');
  });

  test("behavior: removes its listeners from the caller's signal when the call ends", async () => {
    const instance = await create();
    const { signal } = new AbortController();
    const added = jest.spyOn(signal, 'addEventListener');
    const removed = jest.spyOn(signal, 'removeEventListener');
    await instance.play({ signal });
    expect(added.mock.calls.length).toBeGreaterThan(0);
    expect(removed.mock.calls.length).toBe(added.mock.calls.length);
  });

  test('behavior: a synchronous method returns its result', async () => {
    expect((await create()).add(1, 2)).toBe(3);
  });
});
