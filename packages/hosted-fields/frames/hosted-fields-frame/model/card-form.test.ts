import * as fc from 'fast-check';
import type { HostedFieldKey } from '../../../src/constants';
import type { FrameConfiguration } from '../../../src/wire';
import { createCardForm, type CardForm } from './card-form';
import { readSupportedBrands } from './read-supported-brands';

/** Creates a form and records its events for the page, such as `number:focus VPF`: valid, potentially valid, focused. */
function setUp(
  fields: FrameConfiguration['fields'],
  rest: Partial<FrameConfiguration> = {},
): { form: CardForm; events: string[]; payloads: unknown[] } {
  const events: string[] = [];
  const payloads: unknown[] = [];
  const form = createCardForm({ ...rest, fields }, (event, data) => {
    payloads.push(data);
    if (data === undefined) events.push(event);
    else if (typeof data === 'string') events.push(`${event} ${data}`);
    else if ('merchantPayload' in data) {
      const { emittedBy, fields: statuses } = data.merchantPayload;
      const { isValid, isPotentiallyValid, isFocused } = statuses[emittedBy] ?? {};
      events.push(`${emittedBy}:${data.type} ${isValid ? 'V' : ''}${isPotentiallyValid ? 'P' : ''}${isFocused ? 'F' : ''}`.trim());
    }
  });
  return { form, events, payloads };
}
const all: HostedFieldKey[] = ['number', 'expirationDate', 'cvv', 'postalCode', 'cardholderName'];
const createFields = (...keys: HostedFieldKey[]) => Object.fromEntries(keys.map((key) => [key, {}]));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 15) });
});
afterEach(() => {
  jest.useRealTimers();
});

test('default: every field is empty and incomplete, and every brand is possible and supported', () => {
  const { form, events } = setUp(createFields(...all));
  for (const key of all) {
    expect(form.get(key)).toEqual({ value: '', isEmpty: true, isFocused: false, isValid: false, isPotentiallyValid: true });
  }
  expect(form.cards).toHaveLength(12);
  expect(form.cards.every(({ supported }) => supported)).toBe(true);
  expect(form.keys).toEqual(all);
  expect(events).toEqual([]);
});

test('default: select elements without a placeholder show the current month and year', () => {
  const { form } = setUp({ expirationMonth: { select: true }, expirationYear: { select: true } });
  expect(form.get('expirationMonth')).toMatchObject({ value: '11', isEmpty: false, isValid: true, isPotentiallyValid: true });
  expect(form.get('expirationYear')).toMatchObject({ value: '2026', isEmpty: false, isValid: true });
  jest.setSystemTime(new Date(2026, 4, 1));
  const may = setUp({ expirationMonth: { select: {} }, expirationYear: { select: true, placeholder: 'Year' } }).form;
  expect(may.get('expirationMonth.value')).toBe('5');
  expect(may.getCardData()).toEqual({ expirationMonth: '05', expirationYear: '' });
  expect(may.get('expirationYear')).toMatchObject({ value: '', isEmpty: true, isValid: false });
  expect(setUp({ expirationMonth: { select: false } }).form.get('expirationMonth')).toMatchObject({
    value: '',
    isEmpty: true,
    isValid: false,
  });
});

test('behavior: order of effects of a number', () => {
  const { form, events } = setUp(createFields('number', 'cvv'));
  form.setValue('cvv', '1234');
  form.setValue('number', '4');
  form.setValue('number', '4111111111111111');
  form.setValue('number', '4111111111111112');
  form.setValue('number', '');
  expect(events).toEqual([
    'cvv:notEmpty P',
    'cvv:validityChange VP',
    'number:notEmpty P',
    'cvv:validityChange', // four digits are too many for the brands left
    'number:cardTypeChange P',
    'number:validityChange VP',
    'number:cardTypeChange VP',
    'BIN_AVAILABLE 411111',
    'number:validityChange P',
    'number:empty P',
    'cvv:validityChange VP',
    'number:cardTypeChange P',
  ]);
});

test('behavior: two validity values change at the same time', () => {
  const { form, events } = setUp(createFields('number'));
  form.setValue('number', '5555555555554444');
  form.setValue('number', '5555555555554445');
  expect(events).toEqual([
    'number:notEmpty P',
    'number:validityChange VP',
    'number:cardTypeChange VP',
    'BIN_AVAILABLE 555555',
    'number:validityChange',
  ]);
});

test.each([
  ['41111', '411111', ['411111']],
  ['', '41111111', ['411111']],
  ['411111', '4111111', []],
  ['4111', '41111', []],
  ['4111111111111111', '5555555555554444', ['555555']],
  ['', '4111 1', []],
  ['', '4111 11', ['411111']],
])('behavior: a change from %p to %p reports the BINs %p', (before, after, bins) => {
  const { form, events } = setUp(createFields('number'));
  form.setValue('number', before);
  events.length = 0;
  form.setValue('number', after);
  expect(events.filter((event) => event.startsWith('BIN'))).toEqual(bins.map((bin) => `BIN_AVAILABLE ${bin}`));
});

test.each([
  ['4111111', '41111111', ['41111111']],
  ['', '4111 1111 1', ['41111111']],
  ['41111111', '411111111', []],
  ['411111', '4111111', []],
  ['4111111111111111', '4111112222222222', ['41111122']],
])('options: with binVerificationLength 8, a change from %p to %p reports the BINs %p', (before, after, bins) => {
  const { form, events } = setUp(createFields('number'), { binVerificationLength: 8 });
  form.setValue('number', before);
  events.length = 0;
  form.setValue('number', after);
  expect(events.filter((event) => event.startsWith('BIN'))).toEqual(bins.map((bin) => `BIN_AVAILABLE ${bin}`));
});

test.each([7, 16, '8', null, -1])('behavior: a BIN has six digits where the page asks the frame for %p', (binVerificationLength) => {
  const { form, events } = setUp(createFields('number'), { binVerificationLength: binVerificationLength as 8 });
  form.setValue('number', '4111111111111111');
  expect(events).toContain('BIN_AVAILABLE 411111');
});

test('behavior: a BIN is reported again after the number had fewer than six digits', () => {
  const { form, events } = setUp(createFields('number'));
  ['411111', '41111', '411111'].forEach((number) => form.setValue('number', number));
  expect(events.filter((event) => event.startsWith('BIN'))).toHaveLength(2);
});

describe('when the page clears the number', () => {
  /** Types digits one by one into a field that may have text. The page may clear it in response to each event, as a script on the page could. */
  function typeNumber(digits: string, onEvent: (event: string, clear: () => void) => void, options: Partial<FrameConfiguration> = {}) {
    let text = '';
    const events: string[] = [];
    const cards: number[] = [];
    const form: CardForm = createCardForm({ ...options, fields: createFields('number', 'cvv') }, (event, data) => {
      if (typeof data === 'object') cards.push(data.merchantPayload.cards.length);
      const name = typeof data === 'object' ? data.type : `${event} ${String(data)}`;
      events.push(name);
      onEvent(name, () => setTimeout(clear)); // messages of the page arrive in later tasks
    });
    const clear = (): void => {
      text = '';
      form.setValue('number', '', true);
    };
    const type = (typed: string): void => {
      for (const digit of typed) {
        text += digit;
        form.setValue('number', text);
        jest.runAllTimers();
      }
    };
    const empty = (): void => {
      text = '';
      form.setValue('number', '');
    };
    type(digits);
    return { form, type, clear, empty, cards, bins: () => events.flatMap((event) => /^BIN_AVAILABLE (.*)/.exec(event)?.[1] ?? []) };
  }
  const never = (): void => {};

  test.each([6, 8] as const)('a script that clears it at each BIN gets one BIN of %d digits', (binVerificationLength) => {
    const { bins } = typeNumber('5454123487659011', (event, clear) => event.startsWith('BIN') && clear(), { binVerificationLength });
    expect(bins()).toEqual(['5454123487659011'.slice(0, binVerificationLength)]);
  });

  test('a script that clears it after each digit learns the brands of six digits and no BIN', () => {
    const { bins, cards, type } = typeNumber('', (event, clear) => event === 'notEmpty' && clear());
    const isTold = [...'4536281453628145'].map((digit) => {
      cards.length = 0;
      type(digit);
      return cards.some((count) => count < 12);
    });
    expect([bins(), isTold]).toEqual([[], [...Array<boolean>(6).fill(true), ...Array<boolean>(10).fill(false)]]);
  });

  test('no order of clearing tells more than one BIN, or anything after six digits', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 12, maxLength: 19 });
    fc.assert(
      fc.property(digits, fc.array(fc.nat(18), { maxLength: 8 }), (number, positions) => {
        const { bins, type, clear, cards, form } = typeNumber('', never);
        let removed = 0;
        let present = 0;
        let known = 12;
        [...number].forEach((digit, index) => {
          known = cards.at(-1) ?? known;
          cards.length = 0;
          type(digit);
          present += 1;
          const { isValid } = form.field('number') ?? {};
          const isRetyped = bins().length > 1; // six digits that are repeated in the number look like its beginning
          // After a number that was valid, the first event still has the brands that the page knew.
          if (removed >= 6 && !isValid && !isRetyped)
            expect([cards.every((count) => count === 12 || count === known), cards.at(-1) ?? 12]).toEqual([true, 12]);
          if (!positions.includes(index)) return;
          removed = isValid && present > 13 ? 0 : removed + present;
          present = 0;
          clear();
        });
        expect(new Set(bins()).size).toBeLessThanOrEqual(1);
      }),
      { numRuns: 1000, examples: [['0000006015113069090', [5]]] },
    );
  });

  test('the BIN of another card is reported at its first six digits, if the cleared number was complete', () => {
    const { bins, type, clear } = typeNumber('4111111111111111', never);
    clear();
    type('555555');
    expect(bins()).toEqual(['411111', '555555']);
  });

  test('the BIN of another card is reported once the number is complete, if the cleared number was not', () => {
    const { bins, type, clear, cards } = typeNumber('4111111', never);
    clear();
    type('555555555555444');
    expect([bins(), cards.at(-1)]).toEqual([['411111'], 12]);
    type('4');
    expect([bins(), cards.at(-1)]).toEqual([['411111', '555555'], 1]);
  });

  test('the BIN of another card is reported at its first six digits, after the customer has emptied the field', () => {
    const { bins, type, clear, empty } = typeNumber('4111111', never);
    clear();
    type('555555');
    expect(bins()).toEqual(['411111']);
    empty();
    type('555555');
    expect(bins()).toEqual(['411111', '555555']);
  });

  test('a customer who corrects the first digit after that has not emptied the field', () => {
    const { bins, type, clear, empty } = typeNumber('411111', never);
    clear();
    type('2');
    empty();
    type('345678');
    expect(bins()).toEqual(['411111']);
  });

  test('the BIN of the same card is reported again', () => {
    const { bins, type, clear, cards } = typeNumber('4111111', never);
    clear();
    type('411111');
    expect([bins(), cards.at(-1)]).toEqual([['411111', '411111'], 1]);
  });

  test('a valid number is reported as valid, however short', () => {
    const { form, type, clear, cards } = typeNumber('6304000', never);
    clear();
    type('630400000000');
    expect(form.field('number')?.isValid).toBe(true);
    expect(cards.at(-1)).toBe(1);
  });
});

test('claim: a second window shows a field only when the first is gone', () => {
  const { form } = setUp(createFields('number', 'cvv'));
  const [first, second] = [{ closed: false }, { closed: false }] as { closed: boolean }[] as [Window, Window];
  expect([form.claim('number', first), form.claim('number', first), form.claim('number', second)]).toEqual([true, true, false]);
  expect(form.claim('cvv', second)).toBe(true);
  Object.assign(first, { closed: true });
  expect(form.claim('number', second)).toBe(true);
});

test('behavior: moving the focus blurs the other field first', () => {
  const { form, events } = setUp(createFields('number', 'cvv'));
  form.setFocused('number', true);
  form.setFocused('number', true);
  form.setFocused('cvv', true); // before the browser reports that the number lost it
  form.setFocused('number', false);
  form.setFocused('cvv', false);
  expect(events).toEqual(['CARD_FORM_ENTRY_HAS_BEGUN', 'number:focus PF', 'number:blur P', 'cvv:focus PF', 'cvv:blur P']);
});

test('behavior: month and year are validated together once each is valid', () => {
  const { form, events } = setUp(createFields('expirationMonth', 'expirationYear'));
  form.setValue('expirationMonth', '10');
  form.setValue('expirationYear', '26');
  expect(form.get('expirationMonth')).toMatchObject({ isValid: false, isPotentiallyValid: false });
  form.setValue('expirationMonth', '12');
  expect(form.get('expirationYear')).toMatchObject({ isValid: true, isPotentiallyValid: true });
  form.setValue('expirationYear', '2');
  expect(form.get('expirationMonth')).toMatchObject({ isValid: true });
  expect(events).toEqual([
    'expirationMonth:notEmpty P',
    'expirationMonth:validityChange VP',
    'expirationYear:notEmpty P',
    'expirationMonth:validityChange',
    'expirationYear:validityChange',
    'expirationMonth:validityChange VP',
    'expirationYear:validityChange VP',
    'expirationYear:validityChange P',
  ]);
});

test('behavior: a month without a year is validated alone', () => {
  const { form } = setUp(createFields('expirationMonth'));
  form.setValue('expirationMonth', '01');
  expect(form.get('expirationMonth.isValid')).toBe(true);
});

test.each([
  [{}, '123', 'VP'],
  [{}, '1234', 'VP'],
  [{ minlength: 4 }, '123', 'P'],
  [{ minlength: 4 }, '1234', 'VP'],
  [{ minlength: 2 }, '12', 'VP'],
])('behavior: without a number a security code of %p may be %p: %p', (cvv, value, result) => {
  const { form, events } = setUp({ cvv });
  form.setValue('cvv', value);
  expect(events.at(-1)).toBe(result === 'P' ? 'cvv:notEmpty P' : `cvv:validityChange ${result}`);
});

test('behavior: the format of the events for the page', () => {
  const { form, payloads } = setUp(createFields('number', 'cvv'));
  form.setValue('number', '5');
  form.setValue('number', '55');
  expect(payloads.at(-1)).toEqual({
    type: 'cardTypeChange',
    merchantPayload: {
      emittedBy: 'number',
      cards: [{ niceType: 'Mastercard', type: 'master-card', code: { name: 'CVC', size: 3 }, supported: true }],
      fields: {
        number: { isEmpty: false, isValid: false, isPotentiallyValid: true, isFocused: false },
        cvv: { isEmpty: true, isValid: false, isPotentiallyValid: true, isFocused: false },
      },
    },
  });
});

test('behavior: brands that are not supported', () => {
  const { form, events } = setUp(createFields('number'));
  form.setValue('number', '4111111111111111');
  events.length = 0;
  form.support(new Set(['mastercard']));
  expect(events).toEqual(['number:validityChange']);
  expect(form.cards[0]).toMatchObject({ type: 'visa', supported: true }); // until the brands change
  form.setValue('number', '');
  expect(form.get('number')).toMatchObject({ isValid: false, isPotentiallyValid: true });
  form.setValue('number', '4');
  expect(form.get('number.isPotentiallyValid')).toBe(true);
  form.setValue('number', '41');
  expect(form.get('number.isPotentiallyValid')).toBe(false);
  expect(form.cards[0]).toMatchObject({ type: 'visa', supported: false });
});

test.each([{ verve: true }, { verve: false }])('options: supportedCardBrands that name Verve: %j', (supportedCardBrands) => {
  const { form } = setUp({ number: { supportedCardBrands }, cvv: {} });
  expect(form.cards).toHaveLength(13);
  form.setValue('number', '5061');
  expect(form.cards.map(({ type }) => type)).toEqual(['verve', 'maestro']);
  form.setValue('number', '5061460410120223210');
  expect(form.cards).toEqual([{ niceType: 'Verve', type: 'verve', code: { name: 'CVV', size: 3 }, supported: true }]);
  expect(form.field('number')).toMatchObject({ isValid: true });
  form.support(new Set(['maestro']));
  expect(form.field('number')).toMatchObject({ isValid: false, isPotentiallyValid: false });
});

test('options: supportedCardTypes', () => {
  const { form } = setUp(createFields('number'), { supportedCardTypes: { visa: true, 'master-card': false } });
  expect(form.cards.filter(({ supported }) => supported).map(({ type }) => type)).toEqual(['visa']);
});

test.each([
  [undefined, undefined],
  [{}, undefined],
  [{ rejectUnsupportedCards: true }, ['visa', 'mastercard']],
  [{ supportedCardBrands: { 'union-pay': true, visa: false } }, ['mastercard', 'unionpay']],
  [{ rejectUnsupportedCards: true, supportedCardBrands: { MasterCard: false, 'american-express': true } }, ['visa', 'americanexpress']],
])('readSupportedBrands: %p', (options, expected) => {
  const gateway = {
    environment: 'sandbox',
    merchantId: 'm',
    assetsUrl: '',
    clientApiUrl: '',
    creditCards: { supportedCardTypes: ['Visa', 'MasterCard'] },
  };
  const brands = readSupportedBrands(options, gateway);
  expect(brands && [...brands]).toEqual(expected);
});

test('readSupportedBrands: an account without cards', () => {
  const gateway = { environment: 'sandbox', merchantId: 'm', assetsUrl: '', clientApiUrl: '' };
  expect([...(readSupportedBrands({ supportedCardBrands: { visa: true } }, gateway) ?? [])]).toEqual(['visa']);
});

test('getCardData: as UnionPay reads it', () => {
  const { form } = setUp(createFields('number', 'cvv', 'expirationDate'));
  form.setValue('number', '4111 1111-1111 1111');
  form.setValue('cvv', '123');
  form.setValue('expirationDate', '530');
  expect(form.get('number.value')).toBe('4111 1111-1111 1111');
  expect(form.get('postalCode.value')).toBeUndefined();
  expect(form.getCardData()).toEqual({ number: '4111111111111111', cvv: '123', expirationMonth: '05', expirationYear: '30' });
  expect(form.getCardData(['cvv'])).toEqual({ cvv: '123' });
});

test('listen: a listener that throws does not stop the others', () => {
  const { form } = setUp(createFields('number'));
  const changes: unknown[] = [];
  form.listen(() => {
    throw new Error('gone');
  });
  const unlisten = form.listen((changed) => changes.push(changed));
  form.setValue('number', '55');
  expect(changes).toEqual(['cards']);
  unlisten();
  form.setValue('number', '');
  expect(changes).toEqual(['cards']);
});
