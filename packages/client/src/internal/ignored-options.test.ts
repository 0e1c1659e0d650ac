import { freshKey, openNetwork, until } from '../testing';
import { defineComponent, type Scope } from './define-component';
import { reportIgnoredOptions } from './ignored-options';

/** Options that the observer hears of, as `call.option`. */
function ignored(prefix: string, call: string, input: unknown): string[] {
  const events: string[] = [];
  reportIgnoredOptions({ onEvent: (event) => events.push(event) }, prefix, call, input);
  return events.map((event) => event.replace(`web.${prefix}.option-ignored.`, ''));
}

function useUserAgent(userAgent: string): void {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
}

test.each([
  ['an option that no call has', 'sepa', 'tokenize', { iban: 'DE89', ibn: 'DE89' }, ['tokenize.ibn']],
  ['an option that only another call has', 'sepa', 'create', { iban: 'DE89', redirectUrl: '/' }, ['create.iban']],
  ['options of every component', 'sepa', 'create', { client: {}, authorization: '', debug: true, onEvent() {} }, []],
  ['options that are undefined', 'sepa', 'create', { ibn: undefined }, []],
  ['part of the name of a shared option', 'sepa', 'create', { bug: true }, ['create.bug']],
  ['a call that passes its options on', 'three-d-secure', 'prepareLookup', { anything: 1 }, []],
  ['a component of somebody else', 'shop', 'create', { anything: 1 }, []],
  ['what is not an object', 'sepa', 'tokenize', 'iban', []],
  ['nothing', 'sepa', 'tokenize', undefined, []],
  ['a list', 'custom.hosted-fields', 'tokenize', ['vault'], []],
  ['paying later', 'paypal-checkout', 'createPayment', { flow: 'checkout', offerPayLater: true }, ['createPayment.offerPayLater']],
  ['an agreement with an amount', 'paypal-checkout', 'createPayment', { flow: 'vault', amount: '1' }, ['createPayment.amount']],
  ['an agreement with a plan', 'paypal-checkout', 'createPayment', { flow: 'vault', planType: 'UNSCHEDULED' }, []],
  ['a payment with a plan', 'paypal-checkout', 'createPayment', { flow: 'checkout', planType: 'UNSCHEDULED' }, ['createPayment.planType']],
  ['an agreement with an amount, in a window', 'paypal', 'tokenize', { flow: 'vault', amount: '1' }, ['tokenize.amount']],
  ['a payment with an amount, in a window', 'paypal', 'tokenize', { flow: 'checkout', amount: '1' }, []],
  [
    'Venmo without a usage',
    'venmo',
    'create',
    { displayName: 'Shop', riskCorrelationId: 'a', taxAmount: '1' },
    ['create.displayName', 'create.riskCorrelationId', 'create.taxAmount'],
  ],
  ['Venmo with a usage', 'venmo', 'create', { paymentMethodUsage: 'single_use', displayName: 'Shop', taxAmount: '1' }, []],
  ['a style nonce without a window', 'venmo', 'create', { paymentMethodUsage: 'single_use', styleCspNonce: 'n' }, ['create.styleCspNonce']],
  ['a style nonce for a window', 'venmo', 'create', { allowDesktopWebLogin: true, styleCspNonce: 'n' }, []],
] as const)('%s', (_, prefix, call, input, expected) => {
  expect(ignored(prefix, call, input)).toEqual(expected);
});

test.each([
  ['a computer, by QR code', 'Mozilla/5.0 (X11; Linux x86_64)', { allowDesktop: true }, ['create.totalAmount', 'create.deepLinkReturnUrl']],
  ['a computer, by a window', 'Mozilla/5.0 (X11; Linux x86_64)', { allowDesktopWebLogin: true }, ['create.deepLinkReturnUrl']],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 14)', { allowDesktop: true }, []],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', { allowDesktop: true }, []],
])('Venmo’s amounts and way back on %s', (_, userAgent, ways, expected) => {
  useUserAgent(userAgent);
  expect(
    ignored('venmo', 'create', { paymentMethodUsage: 'single_use', ...ways, totalAmount: '1', deepLinkReturnUrl: 'https://a.b' }),
  ).toEqual(expected);
});

describe('a component', () => {
  const component = defineComponent({
    name: 'SEPA',
    prefix: 'sepa',
    create: (scope: Scope<Options>) =>
      Promise.resolve({
        tokenize: scope.method('tokenize', (_, options: Record<string, unknown>) => Promise.resolve(options)),
        teardown: scope.teardown,
      }),
  });
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
});
