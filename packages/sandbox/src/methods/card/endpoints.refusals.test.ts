import { type MerchantSettings } from '../../core/merchant';
import { refuseByGraphql, refuseByRest } from '../../fixtures/credit-cards';
import { callClientApi, readFingerprint, VALID_CARD } from '../../fixtures/gateway';
import { connectSandbox, type ConnectedSandbox } from '../../testing';

let sandbox: ConnectedSandbox;
beforeAll(async () => void (sandbox = await connectSandbox()));
afterAll(() => sandbox.stop());
beforeEach(() => sandbox.configure({}));

const repeatLetter = (length: number) => 'x'.repeat(length);
const createAddress = (members: object) => ({ billingAddress: members });

interface Refusal {
  what: string;
  card: object;
  code: string;
  path: string;
  /** Rejected only when the card is validated. */
  validate?: boolean;
  settings?: MerchantSettings;
}

const refusals: Refusal[] = [
  { what: 'no number', card: { number: undefined }, code: '81714', path: 'number', validate: true },
  { what: 'neither number nor security code', card: { number: undefined, cvv: undefined }, code: '81714', path: 'number' },
  { what: 'an empty number', card: { number: '' }, code: '81714', path: 'number' },
  { what: 'a blank number', card: { number: '  ' }, code: '81714', path: 'number' },
  { what: 'a number with a wrong last digit', card: { number: '4111111111111112' }, code: '81715', path: 'number' },
  { what: 'eleven digits', card: { number: '41111111111' }, code: '81716', path: 'number' },
  { what: 'twenty digits', card: { number: '41111111111111111111' }, code: '81716', path: 'number' },
  { what: 'letters in the number', card: { number: '4111x11111111111' }, code: '81715', path: 'number' },
  { what: 'a number outside of the documented set', card: { number: '4539578763621486' }, code: '81717', path: 'number' },
  {
    what: 'a brand the merchant does not take',
    card: {},
    code: '81703',
    path: 'number',
    validate: true,
    settings: { supportedCardTypes: ['MasterCard'] },
  },
  {
    what: 'no security code where one is asked for',
    card: { cvv: undefined },
    code: '81706',
    path: 'cvv',
    validate: true,
    settings: { challenges: ['cvv'] },
  },
  { what: 'a security code of two digits', card: { cvv: '12' }, code: '81707', path: 'cvv' },
  { what: 'a security code of four digits for Visa', card: { cvv: '1234' }, code: '81707', path: 'cvv' },
  { what: 'a security code of three digits for American Express', card: { number: '378282246310005' }, code: '81707', path: 'cvv' },
  { what: 'letters in the security code', card: { cvv: '12a' }, code: '81707', path: 'cvv' },
  {
    what: 'no date',
    card: { expirationMonth: undefined, expirationYear: undefined },
    code: '81709',
    path: 'expirationDate',
    validate: true,
  },
  { what: 'an empty date', card: { expirationMonth: '', expirationYear: '' }, code: '81709', path: 'expirationDate' },
  { what: 'month 0', card: { expirationMonth: '0' }, code: '81712', path: 'expirationMonth' },
  { what: 'month 13', card: { expirationMonth: '13' }, code: '81712', path: 'expirationMonth' },
  { what: 'no month', card: { expirationMonth: undefined }, code: '81712', path: 'expirationMonth', validate: true },
  { what: 'the year 1974', card: { expirationYear: '1974' }, code: '81713', path: 'expirationYear' },
  { what: 'the year 2202', card: { expirationYear: '2202' }, code: '81713', path: 'expirationYear' },
  { what: 'a year of three digits', card: { expirationYear: '203' }, code: '81713', path: 'expirationYear' },
  { what: 'a name of 176 characters', card: { cardholderName: repeatLetter(176) }, code: '81723', path: 'cardholderName' },
  {
    what: 'no postal code where one is asked for',
    card: {},
    code: '81808',
    path: 'billingAddress.postalCode',
    validate: true,
    settings: { challenges: ['postal_code'] },
  },
  {
    what: 'a postal code of ten letters',
    card: createAddress({ postalCode: 'ABCDEFGHIJ' }),
    code: '81809',
    path: 'billingAddress.postalCode',
  },
  { what: 'a postal code with a sign', card: createAddress({ postalCode: '12#45' }), code: '81813', path: 'billingAddress.postalCode' },
  { what: 'a long company', card: createAddress({ company: repeatLetter(256) }), code: '81802', path: 'billingAddress.company' },
  {
    what: 'a long extended address',
    card: createAddress({ extendedAddress: repeatLetter(256) }),
    code: '81804',
    path: 'billingAddress.extendedAddress',
  },
  { what: 'a long first name', card: createAddress({ firstName: repeatLetter(256) }), code: '81805', path: 'billingAddress.firstName' },
  { what: 'a long last name', card: createAddress({ lastName: repeatLetter(256) }), code: '81806', path: 'billingAddress.lastName' },
  { what: 'a long locality', card: createAddress({ locality: repeatLetter(256) }), code: '81807', path: 'billingAddress.locality' },
  { what: 'a long region', card: createAddress({ region: repeatLetter(256) }), code: '81810', path: 'billingAddress.region' },
  {
    what: 'a long street address',
    card: createAddress({ streetAddress: repeatLetter(256) }),
    code: '81812',
    path: 'billingAddress.streetAddress',
  },
  { what: 'an unknown country', card: createAddress({ countryName: 'Atlantis' }), code: '91803', path: 'billingAddress.countryName' },
  {
    what: 'an unknown alpha-2 code',
    card: createAddress({ countryCodeAlpha2: 'XX' }),
    code: '91814',
    path: 'billingAddress.countryCodeAlpha2',
  },
  {
    what: 'an unknown alpha-3 code',
    card: createAddress({ countryCodeAlpha3: 'ZZZ' }),
    code: '91816',
    path: 'billingAddress.countryCodeAlpha3',
  },
  {
    what: 'an unknown numeric code',
    card: createAddress({ countryCodeNumeric: '999' }),
    code: '91817',
    path: 'billingAddress.countryCodeNumeric',
  },
  { what: 'security code 200', card: { cvv: '200' }, code: '81736', path: 'cvv', validate: true },
  {
    what: 'American Express security code 2000',
    card: { number: '378282246310005', cvv: '2000' },
    code: '81736',
    path: 'cvv',
    validate: true,
  },
  {
    what: 'postal code 20000',
    card: createAddress({ postalCode: '20000' }),
    code: '81737',
    path: 'billingAddress.postalCode',
    validate: true,
  },
  {
    what: 'street number 200',
    card: createAddress({ streetAddress: '200 N Main St' }),
    code: '81737',
    path: 'billingAddress.postalCode',
    validate: true,
  },
];

test.each(refusals)('refuses $what with $code, over REST and GraphQL alike', async ({ card, code, path, validate = false, settings }) => {
  if (settings) await sandbox.configure(settings);
  const fingerprint = readFingerprint(await sandbox.createClientToken());
  const creditCard = { ...VALID_CARD, ...card, options: { validate } };
  const expected = [{ path: `creditCard.${path}`, code }];
  expect(await refuseByRest(sandbox, creditCard, { authorizationFingerprint: fingerprint })).toEqual(expected);
  expect(await refuseByGraphql(sandbox, creditCard, fingerprint)).toEqual(expected);
});

test.each([
  { what: 'no slash', date: '1230', code: '81710' },
  { what: 'month 13', date: '13/30', code: '81710' },
  { what: 'a year of three digits', date: '12/203', code: '81710' },
  { what: 'the year 1974', date: '12/1974', code: '81711' },
  { what: 'nothing', date: '', code: '81709' },
])('refuses an expiration date with $what with $code', async ({ date, code }) => {
  const card = { number: VALID_CARD.number, expirationDate: date, options: { validate: false } };
  const errors = await refuseByRest(sandbox, card, { tokenizationKey: sandbox.tokenizationKey });
  expect(errors).toEqual([{ path: 'creditCard.expirationDate', code }]);
});

test('reports all errors at once, those of one object together', async () => {
  const card = {
    number: '1',
    cvv: '1',
    expirationDate: 'x',
    billing_address: { postal_code: '#', region: repeatLetter(256) },
    options: { validate: false },
  };
  const { body } = await callClientApi(sandbox, 'POST', 'payment_methods/credit_cards', {
    tokenizationKey: sandbox.tokenizationKey,
    creditCard: card,
  });
  const [root] = (body as { fieldErrors: [{ field: string; fieldErrors: { field: string }[] }] }).fieldErrors;
  expect(root.field).toBe('creditCard');
  expect(root.fieldErrors.map(({ field }) => field)).toEqual(['number', 'cvv', 'expirationDate', 'billingAddress']);
});
