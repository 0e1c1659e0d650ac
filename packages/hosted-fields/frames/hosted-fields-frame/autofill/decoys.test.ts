import type { HostedFieldKey } from '../../../src/constants';
import { createDecoys, type Filled } from './decoys';

function setUp(own: HostedFieldKey) {
  const reported: Filled[] = [];
  const decoys = createDecoys(own, (filled) => reported.push(filled));
  document.body.replaceChildren(...decoys.elements);
  const fill = (name: string, value: string, event = 'change'): void => {
    const input = document.querySelector<HTMLInputElement>(`#${name}-autofill-field`) as HTMLInputElement;
    input.value = value;
    input.dispatchEvent(new Event(event, { bubbles: true }));
  };
  return { reported, fill, decoys };
}

test.each([
  ['number', ['cardholder-name', 'expiration-month', 'expiration-year', 'cvv']],
  ['cvv', ['cardholder-name', 'credit-card-number', 'expiration-month', 'expiration-year']],
  ['expirationDate', ['cardholder-name', 'credit-card-number', 'cvv']],
  ['expirationMonth', ['cardholder-name', 'credit-card-number', 'expiration-year', 'cvv']],
  ['postalCode', ['cardholder-name', 'credit-card-number', 'expiration-month', 'expiration-year', 'cvv']],
] as const)('default: the decoys of %s', (own, names) => {
  setUp(own);
  expect([...document.querySelectorAll('input')].map(({ name }) => name)).toEqual(names);
  expect([...document.querySelectorAll('label')].map(({ htmlFor, textContent }) => [htmlFor, textContent])).toEqual(
    names.map((name) => [`${name}-autofill-field`, name]),
  );
  for (const element of document.body.children) expect(element.getAttribute('aria-hidden')).toBe('true');
  for (const input of document.querySelectorAll('input'))
    expect([input.tabIndex, input.type, input.className]).toEqual([-1, 'text', 'autofill-field']);
});

test('behavior: filled-in values are reported as they arrive', () => {
  const { reported, fill } = setUp('cvv');
  fill('cardholder-name', 'Ada', 'input');
  fill('credit-card-number', '4111111111111111');
  expect(reported).toEqual([{ cardholderName: 'Ada' }, { number: '4111111111111111' }]);
});

test('behavior: a date is reported once both parts are known', () => {
  const { reported, fill } = setUp('number');
  fill('expiration-month', '5');
  fill('expiration-year', '30');
  expect(reported).toEqual([{ expirationMonth: '05' }, { expirationYear: '2030', expirationDate: '05 / 2030' }]);
});

test('behavior: unchanged values are not reported', () => {
  const { reported, fill } = setUp('number');
  fill('cvv', '123', 'input');
  fill('cvv', '123', 'change');
  fill('cvv', '');
  expect(reported).toEqual([{ cvv: '123' }]);
});

test('behavior: the same values are reported again after the customer typed', () => {
  const { reported, fill, decoys } = setUp('number');
  fill('cvv', '123');
  decoys.reset();
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['', '', '', '']);
  fill('cvv', '123');
  expect(reported).toEqual([{ cvv: '123' }, { cvv: '123' }]);
});

test('behavior: values that were filled in without an event are reported later', () => {
  const { reported, decoys } = setUp('number');
  (document.querySelector('[name=cvv]') as HTMLInputElement).value = '123';
  decoys.reset();
  expect(reported).toEqual([{ cvv: '123' }]);
});

test('behavior: no timer runs', () => {
  jest.useFakeTimers();
  setUp('number');
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('behavior: decoys can be reached with the Tab key in Chrome on iOS', () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone CriOS/120');
  setUp('number');
  const input = document.querySelector('input') as HTMLInputElement;
  expect(input.hasAttribute('tabindex')).toBe(false);
  input.focus();
  expect(document.activeElement).toBe(document.body);
});
