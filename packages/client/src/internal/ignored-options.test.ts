import { freshKey, openNetwork, until } from '../testing';
import { turn } from '../testing/until';
import { defineComponent, type Scope } from './define-component';
import { reportIgnoredOptions, type OptionLists } from './ignored-options';

const lists: OptionLists = {
  callOptions: { 'sepa.create': { redirectUrl: true }, 'sepa.tokenize': { iban: true, locale: true } },
  unusedOptions: { 'sepa.tokenize': ({ iban }) => (iban ? [] : ['locale']) },
};

/** Options that the observer hears of, as `call.option`. */
async function ignored(call: string, input: unknown): Promise<string[]> {
  const events: string[] = [];
  await reportIgnoredOptions(
    { onEvent: (event) => events.push(event) },
    { prefix: 'sepa', options: () => Promise.resolve(lists) },
    call,
    input,
  );
  return events.map((event) => event.replace('web.sepa.option-ignored.', ''));
}

test.each([
  ['an option that no call has', 'tokenize', { iban: 'DE89', ibn: 'DE89' }, ['tokenize.ibn']],
  ['an option that only another call has', 'create', { iban: 'DE89', redirectUrl: '/' }, ['create.iban']],
  ['an option that has no effect beside the others', 'tokenize', { iban: '', locale: 'de' }, ['tokenize.locale']],
  ['an option that has an effect beside the others', 'tokenize', { iban: 'DE89', locale: 'de' }, []],
  ['options of every component', 'create', { client: {}, authorization: '', debug: true, onEvent() {} }, []],
  ['options that are undefined', 'create', { ibn: undefined }, []],
  ['part of the name of a shared option', 'create', { bug: true }, ['create.bug']],
  ['a call that passes its options on', 'prepareLookup', { anything: 1 }, []],
  ['what is not an object', 'tokenize', 'iban', []],
  ['nothing', 'tokenize', undefined, []],
  ['a list', 'tokenize', ['ibn'], []],
] as const)('%s', async (_, call, input, expected) => {
  await expect(ignored(call, input)).resolves.toEqual(expected);
});

describe('a component', () => {
  const definition = {
    name: 'SEPA',
    prefix: 'sepa',
    create: (scope: Scope<Options>) =>
      Promise.resolve({
        tokenize: scope.method('tokenize', (_, options: Record<string, unknown>) => Promise.resolve(options)),
        teardown: scope.teardown,
      }),
  };
  const component = defineComponent({ ...definition, options: () => Promise.resolve(lists) });
  interface Options {
    authorization: string;
    onEvent?: (event: string) => void;
  }

  test('reports unused options of create and its methods to onEvent and sends none of them', async () => {
    const network = openNetwork();
    const events: string[] = [];
    const options = { authorization: freshKey(), onEvent: (event: string) => events.push(event), redirectUri: '/' };
    const instance = await component.create(options);
    await instance.tokenize({ ibn: '', signal: new AbortController().signal });
    const ignored = (): string[] => events.filter((event) => event.includes('option-ignored'));
    await until(() => ignored().length === 2);
    expect(ignored()).toEqual(['web.sepa.option-ignored.create.redirectUri', 'web.sepa.option-ignored.tokenize.ibn']);
    expect(network.events().join()).not.toContain('option-ignored');
  });

  test('goes on where its observer throws', async () => {
    openNetwork();
    const onEvent = jest.fn(() => {
      throw new Error('of the shop');
    });
    const instance = await component.create({ authorization: freshKey(), onEvent, redirectUri: '/' } as Options);
    await until(() => onEvent.mock.calls.flat().includes('web.sepa.option-ignored.create.redirectUri' as never));
    await expect(instance.tokenize({ iban: 'DE89' })).resolves.toEqual({ iban: 'DE89' });
  });

  test('that lists no options takes any', async () => {
    openNetwork();
    const onEvent = jest.fn();
    const instance = await defineComponent(definition).create({ authorization: freshKey(), onEvent, redirectUri: '/' } as Options);
    await instance.tokenize({ ibn: '' });
    await import('./ignored-options');
    await turn();
    expect(onEvent.mock.calls.join()).not.toContain('option-ignored');
  });
});
