import { savedText } from './saved-text';

const card = { cardType: 'Visa', lastFour: '1111', lastTwo: '11', expirationMonth: '12', expirationYear: '2030' };

test.each([
  ['CreditCard', card, 'ending in 11', 'Visa ending in 1111', 'Card, expires 12/2030'],
  ['ApplePayCard', card, 'Apple Pay', 'Visa ending in 1111', 'Apple Pay, expires 12/2030'],
  ['VisaCheckoutCard', {}, undefined, 'Visa Checkout', 'Visa Checkout'],
  ['AndroidPayCard', { cardType: 'Visa', lastFour: '1111' }, undefined, 'Visa ending in 1111', 'Google Pay'],
  ['CreditCard', {}, 'ending in 11', 'Card', 'Card'],
  ['PayPalAccount', { email: 'ada@example.com' }, 'PayPal', 'PayPal, ada@example.com', 'PayPal account'],
  ['VenmoAccount', { username: 'venmojoe' }, 'VenmoAccount', 'Venmo, venmojoe', 'Venmo account'],
  ['PayPalAccount', { email: '' }, undefined, 'PayPal', 'PayPal account'],
  ['SEPADebitAccount', { last4: '3000' }, undefined, 'SEPA Direct Debit ending in 3000', 'Bank account'],
  ['UsBankAccount', { last4: '0000' }, undefined, 'US bank ending in 0000', 'Bank account'],
  ['Clamshell', {}, 'Clams of Ada', 'Clams of Ada', 'Clamshell'],
  ['Clamshell', {}, undefined, 'Clamshell', 'Clamshell'],
])('default: %s %j', (type, details, description, title, note) => {
  expect(savedText({ type, details, ...(description && { description }) })).toEqual({ title, note });
});
