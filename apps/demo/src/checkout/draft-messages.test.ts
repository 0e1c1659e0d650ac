import { EMPTY_DRAFT, type Draft } from './draft';
import { localPaymentMessages, sepaMessages, unionPayMessages, usBankAccountMessages } from './draft-messages';

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

const address = { street: '1 Test Street', city: 'Chicago', region: 'il', postalCode: '60606' };
const bank: Draft = { ...named, ...address, routingNumber: '011000015', accountNumber: '1000000000' };

test('default: a US bank account asks for its numbers, its owner and an address', () => {
  const asked = ['routingNumber', 'accountNumber', 'givenName', 'surname', 'street', 'city', 'region', 'postalCode'];
  expect(Object.keys(usBankAccountMessages(EMPTY_DRAFT))).toEqual(asked);
  expect(usBankAccountMessages(bank)).toEqual({});
});

test('behavior: whoever logs in at the bank types no numbers, and a business has a name of its own', () => {
  expect(usBankAccountMessages({ ...bank, routingNumber: '', accountNumber: '', bankWay: 'login' })).toEqual({});
  const business: Draft = { ...bank, ownership: 'business', givenName: '', surname: '' };
  expect(Object.keys(usBankAccountMessages(business))).toEqual(['businessName']);
  expect(usBankAccountMessages({ ...business, businessName: 'Mugs' })).toEqual({});
});

test.each([
  [{ routingNumber: '011000016' }, 'routingNumber'],
  [{ accountNumber: '123' }, 'accountNumber'],
  [{ region: 'Illinois' }, 'region'],
  [{ postalCode: '606' }, 'postalCode'],
])('behavior: %j is told at its field', (changed, field) => {
  expect(Object.keys(usBankAccountMessages({ ...bank, ...changed }))).toEqual([field]);
});

test('default: UnionPay asks for a phone', () => {
  expect(Object.keys(unionPayMessages({ ...EMPTY_DRAFT, mobileCountryCode: '' }))).toEqual(['mobileCountryCode', 'mobileNumber']);
  expect(unionPayMessages({ ...EMPTY_DRAFT, mobileCountryCode: '+62', mobileNumber: '111 111-111' })).toEqual({});
});
