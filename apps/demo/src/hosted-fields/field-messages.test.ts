import type { HostedFieldsCard, HostedFieldState, HostedFieldsState } from '@tender/hosted-fields';
import { CARD_FIELDS, TEXTS, type CardField } from './card-fields';
import { findBrand, findFieldMessages } from './field-messages';

const container = document.createElement('div');
const EMPTY: HostedFieldState = { isEmpty: true, isValid: false, isPotentiallyValid: true, isFocused: false, container };
const visa: HostedFieldsCard = { niceType: 'Visa', type: 'visa', code: { name: 'CVV', size: 3 }, supported: true };
const amex: HostedFieldsCard = { niceType: 'American Express', type: 'american-express', code: { name: 'CID', size: 4 }, supported: true };

function state(
  fields: Partial<Record<CardField, Partial<HostedFieldState>>> = {},
  cards: HostedFieldsCard[] = [visa, amex],
): HostedFieldsState {
  return { cards, fields: Object.fromEntries(CARD_FIELDS.map((key) => [key, { ...EMPTY, ...fields[key] }])) };
}

test('default: an untouched form has no errors', () => {
  expect(findFieldMessages(state(), false)).toEqual({});
});

test('behavior: a form that has to be complete reports its empty fields', () => {
  expect(findFieldMessages(state(), true)).toEqual(Object.fromEntries(CARD_FIELDS.map((key) => [key, TEXTS[key].empty])));
});

test('behavior: half a number is an error once the customer leaves the field', () => {
  const half = { number: { isEmpty: false, isFocused: true } };
  expect(findFieldMessages(state(half), false).number).toBeUndefined();
  const left = { number: { isEmpty: false, isFocused: false } };
  expect(findFieldMessages(state(left), false).number).toBe(TEXTS.number.invalid);
});

test('behavior: an error that further typing cannot correct is reported at once', () => {
  const wrong = { expirationDate: { isEmpty: false, isPotentiallyValid: false, isFocused: true } };
  expect(findFieldMessages(state(wrong), false).expirationDate).toBe(TEXTS.expirationDate.invalid);
});

test('behavior: a brand that the shop does not take is named', () => {
  const typed = state({ number: { isEmpty: false, isPotentiallyValid: false } }, [{ ...amex, supported: false }]);
  expect(findFieldMessages(typed, false).number).toBe('This shop does not take American Express. Use another card.');
});

test('behavior: the brand is known once there is one candidate', () => {
  expect(findBrand(state({}, [visa]))).toBeUndefined();
  expect(findBrand(state({ number: { isEmpty: false } }))).toBeUndefined();
  expect(findBrand(state({ number: { isEmpty: false } }, [visa]))).toBe(visa);
});
