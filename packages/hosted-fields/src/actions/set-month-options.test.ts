import { setUpPage } from '../fixtures/set-up-page';

const months = ['janvier', 'février'];

afterEach(() => document.body.replaceChildren());

test('default: resolves when the frame responds', async () => {
  const { instance, frames } = await setUpPage(['expirationMonth'], {
    fields: { expirationMonth: { container: document.body, select: true } },
  });
  const call = instance.setMonthOptions(months);
  expect(frames.readPosted('expirationMonth', 'SET_MONTH_OPTIONS')).toEqual([months]);
  frames.respond('expirationMonth', 'SET_MONTH_OPTIONS');
  await expect(call).resolves.toBeUndefined();
});

test('error: HOSTED_FIELDS_FIELD_PROPERTY_INVALID', async () => {
  const code = 'HOSTED_FIELDS_FIELD_PROPERTY_INVALID';
  const without = await setUpPage(['number']);
  await expect(without.instance.setMonthOptions(months)).rejects.toMatchObject({
    code,
    type: 'MERCHANT',
    details: undefined,
    message: 'expirationMonth must be configured.',
  });
  const input = await setUpPage(['expirationMonth']);
  await expect(input.instance.setMonthOptions(months)).rejects.toMatchObject({
    code,
    message: 'expirationMonth must be a select.',
  });
});

test('error: HOSTED_FIELDS_FIELD_PROPERTY_INVALID for texts that are not an array, and when the frame is removed', async () => {
  const { instance } = await setUpPage(['expirationMonth'], {
    fields: { expirationMonth: { container: document.body, select: true } },
  });
  const code = 'HOSTED_FIELDS_FIELD_PROPERTY_INVALID';
  await expect(instance.setMonthOptions(undefined as never)).rejects.toMatchObject({ code });
  const call = instance.setMonthOptions(months);
  document.body.replaceChildren();
  await expect(call).rejects.toMatchObject({ code });
});
