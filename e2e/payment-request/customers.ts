import type { Customer } from './scripted-sheet';

/** What the sheet returns of a card that is approved. */
export const SHEET_CARD = {
  cardNumber: '4111111111111111',
  cardholderName: 'Ada Lovelace',
  expiryMonth: '12',
  expiryYear: '2030',
  cardSecurityCode: '123',
};

/** A card of Google Pay, as the gateway returns it. */
export const GOOGLE_CARD = {
  nonce: 'fake-android-pay-nonce',
  type: 'AndroidPayCard',
  description: 'Android Pay',
  details: { cardType: 'Visa', lastFour: '1881' },
};
export const GOOGLE_PAY = 'https://google.com/pay';
/** What Google Pay returns in version 1, with what the gateway has put into its token. */
export const googleToken = (token: object): object => ({ paymentMethodToken: { token: JSON.stringify(token) } });

/** Customers whom both suites have, by the id of the payment. */
export const customers: Readonly<Record<string, Customer>> = {
  card: { methodName: 'basic-card', details: SHEET_CARD, response: { payerEmail: 'ada@example.com' } },
  google: { methodName: GOOGLE_PAY, details: googleToken({ androidPayCards: [GOOGLE_CARD] }) },
  refused: { methodName: GOOGLE_PAY, details: googleToken({ error: { message: 'No.' } }) },
  declined: { methodName: 'basic-card', details: { ...SHEET_CARD, cardNumber: '1' } },
  dismissed: { error: { name: 'AbortError', message: 'Dismissed.' } },
};

/** Details of a payment, whose id says what the customer does. */
export const detailsOf = (id: string) => ({ id, total: { label: 'Total', amount: { currency: 'USD', value: '10.00' } } });
