import { setUpPage } from '../testing/set-up-page';
import { cardTypes } from './card-types';

const cards = [{ niceType: 'Visa', type: 'visa', code: { name: 'CVV', size: 3 }, supported: true }];

afterEach(() => document.body.replaceChildren());

test('default: before anything was typed', async () => {
  const { instance } = await setUpPage();
  const untouched = (id: string): object => ({
    isEmpty: true,
    isValid: false,
    isPotentiallyValid: true,
    isFocused: false,
    container: document.getElementById(id),
  });
  expect(instance.getState()).toEqual({ cards: cardTypes(), fields: { number: untouched('number'), cvv: untouched('cvv') } });
});

test('default: an event changes classes, then the state, then tells the merchant', async () => {
  const { instance, frames } = await setUpPage();
  const container = document.getElementById('number');
  const seen = jest.fn((event: object) => {
    expect(event).toEqual({ cards, emittedBy: 'number', fields: instance.getState().fields });
    expect(container?.className).toBe('braintree-hosted-fields-focused braintree-hosted-fields-valid');
  });
  instance.on('validityChange', seen);
  frames.input('validityChange', 'number', { number: { isValid: true, isFocused: true }, cvv: { isFocused: true } }, cards);
  expect(seen).toHaveBeenCalledTimes(1);
  const [event] = seen.mock.calls[0] as [{ fields: object }];
  expect(event.fields).toBe(instance.getState().fields);
  expect(instance.getState().fields.number).toMatchObject({ isValid: true, container });
  expect(document.getElementById('cvv')?.className).toBe(''); // the emitting field's container only
});

test('behavior: invalid is not potentially valid, and classes go away again', async () => {
  const { frames } = await setUpPage();
  const container = document.getElementById('number');
  frames.input('validityChange', 'number', { number: { isPotentiallyValid: false }, cvv: {} });
  expect(container?.className).toBe('braintree-hosted-fields-invalid');
  frames.input('validityChange', 'number', { number: {}, cvv: {} });
  expect(container?.className).toBe('');
});

test.each(['focus', 'blur', 'empty', 'notEmpty', 'validityChange', 'cardTypeChange', 'inputSubmitRequest'] as const)(
  'behavior: %s reaches the merchant',
  async (name) => {
    const { instance, frames } = await setUpPage();
    const seen = jest.fn();
    instance.on(name, seen);
    frames.input(name, 'cvv', { number: {}, cvv: {} });
    expect(seen).toHaveBeenCalledWith(expect.objectContaining({ emittedBy: 'cvv' }));
  },
);

test('behavior: binAvailable', async () => {
  const { instance, frames } = await setUpPage();
  const seen = jest.fn();
  instance.on('binAvailable', seen);
  frames.say('number', 'BIN_AVAILABLE', { toString: 'not a bin' });
  frames.say('number', 'BIN_AVAILABLE', '411111');
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
  frames.say('number', 'INPUT_EVENT', data);
  expect(seen).not.toHaveBeenCalled();
  expect(instance.getState()).toBe(before);
});

test('behavior: members of another kind leave what is known', async () => {
  const { instance, frames } = await setUpPage();
  frames.say('number', 'INPUT_EVENT', {
    type: 'focus',
    merchantPayload: { cards, emittedBy: 'number', fields: { number: null, cvv: 5, other: {} } },
  });
  expect(Object.keys(instance.getState().fields)).toEqual(['number', 'cvv']);
  expect(instance.getState().fields.number).toMatchObject({ isEmpty: true, isPotentiallyValid: true });
});
