import { setUpPage } from '../fixtures/set-up-page';

afterEach(() => document.body.replaceChildren());

test('default: the frames receive the changes, null for what returns to its default, and the placeholder also in the older event', async () => {
  const { instance, frames } = await setUpPage();
  await instance.update({ fields: { cvv: { placeholder: '123', internalLabel: undefined } }, styles: { input: { color: 'white' } } });
  expect(frames.readPosted('cvv', 'SET_ATTRIBUTE')).toEqual([{ field: 'cvv', attribute: 'placeholder', value: '123' }]);
  expect(frames.readPosted('cvv', 'UPDATE_OPTIONS')).toEqual([
    { fields: { cvv: { placeholder: '123', internalLabel: null } }, styles: { input: { color: 'white' } } },
  ]);
  await instance.update({ fields: { cvv: { placeholder: undefined } } });
  expect(frames.readPosted('cvv', 'REMOVE_ATTRIBUTE')).toEqual([{ field: 'cvv', attribute: 'placeholder' }]);
});

test('default: a language that is taken back is English again', async () => {
  const { instance, frames } = await setUpPage();
  await instance.update({ fields: { cvv: { lang: 'de' } } });
  await instance.update({ fields: { cvv: { lang: undefined } } });
  expect(frames.readPosted('cvv', 'UPDATE_OPTIONS')).toEqual(['de', 'en'].map((lang) => ({ fields: { cvv: { lang } } })));
});

test('default: the title of a frame', async () => {
  const { instance, frames } = await setUpPage();
  await instance.update({ fields: { number: { iframeTitle: 'Ihre Karte' } } });
  expect(frames.frame('number').title).toBe('Ihre Karte');
  await instance.update({ fields: { number: { iframeTitle: undefined } } });
  expect(frames.frame('number').title).toBe('Secure Credit Card Frame - Credit Card Number');
});

test.each([
  [true, 'ours'],
  [false, 'the provider’s'],
])('default: resolves with %s where the frames are %s', async (isUpdatable) => {
  const { instance, frames } = await setUpPage(['number']);
  document.body.append(document.getElementById('number') as Element); // the browser reloads it
  frames.emit('number', 'FRAME_READY', { field: 'number', ...(isUpdatable && { isUpdatable }) }, () => {});
  await expect(instance.update({ fields: { number: { internalLabel: 'Kartennummer' } } })).resolves.toBe(isUpdatable);
});

test('behavior: frames that are set up again receive the changed options', async () => {
  const { instance, frames } = await setUpPage(['number'], {
    fields: { number: { container: '#number', placeholder: 'one', maxCardLength: 16 } },
  });
  await instance.update({ fields: { number: { placeholder: 'two' } }, styles: { input: { color: 'white' } } });
  document.body.append(document.getElementById('number') as Element);
  frames.report('number');
  await Promise.resolve();
  expect(frames.configured[1]?.configuration).toMatchObject({
    fields: { number: { placeholder: 'two', maxCardLength: 16 } },
    styles: { input: { color: 'white' } },
  });
});

test('behavior: nothing to change', async () => {
  const { instance } = await setUpPage();
  await expect(instance.update({})).resolves.toBe(false);
  await expect((instance.update as () => Promise<boolean>)()).resolves.toBe(false);
});

test.each([
  ['HOSTED_FIELDS_FIELD_INVALID', { fields: { card: {} } }],
  ['HOSTED_FIELDS_FIELD_NOT_PRESENT', { fields: { postalCode: {} } }],
  ['HOSTED_FIELDS_ATTRIBUTE_VALUE_NOT_ALLOWED', { fields: { cvv: { placeholder: true } } }],
  ['HOSTED_FIELDS_FIELD_PROPERTY_INVALID', { fields: { cvv: { internalLabel: 5n } } }],
])('error: %s', async (code, options) => {
  const { instance, frames } = await setUpPage();
  await expect(instance.update(options as never)).rejects.toMatchObject({ code, type: 'MERCHANT' });
  expect(frames.readPosted('cvv', 'UPDATE_OPTIONS')).toEqual([]);
});
