import creditCardType from 'credit-card-type';
import { createCardTypes } from './create-card-types';

const LIBRARY_ONLY = ['troy', 'naranja', 'verve'];

test('default: the brands of the card library, with the names that merchants see', () => {
  const library = creditCardType('')
    .filter(({ type }) => !LIBRARY_ONLY.includes(type))
    .map((card) => ({ ...card, type: card.type === 'mastercard' ? 'master-card' : card.type }));
  expect(createCardTypes()).toEqual(library);
});

test('behavior: every call creates new objects', () => {
  createCardTypes()[0]?.lengths.push(1);
  expect(createCardTypes()[0]?.lengths).toEqual([16, 18, 19]);
});
