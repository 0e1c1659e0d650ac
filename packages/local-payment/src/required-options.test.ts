import fc from 'fast-check';
import { isDeferred, missingOption, typeOf } from './required-options';
import { startPaymentOptions } from './schemas';
import { fallback, ideal, invoice, payer } from './testing/set-up';

const given = (options: unknown): Record<string, unknown> => ({ ...Object(options) });
const blik = (blikOptions: unknown): Record<string, unknown> => ({ ...payer, paymentType: 'BLIK', onPaymentStart() {}, blikOptions });
const address = { streetAddress: '', locality: null, postalCode: undefined, countryCode: 0 };

/** The names told when one option after the other is given, until nothing is missing. */
function namesInOrder(complete: Record<string, unknown>, isRedirect = false): string[] {
  const options: Record<string, unknown> = { paymentType: complete['paymentType'], blikOptions: complete['blikOptions'] };
  const names: string[] = [];
  for (let name = missingOption(options, isRedirect); name; name = missingOption(options, isRedirect)) {
    names.push(name);
    const [key = '', inner = ''] = name.split('.');
    const value = Array.isArray(complete[key]) ? complete[key] : Object(complete[key]);
    if (inner && options[key] && !Array.isArray(value)) options[key] = { ...Object(options[key]), [inner]: value[inner] };
    else if (inner) options[key] = [Object.assign({}, ...[options[key]].flat(), { [inner]: 1 })];
    else options[key] = name === 'lineItems' ? [{}] : typeof value === 'object' ? {} : complete[key];
  }
  return names;
}

describe('what is asked for, in order', () => {
  test('default: in a window', () => {
    expect(namesInOrder(given(ideal({ recurrent: true, customerId: 'c' })))).toEqual([
      'givenName',
      'surname',
      'currencyCode',
      'amount',
      'fallback',
      'onPaymentStart',
      'fallback.url',
      'fallback.buttonText',
    ]);
    expect(missingOption({}, false)).toBe('givenName');
    expect(missingOption({ ...payer }, false)).toBe('paymentType');
  });

  test('default: on the full page', () => {
    expect(namesInOrder(given(ideal()), true)).not.toContain('onPaymentStart');
    expect(namesInOrder(given(ideal()), true)).toContain('fallback.buttonText');
  });

  test('default: pay upon invoice', () => {
    expect(namesInOrder(given(invoice()))).toEqual([
      'givenName',
      'surname',
      'currencyCode',
      'onPaymentStart',
      'amount',
      'address',
      'address.streetAddress',
      'address.locality',
      'address.postalCode',
      'address.countryCode',
      'billingAddress',
      'billingAddress.streetAddress',
      'billingAddress.locality',
      'billingAddress.postalCode',
      'billingAddress.countryCode',
      'birthDate',
      'email',
      'locale',
      'customerServiceInstructions',
      'correlationId',
      'phone',
      'phoneCountryCode',
      'lineItems',
      'lineItems.category',
      'lineItems.name',
      'lineItems.quantity',
      'lineItems.unitAmount',
      'lineItems.unitTaxAmount',
    ]);
  });

  test('default: MB WAY and Bancomat Pay', () => {
    for (const paymentType of ['mbway', 'BancomatPay']) {
      expect(missingOption({ paymentType, onPaymentStart() {} }, false)).toBeUndefined();
      expect(missingOption({ paymentType }, false)).toBe('onPaymentStart');
      expect(missingOption({ paymentType }, true)).toBeUndefined();
    }
  });
});

describe('what passes, and what does not', () => {
  test('behavior: presence is asked for, not content', () => {
    const empty = { givenName: null, surname: '', currencyCode: undefined, amount: 0, onPaymentStart: null, paymentType: '', fallback };
    expect(missingOption(empty, false)).toBeUndefined();
    expect(missingOption(given(invoice({ address, billingAddress: address, email: null, lineItems: [] })), false)).toBeUndefined();
  });

  test.each<[string, object, string]>([
    ['no address', given(invoice({ address: null })), 'address.streetAddress'],
    ['no list', given(invoice({ lineItems: null })), 'lineItems'],
    ['an object as list', given(invoice({ lineItems: { category: 1 } })), 'lineItems'],
    ['nothing in a list', given(invoice({ lineItems: [null] })), 'lineItems.category'],
    ['a second item without a name', given(invoice({ lineItems: [...(invoice().lineItems ?? []), { category: 1 }] })), 'lineItems.name'],
    ['no fallback', given(ideal({ fallback: null })), 'fallback.url'],
    ['a text as fallback', given(ideal({ fallback: 'https://shop.example/' })), 'fallback.url'],
    ['an empty address to fall back to', given(ideal({ fallback: { ...fallback, url: '' } })), 'fallback.url'],
    ['an empty text to fall back by', given(ideal({ fallback: { ...fallback, buttonText: '' } })), 'fallback.buttonText'],
    ['a type that is no text', given(ideal({ paymentType: { toLowerCase: 1 } })), 'paymentType'],
    ['a recurrent payment without a customer', given(ideal({ recurrent: true, customerId: '' })), 'customerId'],
    ['a payment that is recurrent to nobody', given(ideal({ recurrent: 'true' })), ''],
  ])('behavior: %s', (_, options, expected) => {
    expect(missingOption({ ...options }, false) ?? '').toBe(expected);
  });

  test.each<[unknown, string]>([
    [{ level_0: { authCode: '123456' } }, ''],
    [{ level_0: {} }, 'blikOptions.level_0.authCode'],
    [{ level_0: null, oneClick: { consumerReference: 'r', aliasKey: 'k' } }, 'blikOptions.level_0.authCode'],
    [{ oneClick: { authCode: '1', consumerReference: 'r', aliasLabel: 'l' } }, ''],
    [{ oneClick: { consumerReference: 'r', aliasKey: 'k' } }, ''],
    [{ oneClick: {} }, 'blikOptions.oneClick.authCode'],
    [{ oneClick: undefined }, 'blikOptions.oneClick.authCode'],
    [{ oneClick: { authCode: '1' } }, 'blikOptions.oneClick.consumerReference'],
    [{ oneClick: { authCode: '1', consumerReference: 'r' } }, 'blikOptions.oneClick.aliasLabel'],
    [{ oneClick: { aliasKey: 'k' } }, 'blikOptions.oneClick.consumerReference'],
    [{}, 'fallback'],
    [null, 'fallback'],
  ])('behavior: BLIK with %j', (blikOptions, expected) => {
    expect(missingOption(blik(blikOptions), false) ?? '').toBe(expected);
  });

  test('behavior: types are compared in lower case', () => {
    expect(typeOf({ paymentType: 'Pay_Upon_Invoice' })).toBe('pay_upon_invoice');
    expect(isDeferred({ paymentType: 'MBWAY' })).toBe(true);
    expect(isDeferred({ paymentType: 'blik' })).toBe(false);
    expect(isDeferred({ paymentType: 'ideal', blikOptions: { level_0: {} } })).toBe(false);
  });
});

describe('schemas', () => {
  /** Some of the keys of complete options. */
  const someOf = (complete: Record<string, unknown>) =>
    fc.subarray(Object.keys(complete)).map((keys) => Object.fromEntries(keys.map((key) => [key, complete[key]])));
  const oneClick = someOf({ authCode: '123456', consumerReference: 'r', aliasLabel: 'l', aliasKey: 'k' });
  const blikOptions = fc.oneof(
    someOf({ authCode: '123456' }).map((level) => ({ level_0: level })),
    oneClick.map((click) => ({ oneClick: click })),
  );
  const anyPayment = fc.oneof(
    someOf(given(ideal({ recurrent: true, customerId: 'c' }))),
    someOf(given(invoice())),
    fc.tuple(someOf(payer), blikOptions).map(([some, options]) => ({ ...some, paymentType: 'blik', blikOptions: options })),
    someOf({ ...payer, paymentType: 'mbway' }).map((some) => ({ ...some, paymentType: 'MBWay' })),
  );

  test('behavior: guard and schema require the same', () => {
    fc.assert(
      fc.property(anyPayment, (options) => {
        const passes = missingOption({ ...options, onPaymentStart() {} }, false) === undefined;
        expect(startPaymentOptions.safeParse(options).success).toBe(passes);
      }),
      { numRuns: 500 },
    );
  });
});
