import { describePaymentMethod } from './describe-payment-method';
import { savedTexts } from './saved-texts';

const card = { cardType: 'Visa', lastFour: '1111', lastTwo: '11' };

test.each([
  ['CreditCard', card, 'ending in 11', 'Visa ending in 1111'],
  ['CreditCard', { lastFour: '1111' }, undefined, 'Card ending in 1111'],
  ['CreditCard', {}, 'ending in 11', 'Card'],
  ['AndroidPayCard', card, 'Android Pay', 'Visa ending in 1111'],
  ['ApplePayCard', {}, undefined, 'Apple Pay'],
  ['PayPalAccount', { email: 'ada@example.com' }, 'PayPal', 'PayPal ada@example.com'],
  ['PayPalAccount', { email: '' }, undefined, 'PayPal'],
  ['VenmoAccount', { username: 'venmojoe' }, 'VenmoAccount', 'Venmo @venmojoe'],
  ['VenmoAccount', { username: '@venmojoe' }, undefined, 'Venmo @venmojoe'],
  ['UsBankAccount', { last4: '0000', bankName: 'Test Bank' }, undefined, 'Test Bank ending in 0000'],
  ['UsBankAccount', { last4: '0000' }, undefined, 'Bank account ending in 0000'],
  ['SEPADebitAccount', { last4: '3000' }, undefined, 'SEPA ending in 3000'],
  ['Clamshell', {}, 'Clams of Ada', 'Clams of Ada'],
  ['Clamshell', {}, undefined, 'Clamshell'],
])('default: %s %j', (type, details, description, expected) => {
  expect(describePaymentMethod({ type, details, ...(description && { description }) })).toBe(expected);
});

test('behavior: missing details cause no TypeError', () => {
  expect(describePaymentMethod({ type: 'CreditCard', details: undefined as never })).toBe('Card');
});

test('options: texts', () => {
  const texts = { ...savedTexts, endingIn: '{kind}, endet auf {digits}', card: 'Karte' };
  expect(describePaymentMethod({ type: 'CreditCard', details: { lastFour: '1111' } }, texts)).toBe('Karte, endet auf 1111');
});
