import type { Card, FieldState, HostedFieldsState } from '@tender/hosted-fields';
import { CARD_FIELDS, DESCRIPTIONS, type CardField } from './card-fields';
import { brandOf, codeHint, fieldMessages } from './field-messages';

const container = document.createElement('div');
const EMPTY: FieldState = { isEmpty: true, isValid: false, isPotentiallyValid: true, isFocused: false, container };
const visa: Card = { niceType: 'Visa', type: 'visa', code: { name: 'CVV', size: 3 }, supported: true };
const amex: Card = { niceType: 'American Express', type: 'american-express', code: { name: 'CID', size: 4 }, supported: true };

function state(fields: Partial<Record<CardField, Partial<FieldState>>> = {}, cards: Card[] = [visa, amex]): HostedFieldsState {
  return { cards, fields: Object.fromEntries(CARD_FIELDS.map((key) => [key, { ...EMPTY, ...fields[key] }])) };
}

test('default: an untouched form says nothing', () => {
  expect(Object.values(fieldMessages(state(), false)).filter(Boolean)).toEqual([]);
});

test('behavior: a form that should be complete names what is missing', () => {
  const messages = fieldMessages(state(), true);
  expect(messages).toEqual(Object.fromEntries(CARD_FIELDS.map((key) => [key, DESCRIPTIONS[key].empty])));
});

test('behavior: half a number is no mistake until the field is left', () => {
  const half = { number: { isEmpty: false, isFocused: true } };
  expect(fieldMessages(state(half), false).number).toBeUndefined();
  const left = { number: { isEmpty: false, isFocused: false } };
  expect(fieldMessages(state(left), false).number).toBe(DESCRIPTIONS.number.invalid);
});

test('behavior: what no typing can mend is said at once', () => {
  const wrong = { expirationDate: { isEmpty: false, isPotentiallyValid: false, isFocused: true } };
  expect(fieldMessages(state(wrong), false).expirationDate).toBe(DESCRIPTIONS.expirationDate.invalid);
});

test('behavior: a brand that the shop does not take is named', () => {
  const typed = state({ number: { isEmpty: false, isPotentiallyValid: false } }, [{ ...amex, supported: false }]);
  expect(fieldMessages(typed, false).number).toBe('This shop does not take American Express. Use another card.');
});

test('behavior: brand and security code follow the number', () => {
  expect(brandOf(state({}, [visa]))).toBeUndefined();
  expect(brandOf(state({ number: { isEmpty: false } }, [visa]))).toBe(visa);
  expect(codeHint(state())).toBe('Three digits on the back');
  expect(codeHint(state({ number: { isEmpty: false } }, [amex]))).toBe('Four digits on the front (CID)');
});
