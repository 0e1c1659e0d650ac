import { client, VERSION, type Client } from '../index';
import type { Component, ComponentOptions } from '../internal';
import { freshKey, freshToken, openNetwork, type Network } from './network';
import { turn } from './until';

/** What a package says of its component, so that the contract all components share can be run on it. */
export interface ComponentFixtures<O> {
  /** Display name, as in messages. */
  name: string;
  /** Create options beside client and authorization; made anew for each create. */
  options?: () => Omit<O, keyof ComponentOptions>;
  /** Members of the gateway configuration that the component needs. */
  configuration?: object;
  /** Default a tokenization key. */
  authorization?: 'key' | 'token';
  /** Runs while a create is under way, to play what the page waits for, such as frames that report themselves. */
  whileCreating?: () => void | Promise<void>;
  /** Arguments for asynchronous methods that send a request at once; the contract aborts and interrupts these calls. */
  calls?: Record<string, readonly unknown[]>;
  /** Codes of calls that teardown interrupts, by method, where they are the protocol's own. */
  interrupted?: Record<string, string>;
  /** Answers that a create needs, beside the configuration. */
  prepare?: (network: Network) => void;
  /** Whether an instance has a `teardown`. Default true. */
  hasTeardown?: boolean;
  /** Whether `create` passes on options of any name. Default false. */
  takesAnyOption?: boolean;
  /** Members of an instance that are functions but no methods. */
  notMethods?: readonly string[];
}

type AnyMethod = (...args: unknown[]) => unknown;

/** The contract of every component: versions, missing options, callback form, abort, teardown, and a signal that stays on the page. */
export function describeComponent<O extends ComponentOptions, I extends object>(
  component: Component<O, I>,
  fixtures: ComponentFixtures<O>,
): void {
  const { name, calls = {}, notMethods = [], hasTeardown = true } = fixtures;
  let network: Network;

  const authorization = (): string => (fixtures.authorization === 'token' ? freshToken() : freshKey());
  const optionsWith = (input: ComponentOptions): O => ({ ...fixtures.options?.(), ...input }) as O;

  async function create(input: ComponentOptions): Promise<I> {
    const creation = component.create(optionsWith(input));
    await Promise.race([creation.catch(() => {}), fixtures.whileCreating?.()]);
    return creation;
  }

  const methodsOf = (instance: I): [string, AnyMethod][] =>
    Object.entries(instance).filter(
      (entry): entry is [string, AnyMethod] => typeof entry[1] === 'function' && !notMethods.includes(entry[0]),
    );

  const methodOf = (instance: I, method: string): AnyMethod => (instance as Record<string, AnyMethod>)[method] as AnyMethod;

  const withSignal = (args: readonly unknown[], signal: AbortSignal): unknown[] => {
    const last = args.at(-1);
    const isOptions = typeof last === 'object' && last !== null && !Array.isArray(last);
    return isOptions ? [...args.slice(0, -1), { ...last, signal }] : [...args, { signal }];
  };

  async function ofVersion(version: string): Promise<Client> {
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

    test('error: BROWSER_REQUIRED in browsers from before 2022, which lack more than that', async () => {
      const lacking: [object, string][] = [
        [AbortSignal.prototype, 'throwIfAborted'],
        [Object, 'hasOwn'],
        [Array.prototype, 'at'],
      ];
      const present = lacking.map(([owner, key]) => [owner, key, Object.getOwnPropertyDescriptor(owner, key)] as const);
      const input = optionsWith({ authorization: authorization() });
      for (const [owner, key] of lacking) Reflect.deleteProperty(owner, key);
      const error = await component.create(input).catch((reason: unknown) => reason);
      for (const [owner, key, descriptor] of present) Object.defineProperty(owner, key, descriptor ?? {});
      expect(error).toMatchObject({ code: 'BROWSER_REQUIRED', type: 'MERCHANT', message: expect.stringContaining(name) as string });
      expect(network.requests).toEqual([]);
    });

    test('error: INCOMPATIBLE_VERSIONS', async () => {
      const other = await ofVersion('3.0.0');
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
      test('behavior: onEvent hears of an option that create does not have (`ignored-options.ts` lists those that it has)', async () => {
        const events: string[] = [];
        const input = { authorization: authorization(), onEvent: (event: string) => events.push(event), noSuchOption: true };
        await create(input);
        await import('../internal/ignored-options');
        await turn();
        expect(events).toContainEqual(expect.stringMatching(/\.option-ignored\.create\.noSuchOption$/));
      });
    }

    test('behavior: callback form, a turn later', async () => {
      let turn = 'this';
      const input = new Promise((resolve) => {
        expect(component.create(optionsWith({ authorization: authorization() }), (...all) => resolve([...all, turn]))).toBeUndefined();
      });
      turn = 'later';
      await fixtures.whileCreating?.();
      await expect(input).resolves.toEqual([null, expect.any(Object), 'later']);
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
      const shared = authorization();
      const creation = component.create(optionsWith({ authorization: shared, signal: stop.signal }));
      stop.abort('changed my mind');
      await expect(creation).rejects.toBe('changed my mind');
      await expect(create({ authorization: shared })).resolves.toBeDefined();
    });

    if (hasTeardown) {
      test('error: METHOD_CALLED_AFTER_TEARDOWN', async () => {
        const instance = await create({ authorization: authorization() });
        const methods = methodsOf(instance);
        expect(methods.map(([method]) => method)).toContain('teardown');
        await expect(methodOf(instance, 'teardown')()).resolves.toBeUndefined();
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
        const input = await new Promise((resolve) => methodOf(instance, 'teardown')((...all: unknown[]) => resolve(all)));
        expect(input).toEqual([null, undefined]);
      });
    }

    for (const [method, args] of Object.entries(calls)) {
      const begin = async (): Promise<AnyMethod & { instance: I }> => {
        const instance = await create({ authorization: authorization() });
        network.hold();
        return Object.assign((...args: unknown[]) => methodOf(instance, method)(...args), { instance });
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

      test(`behavior: ${method} is interrupted by teardown`, async () => {
        const call = await begin();
        const pending = call(...args);
        void methodOf(call.instance, 'teardown')();
        const code = fixtures.interrupted?.[method];
        const expected = code ? { code } : { code: 'METHOD_CALLED_AFTER_TEARDOWN', details: { interrupted: true } };
        await expect(pending).rejects.toMatchObject(expected);
      });
    }
  });
}
