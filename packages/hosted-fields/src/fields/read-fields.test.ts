import { hostedFields } from '../hosted-fields';
import { createFakeClient, createFieldOptions, addContainers, setUpPage } from '../fixtures/set-up-page';
import type { HostedFieldsCreateOptions } from '../types';

const create = (fields: object): Promise<unknown> => hostedFields.create({ client: createFakeClient(), fields: fields, analytics: false });

beforeEach(() => addContainers('number', 'cvv'));
afterEach(() => expect(document.querySelector('iframe[name$="-number"]')).toBeNull());

test('error: HOSTED_FIELDS_INVALID_FIELD_KEY', async () => {
  for (const key of ['card', 'toString', '__proto__', '']) {
    const fields = Object.fromEntries([
      ['number', { container: '#number' }],
      [key, { container: '#cvv' }],
    ]);
    await expect(create(fields)).rejects.toMatchObject({
      code: 'HOSTED_FIELDS_INVALID_FIELD_KEY',
      type: 'MERCHANT',
      message: `"${key}" is not a valid field.`,
    });
  }
});

test.each([
  ['a selector that finds nothing', '#nothing'],
  ['neither container nor selector', undefined],
  ['a node that is no element', document.createTextNode('text')],
  ['an object', { nodeType: 1 }],
  ["a list of elements such as jQuery's", Object.assign([document.body], { closest: () => [] })],
  ['a number', 5],
])('error: HOSTED_FIELDS_INVALID_FIELD_SELECTOR, %s', async (_, container) => {
  await expect(create({ number: { container: '#number' }, cvv: { container } })).rejects.toMatchObject({
    code: 'HOSTED_FIELDS_INVALID_FIELD_SELECTOR',
    type: 'MERCHANT',
    message: 'Selector does not reference a valid DOM node.',
    details: { fieldSelector: undefined, fieldContainer: container, fieldKey: 'cvv' },
  });
});

test('behavior: options of a field may be inherited', async () => {
  const invalid = Object.create({ container: '#number', maxlength: 'long' }) as object;
  await expect(create({ number: invalid })).rejects.toMatchObject({ code: 'HOSTED_FIELDS_FIELD_PROPERTY_INVALID' });
});

test('error: HOSTED_FIELDS_INVALID_FIELD_SELECTOR for a field that is null', async () => {
  await expect(create({ number: null })).rejects.toMatchObject({ code: 'HOSTED_FIELDS_INVALID_FIELD_SELECTOR' });
});

test('behavior: create rejects with the exception of the browser for an invalid selector', async () => {
  await expect(create({ number: { container: '##' } })).rejects.toMatchObject({ name: 'SyntaxError' });
});

test('error: HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME', async () => {
  const foreign = document.createElement('iframe');
  foreign.name = 'braintree-other';
  document.getElementById('cvv')?.append(foreign);
  await expect(create({ cvv: { selector: '#cvv' } })).rejects.toMatchObject({
    code: 'HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME',
    type: 'MERCHANT',
    details: { fieldSelector: '#cvv', fieldContainer: undefined, fieldKey: 'cvv' },
  });
});

test('error: HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME for two fields with one container', async () => {
  for (const container of ['#number', 'body']) {
    await expect(create({ number: { container: '#number' }, cvv: { container } })).rejects.toMatchObject({
      code: 'HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME',
      details: { fieldKey: 'cvv' },
    });
  }
});

test('error: HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME for a container that shows a frame through a slot', async () => {
  const container = document.createElement('div');
  document.getElementById('number')?.attachShadow({ mode: 'open' }).append(container);
  const { instance } = await setUpPage(['cvv'], { fields: { cvv: { container } } });
  await expect(create({ number: { container } })).rejects.toMatchObject({ code: 'HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME' });
  await instance.teardown();
});

test.each(['maxlength', 'minlength'])('error: HOSTED_FIELDS_FIELD_PROPERTY_INVALID, %s', async (property) => {
  for (const value of ['4', true, {}]) {
    await expect(create({ cvv: { container: '#cvv', [property]: value } })).rejects.toMatchObject({
      code: 'HOSTED_FIELDS_FIELD_PROPERTY_INVALID',
      type: 'MERCHANT',
      message: expect.stringContaining(property),
      details: { fieldKey: 'cvv' },
    });
  }
});

test.each([0, '', null, undefined, 3])('behavior: a maxlength of %p passes', async (maxlength) => {
  const fields = { cvv: { container: '#cvv', maxlength, minlength: maxlength } } as HostedFieldsCreateOptions['fields'];
  const { instance } = await setUpPage(['cvv'], { fields });
  await instance.teardown();
});

test('behavior: the fields are checked one after the other, in their order', async () => {
  const fields = { number: { container: '#number', maxlength: 'x' }, card: {} };
  await expect(create(fields)).rejects.toMatchObject({ code: 'HOSTED_FIELDS_FIELD_PROPERTY_INVALID' });
});

test('error: HOSTED_FIELDS_FIELD_PROPERTY_INVALID for options that cannot be read or sent', async () => {
  const circular: Record<string, unknown> = {};
  circular.self = circular;
  for (const field of [
    { container: '#number', placeholder: circular },
    { container: '#number', prefill: 1n },
  ]) {
    await expect(create({ number: field })).rejects.toMatchObject({
      code: 'HOSTED_FIELDS_FIELD_PROPERTY_INVALID',
      details: { originalError: expect.any(Error) },
    });
  }
});

test.each([7, 0, -8, NaN, '8', '', null, true, {}, [8]])(
  'error: HOSTED_FIELDS_FIELD_PROPERTY_INVALID for a binVerificationLength of %p',
  async (binVerificationLength) => {
    const options = { fields: createFieldOptions('number'), binVerificationLength: binVerificationLength as 8 };
    await expect(hostedFields.create({ client: createFakeClient(), analytics: false, ...options })).rejects.toMatchObject({
      code: 'HOSTED_FIELDS_FIELD_PROPERTY_INVALID',
      type: 'MERCHANT',
      message: 'binVerificationLength must be 6 or 8.',
    });
    expect(document.querySelector('iframe')).toBeNull();
  },
);

test.each([undefined, 6, 8] as const)('options: a binVerificationLength of %p reaches the frames', async (binVerificationLength) => {
  const { instance, frames } = await setUpPage(['number'], { binVerificationLength });
  expect(frames.configured[0]?.configuration.binVerificationLength).toBe(binVerificationLength);
  await instance.teardown();
});

test('error: HOSTED_FIELDS_INVALID_FIELD_SELECTOR comes before that of a wrong binVerificationLength', async () => {
  const fields = { number: { container: '#nothing' } };
  const created = hostedFields.create({ client: createFakeClient(), fields, binVerificationLength: 7 as 8, analytics: false });
  await expect(created).rejects.toMatchObject({ code: 'HOSTED_FIELDS_INVALID_FIELD_SELECTOR' });
});

test.each([undefined, null, {}, [], 5, true])('error: INSTANTIATION_OPTION_REQUIRED, fields %p', async (fields) => {
  await expect(create(fields as never)).rejects.toMatchObject({ code: 'INSTANTIATION_OPTION_REQUIRED' });
});

test('behavior: members named __proto__ do not reach the frames', async () => {
  const styles = JSON.parse('{"input": {"color": "red", "__proto__": {"color": "blue"}}, "__proto__": {}}');
  const { frames, instance } = await setUpPage(['cvv'], { fields: createFieldOptions('cvv'), styles });
  expect(JSON.stringify(frames.configured[0]?.configuration)).not.toContain('__proto__');
  await instance.teardown();
});
