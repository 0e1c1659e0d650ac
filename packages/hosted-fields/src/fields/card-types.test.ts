import creditCardType from 'credit-card-type';
import { cardTypes } from './card-types';

const LIBRARY_ONLY = ['troy', 'naranja', 'verve'];

test('default: the brands of the card library, under the names merchants know', () => {
  const library = creditCardType('')
    .filter(({ type }) => !LIBRARY_ONLY.includes(type))
    .map((card) => ({ ...card, type: card.type === 'mastercard' ? 'master-card' : card.type }));
  expect(cardTypes()).toEqual(library);
});

test('behavior: every call makes its own', () => {
  cardTypes()[0]?.lengths.push(1);
  expect(cardTypes()[0]?.lengths).toEqual([16, 18, 19]);
});
