import { test } from './card-page';
import { button, cardField, css, type Customer, type Target } from './customer';
import { email, expectText, fill, methodRadio, payButton } from './shop';
import { expect } from './test';

// Roles and names in the accessibility tree of each engine.

/** WebKit puts spaces between pieces of text that others join. */
const withoutSpaces = (name: string): string => name.replace(/\s/g, '');

const expectAccessible = (customer: Customer, target: Target, role: string, name: string): Promise<void> =>
  expect
    .poll(async () => {
      const actual = await customer.accessible(target, { role, name });
      return actual && { role: actual.role, name: withoutSpaces(actual.name) };
    })
    .toEqual({ role, name: withoutSpaces(name) });

test('card fields have roles and names, and their frames have names', async ({ customer, openCard }) => {
  const fields = { number: {}, expirationDate: {}, cvv: {}, cardholderName: {}, postalCode: {} };
  await openCard(fields);
  for (const [field, name] of [
    ['number', 'Credit Card Number'],
    ['expirationDate', 'Expiration Date'],
    ['cvv', 'CVV'],
    ['cardholderName', 'Cardholder Name'],
    ['postalCode', 'Postal Code'],
  ] as const) {
    await expectAccessible(customer, cardField(field), 'textbox', name);
  }
});

test('month and year as select elements are lists', async ({ customer, openCard }) => {
  const fields = { number: {}, expirationMonth: { select: true }, expirationYear: { select: true } };
  await openCard(fields);
  const role = customer.engine === 'webkit' ? 'button' : 'combobox'; // a button that opens a menu
  await expectAccessible(customer, cardField('expirationMonth'), role, 'Expiration Month');
  await expectAccessible(customer, cardField('expirationYear'), role, 'Expiration Year');
});

test('a checkout: methods, errors, and the pay button', async ({ customer, shopper }) => {
  await shopper.goToCheckout();
  await expectAccessible(customer, methodRadio('paypal'), 'radio', 'PayPal');
  await expectAccessible(customer, email, 'textbox', 'E-mail address');
  await expectAccessible(customer, payButton, 'button', 'Pay $18.00');
  await customer.click(payButton);
  await expectText(customer, css('body'), 'Enter your e-mail address.');
  const invalid = await customer.evaluate(email, (element) => element.getAttribute('aria-invalid'));
  expect(invalid).toBe('true');
  await fill(customer, email, 'ada@example.com');
  await customer.click(payButton);
  await expectText(customer, css('body'), 'Enter your card number.');
});

test('the bank’s dialog has a name and a button that closes it', async ({ customer, shopper }) => {
  await shopper.goToCheckout();
  await shopper.payByVerifiedCard();
  await expectText(customer, css('dialog iframe'), '');
  await expectAccessible(customer, css('dialog'), 'dialog', 'Confirm your payment with your bank');
  await expectAccessible(customer, css('dialog button'), 'button', 'Cancel');
});

test('Venmo’s code is an image with a name, in a group with a heading', async ({ customer, shopper }) => {
  await shopper.payBy('venmo');
  await shopper.ready();
  await customer.click(payButton);
  await expectText(customer, css('[data-tender-venmo-code=scan] [data-tender-picture]'), '');
  await expectAccessible(customer, css('[data-tender-venmo-code]'), 'group', 'Pay with Venmo');
  await expectAccessible(customer, css('[data-tender-picture] svg'), 'img', 'QR code for the Venmo app');
  await expectAccessible(customer, button('Cancel'), 'button', 'Cancel');
});
