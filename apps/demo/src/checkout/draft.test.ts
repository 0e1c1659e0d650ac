import { EMPTY_DRAFT, restoreDraft, storable, type Draft } from './draft';

const typed: Draft = {
  ...EMPTY_DRAFT,
  place: 'page',
  localType: 'p24',
  remember: true,
  email: 'ada@example.com',
  iban: 'DE89370400440532013000',
  blikCode: '123456',
  birthDate: '1990-12-10',
  verification: '2-inline-iframe',
  venmoWay: 'login',
  bankWay: 'login',
  ownership: 'business',
  accountType: 'savings',
  routingNumber: '011000015',
  accountNumber: '1000000000',
  smsCode: '12345',
};

test('default: what is stored comes back, without what does not belong in storage', () => {
  const stored: unknown = JSON.parse(JSON.stringify(storable(typed)));
  const secrets = { iban: '', blikCode: '', birthDate: '', routingNumber: '', accountNumber: '', smsCode: '' };
  expect(restoreDraft(stored)).toEqual({ ...typed, ...secrets });
  expect(JSON.stringify(stored)).not.toMatch(/1000000000|011000015|123456|12345/);
});

test.each([undefined, null, 'text', 7, [], { place: 'moon', verification: '3', localType: 'toString', email: 5, remember: 'yes' }])(
  'behavior: %j is an empty draft',
  (stored) => {
    expect(restoreDraft(stored)).toEqual(EMPTY_DRAFT);
  },
);
