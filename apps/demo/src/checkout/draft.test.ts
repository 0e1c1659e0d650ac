import { EMPTY_DRAFT, restoreDraft, storable, type Draft } from './draft';

const typed: Draft = {
  ...EMPTY_DRAFT,
  method: 'sepa',
  place: 'page',
  localType: 'p24',
  remember: true,
  email: 'ada@example.com',
  iban: 'DE89370400440532013000',
  blikCode: '123456',
  birthDate: '1990-12-10',
};

test('default: what is stored comes back, without what does not belong in storage', () => {
  const stored: unknown = JSON.parse(JSON.stringify(storable(typed)));
  expect(restoreDraft(stored)).toEqual({ ...typed, iban: '', blikCode: '', birthDate: '' });
});

test.each([undefined, null, 'text', 7, [], { method: 'coins', place: 'moon', localType: 'toString', email: 5, remember: 'yes' }])(
  'behavior: %j is an empty draft',
  (stored) => {
    expect(restoreDraft(stored)).toEqual(EMPTY_DRAFT);
  },
);
