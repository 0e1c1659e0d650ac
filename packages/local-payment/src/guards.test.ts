import fc from 'fast-check';
import { isDeferred, findMissingOption, readPaymentType } from './guards';
import { startPaymentOptions } from './schemas';
import { fallback, ideal, invoice, payer } from './fixtures/set-up';

const toRecord = (options: unknown): Record<string, unknown> => ({ ...Object(options) });
const blik = (blikOptions: unknown): Record<string, unknown> => ({ ...payer, paymentType: 'BLIK', onPaymentStart() {}, blikOptions });
const address = { streetAddress: '', locality: null, postalCode: undefined, countryCode: 0 };

/** The names that errors report while one missing option after the other is added. */
function namesInOrder(complete: Record<string, unknown>, isRedirect = false): string[] {
  const options: Record<string, unknown> = { paymentType: complete['paymentType'], blikOptions: complete['blikOptions'] };
  const names: string[] = [];
  for (let name = findMissingOption(options, isRedirect); name; name = findMissingOption(options, isRedirect)) {
    names.push(name);
    const [key = '', inner = ''] = name.split('.');
    const value = Array.isArray(complete[key]) ? complete[key] : Object(complete[key]);
    if (inner && options[key] && !Array.isArray(value)) options[key] = { ...Object(options[key]), [inner]: value[inner] };
    else if (inner) options[key] = [Object.assign({}, ...[options[key]].flat(), { [inner]: 1 })];
    else options[key] = name === 'lineItems' ? [{}] : typeof value === 'object' ? {} : complete[key];
  }
  return names;
}

describe('required options, in order', () => {
  test('default: in a window', () => {
    expect(namesInOrder(toRecord(ideal({ recurrent: true, customerId: 'c' })))).toEqual([
      'givenName',
      'surname',
      'currencyCode',
      'amount',
      'fallback',
      'onPaymentStart',
      'fallback.url',
      'fallback.buttonText',
    ]);
    expect(findMissingOption({}, false)).toBe('givenName');
    expect(findMissingOption({ ...payer }, false)).toBe('paymentType');
  });

  test('default: on the full page', () => {
    expect(namesInOrder(toRecord(ideal()), true)).not.toContain('onPaymentStart');
    expect(namesInOrder(toRecord(ideal()), true)).toContain('fallback.buttonText');
  });

  test('default: pay upon invoice', () => {
    expect(namesInOrder(toRecord(invoice()))).toEqual([
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
      expect(findMissingOption({ paymentType, onPaymentStart() {} }, false)).toBeUndefined();
      expect(findMissingOption({ paymentType }, false)).toBe('onPaymentStart');
      expect(findMissingOption({ paymentType }, true)).toBeUndefined();
    }
  });
});

describe('values of required options', () => {
  test('behavior: empty and null values pass', () => {
    const empty = { givenName: null, surname: '', currencyCode: undefined, amount: 0, onPaymentStart: null, paymentType: '', fallback };
    expect(findMissingOption(empty, false)).toBeUndefined();
    expect(findMissingOption(toRecord(invoice({ address, billingAddress: address, email: null, lineItems: [] })), false)).toBeUndefined();
  });

  test.each<[string, object, string]>([
    ['no address', toRecord(invoice({ address: null })), 'address.streetAddress'],
    ['no list', toRecord(invoice({ lineItems: null })), 'lineItems'],
    ['an object as list', toRecord(invoice({ lineItems: { category: 1 } })), 'lineItems'],
    ['null in a list', toRecord(invoice({ lineItems: [null] })), 'lineItems.category'],
    ['a second item without a name', toRecord(invoice({ lineItems: [...(invoice().lineItems ?? []), { category: 1 }] })), 'lineItems.name'],
    ['no fallback', toRecord(ideal({ fallback: null })), 'fallback.url'],
    ['a string as fallback', toRecord(ideal({ fallback: 'https://shop.example/' })), 'fallback.url'],
    ['an empty fallback URL', toRecord(ideal({ fallback: { ...fallback, url: '' } })), 'fallback.url'],
    ['an empty fallback text', toRecord(ideal({ fallback: { ...fallback, buttonText: '' } })), 'fallback.buttonText'],
    ['a type that is not a string', toRecord(ideal({ paymentType: { toLowerCase: 1 } })), 'paymentType'],
    ['a recurrent payment without a customer', toRecord(ideal({ recurrent: true, customerId: '' })), 'customerId'],
    ['a recurrent option that is not true', toRecord(ideal({ recurrent: 'true' })), ''],
  ])('behavior: %s', (_, options, expected) => {
    expect(findMissingOption({ ...options }, false) ?? '').toBe(expected);
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
  ])('behavior: BLIK with %j lacks %j', (blikOptions, expected) => {
    expect(findMissingOption(blik(blikOptions), false) ?? '').toBe(expected);
  });

  test('behavior: types are compared in lower case', () => {
    expect(readPaymentType({ paymentType: 'Pay_Upon_Invoice' })).toBe('pay_upon_invoice');
    expect(isDeferred({ paymentType: 'MBWAY' })).toBe(true);
    expect(isDeferred({ paymentType: 'blik' })).toBe(false);
    expect(isDeferred({ paymentType: 'ideal', blikOptions: { level_0: {} } })).toBe(false);
  });
});

describe('schemas', () => {
  /** Some of the keys of complete options. */
  const pickSome = (complete: Record<string, unknown>) =>
    fc.subarray(Object.keys(complete)).map((keys) => Object.fromEntries(keys.map((key) => [key, complete[key]])));
  const oneClick = pickSome({ authCode: '123456', consumerReference: 'r', aliasLabel: 'l', aliasKey: 'k' });
  const blikOptions = fc.oneof(
    pickSome({ authCode: '123456' }).map((level) => ({ level_0: level })),
    oneClick.map((click) => ({ oneClick: click })),
  );
  const anyPayment = fc.oneof(
    pickSome(toRecord(ideal({ recurrent: true, customerId: 'c' }))),
    pickSome(toRecord(invoice())),
    fc.tuple(pickSome(payer), blikOptions).map(([some, options]) => ({ ...some, paymentType: 'blik', blikOptions: options })),
    pickSome({ ...payer, paymentType: 'mbway' }).map((some) => ({ ...some, paymentType: 'MBWay' })),
  );

  test('behavior: check and schema require the same options', () => {
    fc.assert(
      fc.property(anyPayment, (options) => {
        const passes = findMissingOption({ ...options, onPaymentStart() {} }, false) === undefined;
        expect(startPaymentOptions.safeParse(options).success).toBe(passes);
      }),
      { numRuns: 500 },
    );
  });
});
