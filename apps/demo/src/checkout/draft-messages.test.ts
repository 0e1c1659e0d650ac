import { EMPTY_DRAFT, type Draft } from './draft';
import { localPaymentMessages, sepaMessages } from './draft-messages';

const named = { ...EMPTY_DRAFT, givenName: 'Ada', surname: 'Lovelace' };
const invoice: Draft = {
  ...named,
  localType: 'pay_upon_invoice',
  birthDate: '1990-12-10',
  phone: '030 / 123 45-67',
  street: 'Musterstr. 1',
  postalCode: '10115',
  city: 'Berlin',
};

test('default: a mandate asks for account holder and IBAN', () => {
  expect(Object.keys(sepaMessages(EMPTY_DRAFT))).toEqual(['accountHolder', 'iban']);
  expect(sepaMessages({ ...EMPTY_DRAFT, accountHolder: 'Ada', iban: 'DE89 3704 0044 0532 0130 00' })).toEqual({});
});

test('behavior: a wrong IBAN is told from none', () => {
  expect(sepaMessages(EMPTY_DRAFT).iban).toBe('Enter your IBAN.');
  expect(sepaMessages({ ...EMPTY_DRAFT, iban: 'DE1' }).iban).toContain('typing error');
});

test('default: local payments ask for what their type needs', () => {
  expect(Object.keys(localPaymentMessages(EMPTY_DRAFT))).toEqual(['givenName', 'surname']);
  expect(Object.keys(localPaymentMessages({ ...named, localType: 'blik' }))).toEqual(['blikCode']);
  expect(localPaymentMessages({ ...named, localType: 'blik', blikCode: '123456' })).toEqual({});
  expect(Object.keys(localPaymentMessages({ ...named, localType: 'pay_upon_invoice' }))).toEqual([
    'birthDate',
    'phone',
    'street',
    'postalCode',
    'city',
  ]);
  expect(localPaymentMessages(invoice)).toEqual({});
});
