import { client, VERSION, type Client } from '../index';
import { isTenderError } from '../error';
import type { Component, ComponentOptions } from '../internal';
import { freshKey, freshToken, openNetwork, type Network } from './network';
import { turn, until } from './until';

/** What the tests of the shared contract have to know about a component. */
export interface ComponentFixtures<O> {
  /** Display name, as in messages. */
  name: string;
  /** Create options beside client and authorization; made anew for each create. */
  options?: () => Omit<O, keyof ComponentOptions>;
  /** Members of the gateway configuration that the component needs. */
  configuration?: object;
  /** Default: `'key'`, a tokenization key. */
  authorization?: 'key' | 'token';
  /** Runs after each call of `create`, to simulate what it waits for, such as the message of a frame that has loaded. */
  whileCreating?: () => void | Promise<void>;
  /** Arguments for asynchronous methods that send a request at once; the contract aborts and interrupts these calls. */
  calls?: Record<string, readonly unknown[]>;
  /** Error codes of calls that teardown interrupts, for methods that do not reject with METHOD_CALLED_AFTER_TEARDOWN; null where teardown waits. */
  interrupted?: Record<string, string | null>;
  /** Sets up responses that `create` needs, besides the configuration. */
  prepare?: (network: Network) => void;
  /** Whether an instance has a `teardown`. Default true. */
  hasTeardown?: boolean;
  /** Whether `create` passes on options of any name. Default false. */
  takesAnyOption?: boolean;
  /** Functions of an instance that also work after teardown, such as `on`. */
  usableAfterTeardown?: readonly string[];
}

type AnyMethod = (...args: unknown[]) => unknown;

/** Gives every list a `toJSON` that returns text, as version 1.6 of Prototype does. Returns a function that removes it. */
function givePageToJson(): () => void {
  Object.defineProperty(Array.prototype, 'toJSON', {
    configurable: true,
    value(this: unknown[]) {
      return `[${this.join(', ')}]`;
    },
  });
  return () => void Reflect.deleteProperty(Array.prototype, 'toJSON');
}

/** Tests what `defineComponent` gives each component: versions, missing options, callback form, abort, teardown, and that a `signal` is never sent to the gateway. */
export function describeComponent<O extends ComponentOptions, I extends object>(
  component: Component<O, I>,
  fixtures: ComponentFixtures<O>,
): void {
  const { name, calls = {}, usableAfterTeardown = [], hasTeardown = true } = fixtures;
  let network: Network;

  const authorization = (): string => (fixtures.authorization === 'token' ? freshToken() : freshKey());
  const optionsWith = (input: ComponentOptions): O => ({ ...fixtures.options?.(), ...input }) as O;

  async function create(input: ComponentOptions): Promise<I> {
    const creation = component.create(optionsWith(input));
    await Promise.race([creation.catch(() => {}), fixtures.whileCreating?.()]); // a create that fails at once waits for nothing
    return creation;
  }

  const readMethods = (instance: I): [string, AnyMethod][] =>
    Object.entries(instance).filter(
      (entry): entry is [string, AnyMethod] => typeof entry[1] === 'function' && !usableAfterTeardown.includes(entry[0]),
    );

  const readMethod = (instance: I, method: string): AnyMethod => (instance as Record<string, AnyMethod>)[method] as AnyMethod;

  const withSignal = (args: readonly unknown[], signal: AbortSignal): unknown[] => {
    const last = args.at(-1);
    const isOptions = typeof last === 'object' && last !== null && !Array.isArray(last);
    return isOptions ? [...args.slice(0, -1), { ...last, signal }] : [...args, { signal }];
  };

  async function createClientOfVersion(version: string): Promise<Client> {
    return { ...(await client.create({ authorization: authorization() })), getVersion: () => version };
  }

  describe(`${name}, as every component`, () => {
    beforeEach(() => {
      network = openNetwork();
      Object.assign(network.configuration, fixtures.configuration);
      fixtures.prepare?.(network);
    });

    test('behavior: VERSION is that of the client', () => {
      expect(component.VERSION).toBe(VERSION);
    });

    test.each([undefined, null, {}, { client: undefined, authorization: '' }])(
      'error: INSTANTIATION_OPTION_REQUIRED for %j',
      async (input) => {
        await expect(component.create(input as O)).rejects.toMatchObject({
          code: 'INSTANTIATION_OPTION_REQUIRED',
          message: expect.stringMatching(new RegExp(`options\\.client.*${name}`)) as string,
        });
        expect(network.requests).toEqual([]);
      },
    );

    test('error: BROWSER_REQUIRED in browsers from before 2022, even where they lack more than what is checked', async () => {
      const removed: [object, string][] = [
        [AbortSignal.prototype, 'throwIfAborted'],
        [Object, 'hasOwn'],
        [Array.prototype, 'at'],
      ];
      const originals = removed.map(([owner, key]) => [owner, key, Object.getOwnPropertyDescriptor(owner, key)] as const);
      const input = optionsWith({ authorization: authorization() });
      for (const [owner, key] of removed) Reflect.deleteProperty(owner, key);
      const error = await component.create(input).catch((reason: unknown) => reason);
      for (const [owner, key, descriptor] of originals) Object.defineProperty(owner, key, descriptor ?? {});
      expect(error).toMatchObject({ code: 'BROWSER_REQUIRED', type: 'MERCHANT', message: expect.stringContaining(name) as string });
      expect(network.requests).toEqual([]);
    });

    test('error: INCOMPATIBLE_VERSIONS', async () => {
      const other = await createClientOfVersion('3.0.0');
      const expected = {
        code: 'INCOMPATIBLE_VERSIONS',
        type: 'MERCHANT',
        message: expect.stringMatching(`3.0.0.*${name}.*${VERSION}`) as string,
      };
      await expect(component.create(optionsWith({ client: other }))).rejects.toMatchObject(expected);
      await expect(component.create(optionsWith({ client: other, authorization: authorization() }))).rejects.toMatchObject(expected);
    });

    test('behavior: a client or an authorization will do', async () => {
      await expect(create({ client: await client.create({ authorization: authorization() }) })).resolves.toBeDefined();
      await expect(create({ authorization: authorization() })).resolves.toBeDefined();
    });

    if (!fixtures.takesAnyOption) {
      test('behavior: onEvent hears of an option that create does not have (`options.ts` lists those that it has)', async () => {
        const events: string[] = [];
        const input = { authorization: authorization(), onEvent: (event: string) => events.push(event), noSuchOption: true };
        await create(input);
        await until(() => events.some((event) => event.endsWith('.option-ignored.create.noSuchOption')));
      });
    }

    test('behavior: callback form, a turn later', async () => {
      let turn = 'this';
      const received = new Promise((resolve) => {
        expect(component.create(optionsWith({ authorization: authorization() }), (...all) => resolve([...all, turn]))).toBeUndefined();
      });
      turn = 'later';
      await fixtures.whileCreating?.();
      await expect(received).resolves.toEqual([null, expect.any(Object), 'later']);
      const failed = new Promise((resolve) => component.create({} as O, (...all) => resolve(all)));
      await expect(failed).resolves.toEqual([expect.objectContaining({ code: 'INSTANTIATION_OPTION_REQUIRED' })]);
    });

    test('behavior: a create aborted before it begins', async () => {
      const reason = new Error('changed my mind');
      const signal = AbortSignal.abort(reason);
      await expect(component.create(optionsWith({ authorization: authorization(), signal }))).rejects.toBe(reason);
      expect(network.requests).toEqual([]);
    });

    test('behavior: a create aborted meanwhile; the next one works', async () => {
      network.reply('GET configuration', 'hang', { body: network.configuration });
      const stop = new AbortController();
      const sameKey = authorization();
      const creation = component.create(optionsWith({ authorization: sameKey, signal: stop.signal }));
      stop.abort('changed my mind');
      await expect(creation).rejects.toBe('changed my mind');
      await expect(create({ authorization: sameKey })).resolves.toBeDefined();
    });

    if (hasTeardown) {
      test('error: METHOD_CALLED_AFTER_TEARDOWN', async () => {
        const instance = await create({ authorization: authorization() });
        const methods = readMethods(instance);
        expect(methods.map(([method]) => method)).toContain('teardown');
        await expect(readMethod(instance, 'teardown')()).resolves.toBeUndefined();
        for (const [method, call] of methods) {
          expect(() => call()).toThrow(
            expect.objectContaining({
              code: 'METHOD_CALLED_AFTER_TEARDOWN',
              message: `${method} cannot be called after teardown.`,
            }) as Error,
          );
        }
      });

      test('behavior: teardown, callback form', async () => {
        const instance = await create({ authorization: authorization() });
        const received = await new Promise((resolve) => readMethod(instance, 'teardown')((...all: unknown[]) => resolve(all)));
        expect(received).toEqual([null, undefined]);
      });
    }

    test('rejects with errors of its own, if at all, on a page that gives every list a toJSON', async () => {
      network.reply('GET configuration', { body: JSON.stringify(network.configuration) });
      const restore = givePageToJson();
      try {
        const instance = await create({ authorization: authorization() });
        for (const [method, args] of Object.entries(calls)) {
          const stop = new AbortController();
          const call = Promise.resolve(readMethod(instance, method)(...withSignal(args, stop.signal))).catch((error: unknown) => error);
          for (let turns = 0; turns < 20; turns += 1) await turn();
          stop.abort();
          const error = await call;
          if (error instanceof Error && !isTenderError(error)) throw error;
        }
      } finally {
        restore();
      }
    });

    for (const [method, args] of Object.entries(calls)) {
      const begin = async (): Promise<AnyMethod & { instance: I }> => {
        const instance = await create({ authorization: authorization() });
        network.hold();
        return Object.assign((...args: unknown[]) => readMethod(instance, method)(...args), { instance });
      };

      test(`behavior: ${method} aborted before it begins sends nothing`, async () => {
        const call = await begin();
        const before = network.requests.length;
        await expect(call(...withSignal(args, AbortSignal.abort('why')))).rejects.toBe('why');
        expect(network.requests).toHaveLength(before);
      });

      test(`behavior: ${method} aborted meanwhile rejects with the reason, and can be called again`, async () => {
        const call = await begin();
        for (const reason of ['first', 'second']) {
          const stop = new AbortController();
          const pending = call(...withSignal(args, stop.signal));
          stop.abort(reason);
          await expect(pending).rejects.toBe(reason);
        }
        expect(network.requests.map(({ body, url }) => `${url.href}${JSON.stringify(body)}`).join()).not.toContain('"signal"');
      });

      test(`behavior: ${method} is ${fixtures.interrupted?.[method] === null ? 'awaited' : 'interrupted'} by teardown`, async () => {
        const call = await begin();
        const pending = call(...args);
        void readMethod(call.instance, 'teardown')();
        const code = fixtures.interrupted?.[method];
        if (code === null) return void (await pending);
        const expected = code ? { code } : { code: 'METHOD_CALLED_AFTER_TEARDOWN', details: { interrupted: true } };
        await expect(pending).rejects.toMatchObject(expected);
      });
    }
  });
}
