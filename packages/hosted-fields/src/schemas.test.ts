import fc from 'fast-check';
import { FIELD_KEYS } from './constants';
import { createFrameConfiguration } from './fields/create-frame-configuration';
import { readFields, readKeys } from './fields/read-fields';
import { hostedFieldsOptions, tokenizeOptions, tokenizePayload } from './schemas';

const numeric = fc.oneof(fc.integer(), fc.constantFrom('', null, undefined, false, '3', true, {}, [], NaN));
const field = fc.record(
  {
    container: fc.constantFrom('#container', '', null, undefined),
    selector: fc.constantFrom('#container', undefined),
    maxlength: numeric,
    minlength: numeric,
  },
  { requiredKeys: [] },
);
const oneField = fc
  .tuple(
    fc.oneof(fc.constantFrom(...FIELD_KEYS), fc.constantFrom('card', 'toString', '')),
    fc.oneof(field, fc.constantFrom(null, undefined)),
  )
  .map(([key, options]) => ({ [key]: options }));
const anyFields = fc.oneof({ weight: 8, arbitrary: oneField }, fc.constantFrom(undefined, null, {}, [], 5));

function passes(check: () => void): boolean {
  try {
    check();
    return true;
  } catch {
    return false;
  }
}

test('behavior: the schema of the fields accepts what create accepts', () => {
  const container = document.createElement('div');
  container.id = 'container';
  document.body.append(container);
  fc.assert(
    fc.property(anyFields, (fields) => {
      const guarded = passes(() => readFields(fields as object, readKeys(fields)));
      expect(hostedFieldsOptions.safeParse({ fields }).success).toBe(guarded);
    }),
  );
  container.remove();
});

test.each([undefined, 6, 8, 7, '8', null])(
  'behavior: the schema accepts a binVerificationLength of %p where create does',
  (binVerificationLength) => {
    const options = { fields: { number: { container: document.body } }, binVerificationLength: binVerificationLength as 8 };
    expect(hostedFieldsOptions.safeParse(options).success).toBe(passes(() => createFrameConfiguration(options, [])));
  },
);

test('default: typical options are accepted', () => {
  const fields = {
    number: {
      container: '#number',
      placeholder: '4111',
      maskInput: { character: '*', showLastFour: true },
      supportedCardBrands: { visa: false },
    },
    expirationMonth: { container: '#month', select: { options: ['01 - January'] } },
    cvv: { container: document.body, maxlength: 3, formatInput: false, prefill: '123' },
  };
  const styles = { input: { 'font-size': '16px' }, '.invalid': 'red', '@media screen': { input: { color: 'blue' } } };
  expect(hostedFieldsOptions.parse({ fields, styles, preventAutofill: true })).toEqual({ fields, styles, preventAutofill: true });
});

test('default: options of tokenize are accepted, and unknown members are removed', () => {
  const options = {
    vault: true,
    authenticationInsight: { merchantAccountId: 'usd' },
    fieldsToTokenize: ['number', 'cvv'],
    billingAddress: { postalCode: '12345', region: null },
    phone: { number: '(555) 123' },
    metadata: { connectCheckout: { hasBuyerConsent: true } },
  };
  expect(tokenizeOptions.parse({ ...options, number: '4111' })).toEqual(options);
  expect(tokenizeOptions.safeParse({ vault: 'yes' }).success).toBe(false);
});

test('default: the payload', () => {
  const payload = { nonce: 'tokencc_1', details: { lastFour: '1111', lastTwo: '11' }, description: 'ending in 11', type: 'CreditCard' };
  expect(tokenizePayload.parse(payload)).toEqual(payload);
  expect(tokenizePayload.safeParse({ ...payload, nonce: 5 }).success).toBe(false);
});
