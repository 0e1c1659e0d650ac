import { setUpPage } from '../fixtures/set-up-page';
import type { HostedFieldsOptions } from '../types';
import { createCardTypes } from './create-card-types';

const cards = [{ niceType: 'Visa', type: 'visa', code: { name: 'CVV', size: 3 }, supported: true }];

afterEach(() => document.body.replaceChildren());

test('default: the state before the customer types', async () => {
  const { instance } = await setUpPage();
  const untouched = (id: string): object => ({
    isEmpty: true,
    isValid: false,
    isPotentiallyValid: true,
    isFocused: false,
    container: document.getElementById(id),
  });
  expect(instance.getState()).toEqual({ cards: createCardTypes(), fields: { number: untouched('number'), cvv: untouched('cvv') } });
});

test('default: select elements without a placeholder show the current month and year, so they are filled and valid from the start', async () => {
  const filled = { isEmpty: false, isValid: true, isPotentiallyValid: true, isFocused: false };
  const empty = { isEmpty: true, isValid: false };
  const start = async (fields: HostedFieldsOptions['fields']) => {
    const { instance } = await setUpPage(['expirationMonth', 'expirationYear'], { fields });
    const { expirationMonth, expirationYear } = instance.getState().fields;
    document.body.replaceChildren();
    return [expirationMonth, expirationYear];
  };
  const month = { container: '#expirationMonth' };
  const year = { container: '#expirationYear' };
  expect(await start({ expirationMonth: { ...month, select: true }, expirationYear: { ...year, select: { options: [] } } })).toMatchObject([
    filled,
    filled,
  ]);
  expect(
    await start({ expirationMonth: { ...month, select: true, placeholder: 'Month' }, expirationYear: { ...year, select: false } }),
  ).toMatchObject([empty, empty]);
});

test('default: fields other than month and year ignore the option `select`', async () => {
  const { instance } = await setUpPage(['number'], { fields: { number: { container: '#number', select: true } } });
  expect(instance.getState().fields.number).toMatchObject({ isEmpty: true, isValid: false });
});

test('behavior: after their frame loads again, select elements are filled, and only fields that became empty emit `empty`', async () => {
  const { instance, frames } = await setUpPage(['number', 'expirationMonth'], {
    fields: { number: { container: '#number' }, expirationMonth: { container: '#expirationMonth', select: true } },
  });
  frames.emitInputEvent('notEmpty', 'number', { number: { isEmpty: false }, expirationMonth: { isEmpty: false, isValid: true } });
  const emitted: string[] = [];
  for (const name of ['empty', 'validityChange'] as const) instance.on(name, ({ emittedBy }) => emitted.push(`${emittedBy} ${name}`));
  frames.emit('number', 'FRAME_READY', { field: 'number' }, () => {});
  expect(instance.getState().fields.expirationMonth).toMatchObject({ isEmpty: false, isValid: true });
  expect(emitted).not.toContain('expirationMonth empty');
  expect(emitted).toContain('number empty');
});

test('default: when the merchant receives an event, the container’s classes and the state have changed already', async () => {
  const { instance, frames } = await setUpPage();
  const container = document.getElementById('number');
  const seen = jest.fn((event: object) => {
    expect(event).toEqual({ cards, emittedBy: 'number', fields: instance.getState().fields });
    expect(container?.className).toBe('braintree-hosted-fields-focused braintree-hosted-fields-valid');
  });
  instance.on('validityChange', seen);
  frames.emitInputEvent('validityChange', 'number', { number: { isValid: true, isFocused: true }, cvv: { isFocused: true } }, cards);
  expect(seen).toHaveBeenCalledTimes(1);
  const [event] = seen.mock.calls[0] as [{ fields: object }];
  expect(event.fields).toBe(instance.getState().fields);
  expect(instance.getState().fields.number).toMatchObject({ isValid: true, container });
  expect(document.getElementById('cvv')?.className).toBe(''); // the emitting field's container only
});

test('behavior: a field that is not potentially valid has the class for invalid ones until it is valid again', async () => {
  const { frames } = await setUpPage();
  const container = document.getElementById('number');
  frames.emitInputEvent('validityChange', 'number', { number: { isPotentiallyValid: false }, cvv: {} });
  expect(container?.className).toBe('braintree-hosted-fields-invalid');
  frames.emitInputEvent('validityChange', 'number', { number: {}, cvv: {} });
  expect(container?.className).toBe('');
});

test.each(['focus', 'blur', 'empty', 'notEmpty', 'validityChange', 'cardTypeChange', 'inputSubmitRequest'] as const)(
  'behavior: %s reaches the merchant',
  async (name) => {
    const { instance, frames } = await setUpPage();
    const seen = jest.fn();
    instance.on(name, seen);
    frames.emitInputEvent(name, 'cvv', { number: {}, cvv: {} });
    expect(seen).toHaveBeenCalledWith(expect.objectContaining({ emittedBy: 'cvv' }));
  },
);

test('behavior: binAvailable has the BIN, and is dropped when that is not a text', async () => {
  const { instance, frames } = await setUpPage();
  const seen = jest.fn();
  instance.on('binAvailable', seen);
  frames.emit('number', 'BIN_AVAILABLE', { toString: 'not a bin' });
  frames.emit('number', 'BIN_AVAILABLE', '411111');
  expect(seen.mock.calls).toEqual([[{ bin: '411111' }]]);
});

test.each([
  undefined,
  'text',
  { type: 'focus' },
  { type: 'focus', merchantPayload: { cards, emittedBy: 'postalCode', fields: { postalCode: {} } } },
  { type: 'focus', merchantPayload: { cards: 'none', emittedBy: 'number', fields: { number: {} } } },
  { type: 'focus', merchantPayload: null },
])('behavior: an event of the wrong shape is dropped: %j', async (data) => {
  const { instance, frames } = await setUpPage();
  const before = instance.getState();
  const seen = jest.fn();
  (['focus', 'ready'] as const).forEach((name) => instance.on(name, seen));
  frames.emit('number', 'INPUT_EVENT', data);
  expect(seen).not.toHaveBeenCalled();
  expect(instance.getState()).toBe(before);
});

test('behavior: malformed and unknown fields of an event leave the state unchanged', async () => {
  const { instance, frames } = await setUpPage();
  frames.emit('number', 'INPUT_EVENT', {
    type: 'focus',
    merchantPayload: { cards, emittedBy: 'number', fields: { number: null, cvv: 5, other: {} } },
  });
  expect(Object.keys(instance.getState().fields)).toEqual(['number', 'cvv']);
  expect(instance.getState().fields.number).toMatchObject({ isEmpty: true, isPotentiallyValid: true });
});
