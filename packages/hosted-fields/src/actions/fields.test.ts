import type { HostedFieldsSetAttributeOptions } from '../types';
import { setUpPage } from '../fixtures/set-up-page';

afterEach(() => document.body.replaceChildren());

test('default: each method sends its event to the frames', async () => {
  const { instance, frames } = await setUpPage();
  await instance.addClass('cvv', 'wide');
  await instance.removeClass('cvv', 'wide');
  await instance.setAttribute({ field: 'cvv', attribute: 'placeholder', value: 123 });
  await instance.setAttribute({ field: 'cvv', attribute: 'aria-invalid', value: false });
  await instance.setAttribute({ field: 'cvv', attribute: 'disabled', value: 'true' });
  await instance.removeAttribute({ field: 'cvv', attribute: 'disabled' });
  await instance.setPlaceholder('cvv', '•••');
  await instance.clear('cvv');
  await instance.focus('cvv');
  expect(instance.setMessage({ field: 'cvv', message: 'On the back' })).toBeUndefined();
  const field = 'cvv';
  expect(
    frames.posted.filter(({ to, event }) => to === 'cvv' && event !== 'REMOVE_FOCUS_INTERCEPTS').map(({ event, data }) => [event, data]),
  ).toEqual([
    ['ADD_CLASS', { field, classname: 'wide' }],
    ['REMOVE_CLASS', { field, classname: 'wide' }],
    ['SET_ATTRIBUTE', { field, attribute: 'placeholder', value: 123 }],
    ['SET_ATTRIBUTE', { field, attribute: 'aria-invalid', value: false }],
    ['SET_ATTRIBUTE', { field, attribute: 'disabled', value: 'true' }],
    ['REMOVE_ATTRIBUTE', { field, attribute: 'disabled' }],
    ['SET_ATTRIBUTE', { field, attribute: 'placeholder', value: '•••' }],
    ['CLEAR_FIELD', { field }],
    ['TRIGGER_INPUT_FOCUS', { field }],
    ['SET_MESSAGE', { field, message: 'On the back' }],
  ]);
  expect(document.activeElement).toBe(frames.frame('cvv'));
});

type Attempt = (instance: Awaited<ReturnType<typeof setUpPage>>['instance'], field: never) => Promise<unknown>;
const attempts: [string, Attempt][] = [
  ['addClass', (instance, field) => instance.addClass(field, 'x')],
  ['removeClass', (instance, field) => instance.removeClass(field, 'x')],
  ['setAttribute', (instance, field) => instance.setAttribute({ field, attribute: 'none' as never, value: 'x' })],
  ['removeAttribute', (instance, field) => instance.removeAttribute({ field, attribute: 'none' as never })],
  ['setPlaceholder', (instance, field) => instance.setPlaceholder(field, 'x')],
  ['clear', (instance, field) => instance.clear(field)],
  ['focus', (instance, field) => instance.focus(field)],
];

test.each(attempts)('error: HOSTED_FIELDS_FIELD_INVALID, HOSTED_FIELDS_FIELD_NOT_PRESENT, %s', async (_, attempt) => {
  const { instance, frames } = await setUpPage();
  const before = frames.posted.length;
  for (const field of ['card', '__proto__', undefined, null, Object.create(null), Symbol('x')]) {
    await expect(attempt(instance, field as never)).rejects.toMatchObject({ code: 'HOSTED_FIELDS_FIELD_INVALID', type: 'MERCHANT' });
  }
  await expect(attempt(instance, 'postalCode' as never)).rejects.toMatchObject({
    code: 'HOSTED_FIELDS_FIELD_NOT_PRESENT',
    message: expect.stringContaining('postalCode'),
  });
  expect(frames.posted).toHaveLength(before);
});

test('error: HOSTED_FIELDS_ATTRIBUTE_NOT_SUPPORTED', async () => {
  const { instance } = await setUpPage();
  for (const attribute of ['onclick', 'toString', undefined]) {
    const expected = {
      code: 'HOSTED_FIELDS_ATTRIBUTE_NOT_SUPPORTED',
      type: 'MERCHANT',
      message: `The "${attribute}" attribute is not supported in Hosted Fields.`,
    };
    await expect(instance.setAttribute({ field: 'cvv', attribute: attribute as never, value: '' })).rejects.toMatchObject(expected);
    await expect(instance.removeAttribute({ field: 'cvv', attribute: attribute as never })).rejects.toMatchObject(expected);
  }
});

test.each([
  ['aria-invalid', 'yes'],
  ['aria-required', 1],
  ['disabled', {}],
  ['disabled', 'TRUE'],
  ['placeholder', true],
  ['placeholder', ['x']],
] as const)('error: HOSTED_FIELDS_ATTRIBUTE_VALUE_NOT_ALLOWED, %s %p', async (attribute, value) => {
  const { instance } = await setUpPage();
  await expect(instance.setAttribute({ field: 'cvv', attribute, value: value as never })).rejects.toMatchObject({
    code: 'HOSTED_FIELDS_ATTRIBUTE_VALUE_NOT_ALLOWED',
    type: 'MERCHANT',
    message: `Value "${value as string}" is not allowed for "${attribute}" attribute.`,
  });
});

test.each([
  ['disabled', false],
  ['disabled', 'false'],
  ['placeholder', null],
  ['aria-invalid', undefined],
] as const)('behavior: %s %p removes the attribute', async (attribute, value) => {
  const { instance, frames } = await setUpPage();
  await instance.setAttribute({ field: 'cvv', attribute, value });
  expect(frames.readPosted('cvv', 'SET_ATTRIBUTE')).toEqual([]);
  expect(frames.readPosted('cvv', 'REMOVE_ATTRIBUTE')).toEqual([{ field: 'cvv', attribute }]);
});

test('behavior: several classes separated by spaces are sent one by one, and none sends nothing', async () => {
  const { instance, frames } = await setUpPage();
  await instance.addClass('cvv', ' wide  tall ');
  await instance.addClass('cvv', '');
  expect(frames.readPosted('cvv', 'ADD_CLASS')).toEqual([
    { field: 'cvv', classname: 'wide' },
    { field: 'cvv', classname: 'tall' },
  ]);
});

test('behavior: setMessage accepts any value', async () => {
  const { instance } = await setUpPage();
  expect(() => instance.setMessage(undefined as never)).not.toThrow();
  expect(() => instance.setMessage({ field: 'cvv', message: Object.create(null) })).not.toThrow();
});

test('behavior: options may be missing', async () => {
  const { instance } = await setUpPage();
  await expect(instance.setAttribute(undefined as unknown as HostedFieldsSetAttributeOptions)).rejects.toMatchObject({
    code: 'HOSTED_FIELDS_FIELD_INVALID',
  });
  await expect(instance.removeAttribute(null as never)).rejects.toMatchObject({ code: 'HOSTED_FIELDS_FIELD_INVALID' });
});
