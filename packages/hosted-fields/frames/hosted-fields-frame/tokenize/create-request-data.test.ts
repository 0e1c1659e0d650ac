import { selectFields, createRequestData } from './create-request-data';

const card = { number: '4111111111111111', cvv: '123', expirationMonth: '05', expirationYear: '30', cardholderName: 'Ada' };
const creditCardOf = (options: object, typed: object = {}) =>
  (createRequestData({ ...options }, typed) as { creditCard: object }).creditCard;

test('default: names have the case that the gateway requires', () => {
  expect(createRequestData({}, card)).toEqual({
    creditCard: {
      number: '4111111111111111',
      cvv: '123',
      expiration_month: '05',
      expiration_year: '2030',
      cardholderName: 'Ada',
      options: { validate: false },
    },
    _meta: { source: 'hosted-fields' },
  });
});

test.each([
  ['2030', '2030'],
  ['30', '2030'],
  ['', ''],
  ['3', '3'],
])('default: the year %p is sent as %p', (expirationYear, expected) => {
  expect(creditCardOf({}, { expirationYear })).toMatchObject({ expiration_year: expected });
});

const validate = { options: { validate: false } };

test.each([
  ['nothing', {}, {}, validate],
  ['vault', { vault: true }, {}, { options: { validate: true } }],
  ['vault that is not true', { vault: 'true' }, {}, validate],
  ['a number, which is ignored', { number: '5', creditCard: { number: '5' } }, {}, validate],
  ['an empty field', {}, { cvv: '', cardholderName: '' }, { cvv: '', cardholderName: '', ...validate }],
  ['cardholderName', { cardholderName: 'Bob' }, { cardholderName: 'Ada' }, { cardholderName: 'Bob', ...validate }],
  ['an empty cardholderName', { cardholderName: '' }, { cardholderName: 'Ada' }, { cardholderName: 'Ada', ...validate }],
  ['cardholderName without a field', { cardholderName: 'Bob' }, {}, { cardholderName: 'Bob', ...validate }],
  ['a typed postal code', {}, { postalCode: '12345' }, { billing_address: { postal_code: '12345' }, ...validate }],
  [
    'a typed postal code replaces the one in the options',
    { billingAddress: { postalCode: '1', countryCodeAlpha2: 'DE' } },
    { postalCode: '' },
    { billing_address: { country_code_alpha2: 'DE', postal_code: '' }, ...validate },
  ],
  [
    'billingAddress',
    { billingAddress: { company: 'c', streetAddress: 's', region: null, lastName: undefined, planet: 'p', countryCodeNumeric: '1' } },
    {},
    { billing_address: { company: 'c', country_code_numeric: '1', street_address: 's' }, ...validate },
  ],
  ['shippingAddress', { shippingAddress: { firstName: 'f', x: 1 } }, {}, { shippingAddress: { first_name: 'f' }, ...validate }],
  ['an address of nothing', { billingAddress: {}, shippingAddress: 5 }, {}, validate],
  [
    'phone',
    { phone: { number: '(555) 12-34', countryCode: '1' } },
    {},
    { phone: { phoneNumber: '5551234', countryPhoneCode: '1', extensionNumber: '' }, ...validate },
  ],
  ['a phone that is none', { phone: '555' }, {}, validate],
  [
    'a phone of numbers',
    { phone: { number: 5, countryCode: 1, extension: 23 } },
    {},
    { phone: { phoneNumber: '5', countryPhoneCode: 1, extensionNumber: 23 }, ...validate },
  ],
  ['email', { email: 'a@example.com' }, {}, { email: 'a@example.com', ...validate }],
  ['an empty email', { email: '' }, {}, validate],
  [
    'Fastlane',
    {
      metadata: {
        connectCheckout: { authAssertion: 'a', hasBuyerConsent: true, termsAndConditionsVersion: '1', termsAndConditionsCountry: 'US' },
      },
    },
    {},
    {
      fastlane: { auth_assertion: 'a', has_buyer_consent: true, terms_and_conditions_version: '1', terms_and_conditions_country: 'US' },
      ...validate,
    },
  ],
  ['Fastlane without details', { metadata: { connectCheckout: {} } }, {}, { fastlane: { has_buyer_consent: false }, ...validate }],
  ['metadata that is none', { metadata: 5 }, {}, validate],
])('options: %s', (_, options, typed, expected) => {
  expect(creditCardOf(options, typed)).toEqual(expected);
});

test('options: all twelve members of an address', () => {
  const members =
    'company countryCodeNumeric countryCodeAlpha2 countryCodeAlpha3 countryName extendedAddress locality region firstName lastName postalCode streetAddress';
  const billingAddress = Object.fromEntries(members.split(' ').map((member) => [member, member]));
  expect(creditCardOf({ billingAddress })).toMatchObject({
    billing_address: {
      company: 'company',
      country_code_numeric: 'countryCodeNumeric',
      country_code_alpha2: 'countryCodeAlpha2',
      country_code_alpha3: 'countryCodeAlpha3',
      country_name: 'countryName',
      extended_address: 'extendedAddress',
      locality: 'locality',
      region: 'region',
      first_name: 'firstName',
      last_name: 'lastName',
      postal_code: 'postalCode',
      street_address: 'streetAddress',
    },
  });
});

test.each([
  [{ merchantAccountId: 'm' }, { authenticationInsight: true, merchantAccountId: 'm' }],
  [{}, {}],
  ['x', {}],
  [null, {}],
])('options: authenticationInsight %p', (authenticationInsight, expected) => {
  expect(createRequestData({ authenticationInsight }, {})).toEqual({
    ...expected,
    creditCard: validate,
    _meta: { source: 'hosted-fields' },
  });
});

test.each([
  [undefined, ['number', 'cvv']],
  [['cvv'], ['cvv']],
  [
    ['cvv', 'number'],
    ['cvv', 'number'],
  ],
  [['cvv', 'postalCode', 'nonsense', 5], ['cvv']],
  [[], []],
  ['cvv', ['number', 'cvv']],
])('options: fieldsToTokenize %p', (wanted, expected) => {
  expect(selectFields({ fieldsToTokenize: wanted }, ['number', 'cvv'])).toEqual(expected);
});
